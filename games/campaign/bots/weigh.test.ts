import { type Choice, type Decision, decisionOf, optionId } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { campaign as game } from '../index.ts';
import type { State } from '../rules/state.ts';
import { NORMANS, type Scene, scene, VIKINGS } from '../rules/testing.ts';

function best(of: Scene, seat: number): string {
  const state: State = scene(of);
  const decision = decisionOf(game, state, seat) as Decision;
  const weights = game.sense.weigh(state, decision);
  return optionId(decision.options[weights.indexOf(Math.max(...weights))] as Choice);
}

function weightOf(of: Scene, seat: number, option: string): number {
  const state: State = scene(of);
  const decision = decisionOf(game, state, seat) as Decision;
  const at = decision.options.findIndex((choice) => optionId(choice) === option);
  return game.sense.weigh(state, decision)[at] as number;
}

const command = (seat: number): { step: 'command'; seat: number }[] => [{ step: 'command', seat }];

describe('rules of thumb', () => {
  it('fall upon a weak raider who stands beside a strong army', () => {
    const of: Scene = {
      normans: [
        { points: 6, in: '5,3' },
        { points: 4, in: '2,4' },
      ],
      vikings: [
        { points: 3, in: '6,3', shown: true },
        { points: 6, in: 'ship' },
      ],
      ship: '9,4',
      agenda: command(NORMANS),
    };
    expect(best(of, NORMANS)).toBe('move:n1:6,3');
  });

  it('stay in a village that nobody disputes', () => {
    const of: Scene = {
      normans: [{ points: 6, in: '2,4' }],
      vikings: [
        { points: 4, in: '6,3' },
        { points: 3, in: 'ship' },
      ],
      ship: '9,4',
      agenda: command(VIKINGS),
    };
    expect(best(of, VIKINGS)).not.toMatch(/^move:v1/);
  });

  it('never leave the ship alone on a coast where the enemy is near', () => {
    const of: Scene = {
      normans: [{ points: 6, in: '5,4' }],
      vikings: [
        { points: 4, in: 'ship' },
        { points: 6, in: '6,1' },
      ],
      ship: '7,4',
      agenda: command(VIKINGS),
    };
    expect(best(of, VIKINGS)).not.toMatch(/^land/);
  });

  it('go into an empty castle when nobody can come in time, and not when somebody can', () => {
    const of = (near: string): Scene => ({
      normans: [
        { points: 6, in: '-4,9' },
        { points: 5, in: near },
      ],
      vikings: [
        { points: 4, in: '1,4' },
        { points: 3, in: 'ship' },
      ],
      ship: '9,4',
      state: { turn: 20 },
      agenda: command(VIKINGS),
    });
    expect(best(of('8,0'), VIKINGS)).toBe('move:v1:2,4');
    const eager = (near: string): number => weightOf(of(near), VIKINGS, 'move:v1:2,4');
    // Three turns until it falls: whoever is four steps away is late.
    expect(eager('2,0')).toBeGreaterThan(2 * eager('2,1'));
  });

  it('rather attack where a second army can strike after the first', () => {
    const eager = (second: string): number =>
      weightOf(
        {
          normans: [
            { points: 5, in: '0,6' },
            { points: 5, in: second },
            { points: 3, in: '2,4' },
          ],
          vikings: [
            { points: 5, in: '1,6', shown: true },
            { points: 3, in: 'ship' },
          ],
          ship: '9,4',
          agenda: command(NORMANS),
        },
        NORMANS,
        'move:n1:1,6',
      );
    expect(eager('2,6')).toBeGreaterThan(eager('6,1'));
  });

  it('divide into two strong armies and a weak one', () => {
    const of: Scene = { agenda: [{ step: 'divide', seats: [0, 1], answers: [null, null] }] };
    for (const seat of [NORMANS, VIKINGS])
      expect(best(of, seat).split(':')[1]?.split('-').sort()).toEqual(['3', '6', '6']);
  });

  it('take the bonus card, fight by the hall and confirm what was entered', () => {
    expect(best({ agenda: [{ step: 'bonusCard', seat: 0 }] }, 0)).toBe('draw');
    expect(best({ agenda: [{ step: 'way', seats: [0, 1], answers: [null, null] }] }, 0)).toBe('quick');
    expect(best({ agenda: [{ step: 'confirm', seats: [0, 1], answers: [null, null] }] }, 1)).toBe('confirm');
  });
});
