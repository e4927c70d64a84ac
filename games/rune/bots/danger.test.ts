import type { LEVELS } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { play } from '../rules/fight/testing.ts';
import { dangerFor } from './danger.ts';
import { deathBy, heroesPrevail } from './stakes.ts';
import { survey, unitNamed } from './survey.ts';
import { TEMPERS } from './temper.ts';

const { ragnar, gunnhild, hrolf } = READY_MADE;

const MIDDLING = { init: 5, atk: 6, dfn: 6, dam: 10, soak: 6, hp: 50, res: 5 };

type Level = (typeof LEVELS)[number];

interface Standing {
  readonly target: 'h0' | 'h1';
  readonly acted?: boolean;
  readonly hurtBy?: 'h0' | 'h1';
  readonly fellow?: { readonly x: number; readonly y: number };
}

/** What Ragnar has to fear beside a foe that follows the chart. */
function beside(
  level: Level,
  { target, acted = false, hurtBy, fellow = { x: 12, y: 12 } }: Standing,
): number {
  const { state } = play({
    heroes: [ragnar, gunnhild],
    foes: [{ statistics: MIDDLING, selfWilled: false }],
    fighters: {
      h0: { x: 10, y: 10 },
      h1: fellow,
      f0: {
        x: 12,
        y: 10,
        target,
        steps: acted ? [] : [5],
        grudges: hurtBy === undefined ? [] : [{ by: hurtBy, hurt: 20 }],
      },
    },
    turn: 'h0',
  });
  const field = survey(state, TEMPERS[level]);
  return dangerFor(field, unitNamed(field, 'h0')).at(10, 10);
}

describe('[RUN-RUN-30] [RUN-RUN-37] what jarl knows, and no thrall, of the chart by which foes choose', () => {
  it('whom it hates most it will take next, and he fears it the more if that is himself', () => {
    const fear = (hurtBy: 'h0' | 'h1', level: Level) => beside(level, { target: 'h1', acted: true, hurtBy });
    expect(fear('h0', 'jarl')).toBeGreaterThan(3 * fear('h1', 'jarl'));
    expect(fear('h0', 'thrall')).toBe(fear('h1', 'thrall'));
  });

  it('if nobody else is beside it, it will be him', () => {
    const alone = beside('jarl', { target: 'h1', acted: true, fellow: { x: 30, y: 28 } });
    expect(alone).toBeGreaterThan(beside('jarl', { target: 'h1', acted: true, hurtBy: 'h1' }));
  });

  it('it strikes once more at whom it has, unless it has acted', () => {
    const fear = (acted: boolean, level: Level) => beside(level, { target: 'h0', acted, hurtBy: 'h1' });
    expect(fear(false, 'jarl')).toBeGreaterThan(2 * fear(true, 'jarl'));
    expect(fear(false, 'thrall')).toBe(fear(true, 'thrall'));
  });
});

describe('[RUN-DMG-11] how likely a round is somebody’s last', () => {
  it('the more may come and the less is left, the likelier', () => {
    expect(deathBy(80, 0, 10, 0.5)).toBeLessThan(0.01);
    expect(deathBy(20, 0, 10, 0.5)).toBeGreaterThan(0.1);
    expect(deathBy(10, 0, 10, 0.5)).toBeGreaterThan(2 * deathBy(20, 0, 10, 0.5));
    expect(deathBy(20, 0, 20, 0.5)).toBeGreaterThan(2 * deathBy(20, 0, 10, 0.5));
    expect(deathBy(1, 4, 0, 0)).toBe(0);
  });

  it('whoever has four Wounds dies of the next, and one with three of the next two', () => {
    expect(deathBy(500, 4, 10, 0.4)).toBeCloseTo(0.4);
    expect(deathBy(500, 3, 10, 0.4)).toBeCloseTo(0.04);
    expect(deathBy(500, 0, 10, 0.4)).toBeLessThan(0.001);
  });

  it('whoever has hardly anything left fears for it, though he was as good as dead before', () => {
    const fear = (x: number): number => {
      const { state } = play({
        heroes: [ragnar],
        foes: [{ statistics: { ...MIDDLING, atk: 12 }, selfWilled: false }],
        fighters: { h0: { x: 10, y: 10, hp: 8, wounds: 3 }, f0: { x, y: 10, target: 'h0', steps: [5] } },
        turn: 'h0',
      });
      const field = survey(state);
      return dangerFor(field, unitNamed(field, 'h0')).at(10, 10);
    };
    // Hit points alone would be eight.
    expect(fear(12)).toBeGreaterThan(0.3 * TEMPERS.karl.life);
    expect(fear(36)).toBeLessThan(fear(12) / 2);
  });
});

it('[RUN-MELEE-06] several who strike at one are worth more than each of them alone', () => {
  const ratio = (heroes: number): number => {
    const { state } = play({
      heroes: Array.from({ length: heroes }, () => ragnar),
      foes: [{ statistics: { ...MIDDLING, atk: 14, dfn: 14, hp: 120 } }],
      turn: 'h0',
    });
    const prevail = heroesPrevail(survey(state));
    return (prevail / (1 - prevail)) ** (2 / 3);
  };
  // Twice the blows and twice the hit points would be four times as much.
  expect(ratio(2)).toBeGreaterThan(4.2 * ratio(1));
});

it('[RUN-MISSILE-01] how a fight stands counts shots of those who hold a bow', () => {
  const stands = (hand: number): number =>
    heroesPrevail(
      survey(
        play({
          heroes: [hrolf],
          foes: [{ statistics: { ...MIDDLING, dfn: 12 } }],
          fighters: { h0: { x: 5, y: 10, hand }, f0: { x: 25, y: 10 } },
          turn: 'h0',
        }).state,
      ),
    );
  const [bow, dagger] = [0, 1];
  expect(stands(bow)).toBeGreaterThan(1.5 * stands(dagger));
});
