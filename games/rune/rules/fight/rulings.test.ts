// Rulings that a group may decide otherwise.

import { Match } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { chanceOf } from '../dice.ts';
import { fighterOf } from './fighters.ts';
import { rules } from './game.ts';
import { odds } from './odds.ts';
import { type GameOptions, GameOptionsSchema } from './options.ts';
import { allDiceCast, HEROES_SEAT, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild, hrolf } = READY_MADE;
const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const NEAR: Scene = {
  heroes: [ragnar, gunnhild],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, h1: { x: 30, y: 25 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};
const ruled = (scene: Scene, options: GameOptions): Scene => ({ ...scene, options });

describe('a defence that nobody rolls', () => {
  it('[RUN-BASIC-21] counts five higher', () => {
    const rolled = play(NEAR, 6, 2).choose('strike:f0:0:plain', 'stand').told('struck');
    const fixed = play(ruled(NEAR, { staticDefence: true }), 6)
      .choose('strike:f0:0:plain', 'stand')
      .told('struck');
    expect(Number(fixed[0]?.defence)).toBe(Number(rolled[0]?.defence) + 3);
    expect(fixed[0]?.attack).toBe(rolled[0]?.attack);
  });

  it('[RUN-BASIC-21] is told before one strikes', () => {
    const known = (options: GameOptions) =>
      odds(play({ ...ruled(NEAR, { statistics: 'always', ...options }) }).state, HEROES_SEAT, {
        act: 'strike',
        target: 'f0',
        form: 0,
        manner: 'plain',
      })?.find(({ outcome }) => outcome === 'miss')?.chance;
    // Ragnar's 9 and a die against 7 and five.
    expect(known({ staticDefence: true })).toBeCloseTo(1 - chanceOf(9, 7 + 5), 9);
    expect(known({})).not.toBeCloseTo(1 - chanceOf(9, 7 + 5), 3);
  });

  it('[RUN-BASIC-21] [RUN-RULING-C47] comes on top of a score that is halved', () => {
    const held: Scene = {
      ...NEAR,
      fighters: { ...NEAR.fighters, f0: { x: 12, y: 10, held: { by: 'h1', how: 'hold', margin: 2 } } },
    };
    const [struck] = play(ruled(held, { staticDefence: true }), 6)
      .choose('strike:f0:0:plain')
      .told('struck');
    expect(struck).toMatchObject({ defence: Math.floor(7 / 2) + 5 });
  });
});

it('[RUN-RULING-C11] a charge is ten paces long, or twenty', () => {
  const field: Scene = {
    ...NEAR,
    foes: [{ ...GOBLIN, foe: 'giant' }],
    fighters: { h0: { x: 35, y: 25 }, h1: { x: 20, y: 10 }, f0: { x: 2, y: 8 } },
    turn: 'f0',
  };
  const attack = (options: GameOptions): unknown =>
    play(ruled(field, options), 5, 5).choose('walk:14:8', 'strike:h1:0:plain', 'stand').told('struck')[0]
      ?.attack;
  expect(Number(attack({}))).toBe(Number(attack({ chargeFrom: 20 })) + 3);
});

it('[RUN-RULING-C18] lying takes off four, or six', () => {
  const lying: Scene = { ...NEAR, fighters: { ...NEAR.fighters, f0: { x: 12, y: 10, fallen: true } } };
  const defence = (options: GameOptions): number =>
    Number(play(ruled(lying, options), 6, 5).choose('strike:f0:0:plain', 'stand').told('struck')[0]?.defence);
  expect(defence({})).toBe(7 + 5 - 4);
  expect(defence({ fallenPenalty: 6 })).toBe(7 + 5 - 6);
});

it('[RUN-RULING-C10] what hampers a shot counts also where somebody dodges, or only where nobody does', () => {
  const far: Scene = {
    heroes: [hrolf],
    foes: [GOBLIN],
    fighters: { h0: { x: 5, y: 10 }, f0: { x: 20, y: 10, movement: 'moved' } },
    turn: 'h0',
  };
  const attack = (options: GameOptions, answer: 'dodge' | 'stand'): number =>
    Number(
      play(ruled(far, options), 5, ...(answer === 'dodge' ? [5] : []))
        .choose('shoot:f0:0:plain', answer)
        .told('shot')[0]?.attack,
    );
  expect(attack({}, 'dodge')).toBe(attack({}, 'stand'));
  expect(attack({ shotConditions: 'undodged' }, 'dodge')).toBe(attack({}, 'dodge') + 6);
  expect(attack({ shotConditions: 'undodged' }, 'stand')).toBe(attack({}, 'stand'));
});

it('[RUN-RULING-C22] Wounds heal by what a roll has more than it needs, or by all of it', () => {
  const healed = (healing: 'margin' | 'total', wounds: number): number => {
    const driver = play(
      {
        ...NEAR,
        options: { healing },
        fighters: { ...NEAR.fighters, h0: { x: 10, y: 10, hp: 10, wounds } },
        turn: undefined as never,
        agenda: [{ step: 'care', healer: 'h1', patient: 'h0' }],
      },
      10,
      10,
      7,
    );
    return fighterOf(driver.state, 'h0').hp;
  };
  const difficulty = 5 + 3;
  expect(healed('total', 1)).toBe(healed('margin', 1) + difficulty);
  expect(healed('total', 0)).toBe(healed('margin', 0));
});

it('[RUN-WORLD-03] the odds of a duel know that no blow takes more than was agreed', () => {
  const chances = (options: GameOptions) => {
    const scene = play(ruled({ ...NEAR, foes: [GOBLIN] }, { statistics: 'always', ...options })).state;
    const duel = { form: 'free' as const, cap: 8, target: 20, dealt: {}, winner: null, verdict: null };
    const strike = { act: 'strike', target: 'f0', form: 0, manner: 'plain' } as const;
    return [scene, { ...scene, duel }].map(
      (state) => odds(state, HEROES_SEAT, strike)?.find(({ outcome }) => outcome === 'wound')?.chance,
    );
  };
  const [free, bound] = chances({});
  expect(free).toBeGreaterThan(0);
  expect(bound).toBe(0);
});

describe('a rule that the book does not have', () => {
  it('[RUN-BASIC-31] is agreed before the fight begins, from a closed list, and holds to its end', () => {
    expect(GameOptionsSchema.safeParse({ fallenPenalty: 6 }).success).toBe(true);
    expect(GameOptionsSchema.safeParse({ fallenPenalty: 5 }).success).toBe(false);
    expect(GameOptionsSchema.safeParse({ axesNeverBreak: true }).success).toBe(false);
    const driver = play(ruled(NEAR, { fallenPenalty: 6, chargeFrom: 20 }), 6, 2);
    const agreed = driver.state.rulings;
    expect(agreed).toMatchObject({ fallenPenalty: 6, chargeFrom: 20 });
    expect(driver.choose('strike:f0:0:plain', 'stand').state.rulings).toEqual(agreed);
    // In a fight by itself nothing that anybody can answer changes them; only the table of a sitting may. RUN-RUN-21
    const begun = Match.create(rules as never, {
      seats: [['ragnar'], 'foes'],
      options: { fallenPenalty: 6, rounds: 3 },
      seed: '7'.padStart(64, '0'),
    });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const match = begun.ok;
    const ruled6 = (match.view(null) as { rulings?: unknown }).rulings;
    while (match.result === null) {
      const [asked] = match.decisions();
      match.play(asked!.seat, asked!.options.at(-1)!.id);
      expect((match.view(null) as { rulings?: unknown }).rulings).toEqual(ruled6);
    }
    expect(ruled6).toMatchObject({ fallenPenalty: 6 });
  });
});
