import { afterEach, describe, expect, it } from 'vitest';
import { VERTICAL_PACE } from '../../content/terrain.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { gunnhild, hrolf, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Axe, maul, bow and fists; the axe in hand, the maul at the belt. */
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};
const ALONE: Scene = { ...DUEL, fighters: { h0: { x: 10, y: 10 }, f0: { x: 38, y: 28 } } };

describe('a turn', () => {
  it('[RUN-ACT-01] [RUN-ACT-10] is one action: an attack with target and weapon, or something else', () => {
    const driver = play(DUEL, 4, 6);
    expect(optionsOf(driver, 'strike')).toContain('strike:f0:0:plain');
    expect(optionsOf(driver, 'seize')).not.toEqual([]);
    driver.choose('strike:f0:0:plain', 'stand');
    expect(driver.told('struck')).toHaveLength(1);
    expect(driver.asked).toEqual([]);
    expect(play(ALONE).choose('seize:25:10').asked).toEqual([]);
  });

  it('[RUN-ACT-02] readies another weapon and strikes with it at once, but plainly', () => {
    const strikes = optionsOf(play(DUEL), 'strike');
    expect(strikes).toContain('strike:f0:0:holding');
    expect(strikes.filter((id) => id.startsWith('strike:f0:1'))).toEqual(['strike:f0:1:plain']);
    const driver = play(DUEL, 4, 6).choose('strike:f0:1:plain', 'stand');
    expect(driver.told('struck')).toMatchObject([{ form: 1, attack: 4 + 8 }]);
    expect(one(driver, 'h0').hand).toBe(1);
  });

  it('[RUN-ACT-07] [RUN-RULING-C54] binds to what was chosen first in the round', () => {
    const again = (stance: 'holding' | 'weaving'): string[] =>
      optionsOf(play({ ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, stance } } }), 'strike');
    for (const stance of ['holding', 'weaving'] as const)
      expect(again(stance).filter((id) => id.startsWith('strike:f0:0'))).toEqual(['strike:f0:0:plain']);
    // Whoever holds his ground stays there.
    const holds: Scene = { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, stance: 'holding' } } };
    expect(optionsOf(play(holds), 'walk')).toEqual([]);
  });

  it('[RUN-ACT-09] offers no attack that cannot be made, and may be let pass', () => {
    const driver = play(ALONE);
    expect(optionsOf(driver, 'strike')).toEqual([]);
    expect(driver.options()).toContain('done');
    expect(driver.choose('done').asked).toEqual([]);
  });

  it('[RUN-ACT-11] of whoever is Engaged leaves room for half an action and a plain attack', () => {
    const driver = play(DUEL, 4, 6).choose('change:1');
    expect(optionsOf(driver, 'strike')).toEqual(['strike:f0:1:plain']);
    driver.choose('strike:f0:1:plain', 'stand');
    expect(driver.told('struck')).toHaveLength(1);
    // Who was not Engaged when he began has nothing left but a move.
    const near: Scene = { ...DUEL, fighters: { h0: { x: 10, y: 10 }, f0: { x: 15, y: 10 } } };
    const changed = play(near).choose('change:1', 'walk:12:10');
    expect(optionsOf(changed, 'strike')).toEqual([]);
  });

  it('[RUN-ACT-12] takes nothing from the rolls that need no action', () => {
    // On ice he rolls to keep his feet, and goes on.
    const ice: Scene = {
      ...ALONE,
      map: {
        zones: [
          {
            kind: 'slippery',
            area: [
              [11, 8, 8],
              [11, 9, 8],
              [11, 10, 8],
              [11, 11, 8],
              [11, 12, 8],
            ],
            from: 1,
          },
        ],
      },
    };
    const driver = play(ice, 9).choose('walk:15:10');
    expect(driver.told('roll')).toMatchObject([{ for: 'balance' }]);
    expect(driver.kind).toBe('act');
    expect(optionsOf(driver, 'change')).toContain('change:1');
  });

  it('[RUN-ACT-38] [RUN-RULING-C50] begins on one’s feet, hears the defender before the dice, and strays before it is answered', () => {
    const lying: Scene = { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, fallen: true } } };
    const driver = play(lying, 9, 4, 6);
    expect(driver.told('rose')).toHaveLength(1);
    driver.choose('strike:f0:0:plain');
    expect(driver.kind).toBe('forestall');
    expect(driver.told('roll').map((event) => event.for)).toEqual(['rising']);
    driver.choose('stand');
    expect(driver.told('roll').map((event) => event.for)).toEqual(['rising', 'attack', 'defence']);
  });
});

describe('on one’s feet', () => {
  it('[RUN-ACT-16] a pace is thirty inches', () => {
    expect(VERTICAL_PACE * 12).toBe(30);
  });

  it('[RUN-ACT-17] one seizes any free spot within a whole move, and good ground counts as long as one holds it', () => {
    const good: Scene = {
      ...ALONE,
      map: { zones: [{ kind: 'advantageous', area: [[28, 10, 1]] }] },
    };
    const seizes = optionsOf(play(good), 'seize');
    expect(seizes).toContain('seize:28:10');
    expect(seizes).not.toContain('seize:31:10');
    const held = play(good).choose('seize:28:10');
    expect(one(held, 'h0')).toMatchObject({ x: 28, y: 10 });
    const total = (x: number): number =>
      play(
        {
          ...good,
          fighters: { ...good.fighters, h0: { x, y: 10 } },
          turn: undefined as never,
          agenda: [{ step: 'initiative' }],
        },
        3,
        8,
      ).told('initiative')[0]?.total as number;
    expect(total(28)).toBeGreaterThan(total(10));
  });

  it('[RUN-ACT-18] one seeks cover the same way, and stands behind it', () => {
    const yard: Scene = {
      ...DUEL,
      heroes: [ragnar],
      foes: [{ ...GOBLIN, missile: 'bow' }],
      map: { objects: [{ id: 'cart', kind: 'cover', area: [[20, 10, 1]], degree: 'half', persons: 2 }] },
      fighters: { h0: { x: 3, y: 10 }, f0: { x: 35, y: 10, hand: 1 } },
    };
    const behind = play(yard).choose('seize:19:10').state;
    const shot = play(
      { ...yard, fighters: { h0: { x: 19, y: 10 }, f0: { x: 35, y: 10, hand: 1 } }, turn: 'f0' },
      // It has to find him first.
      10,
      5,
      7,
    );
    shot.choose('shoot:h0:1:plain', 'stand');
    expect(behind.fighters[0]).toMatchObject({ x: 19 });
    expect(shot.told('shot')).toMatchObject([
      { sums: { attack: expect.arrayContaining([{ of: 'cover', by: -6 }]) } },
    ]);
  });

  it('[RUN-ACT-37] a reckless run is a first action, and the last of the round', () => {
    const quick: Scene = { ...ALONE, fighters: { ...ALONE.fighters, h0: { x: 10, y: 10, steps: [30, 10] } } };
    expect(one(play(quick, 9).choose('rush:35:10'), 'h0').steps).toEqual([]);
    const second: Scene = { ...ALONE, fighters: { ...ALONE.fighters, h0: { x: 10, y: 10, acted: 1 } } };
    expect(optionsOf(play(second), 'rush')).toEqual([]);
  });

  it('[RUN-ACT-27] [RUN-RULING-C15] it tires whoever does not reach eleven with Stamina, twice at most', () => {
    // Stamina 3.
    expect(one(play(ALONE, 8).choose('rush:35:10'), 'h0').impairment).toBe(0);
    expect(one(play(ALONE, 7).choose('rush:35:10'), 'h0').impairment).toBe(1);
    const spent: Scene = { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, impairment: 3 } } };
    const struck = play(spent, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ attack: 4 + 9 - 2 }]);
  });

  it('[RUN-RULING-C09] what one does lasts until the end of the round, a withdrawal until one acts again', () => {
    const ends = (details: object) =>
      one(
        play({
          ...DUEL,
          fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, ...details } },
          turn: undefined as never,
          agenda: [{ step: 'endRound' }],
        }),
        'h0',
      );
    expect(ends({ stance: 'holding', movement: 'moved' })).toMatchObject({
      stance: 'none',
      movement: 'none',
    });
    expect(ends({ movement: 'withdrawing' }).movement).toBe('withdrawing');
    const acts: Scene = {
      ...DUEL,
      fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, movement: 'withdrawing' } },
    };
    expect(one(play(acts), 'h0').movement).toBe('none');
  });
});

describe('weapons', () => {
  it('[RUN-RULING-C46] one has one in hand and one at the belt', () => {
    const { state } = play({
      ...DUEL,
      heroes: [ragnar, hrolf, gunnhild],
      fighters: {},
      turn: undefined as never,
    });
    expect(state.fighters.slice(0, 3)).toMatchObject([
      { hand: 0, belt: 1 },
      { hand: 0, belt: 1 },
      { hand: 0, belt: 1 },
    ]);
  });

  it('[RUN-ACT-29] are changed with care by half an action, with half a move or by weaving', () => {
    const driver = play(ALONE).choose('change:2');
    expect(one(driver, 'h0')).toMatchObject({ hand: 2, belt: 1 });
    expect(driver.options()).toContain('weave');
    expect(optionsOf(driver, 'walk')).toContain('walk:12:10');
    expect(optionsOf(driver, 'seize')).toEqual([]);
    expect(optionsOf(driver, 'change')).toEqual([]);
    const empty: Scene = { ...ALONE, fighters: { ...ALONE.fighters, h0: { x: 10, y: 10, belt: null } } };
    expect(one(play(empty).choose('change:2'), 'h0')).toMatchObject({ hand: 2, belt: 0 });
  });

  it('[RUN-ACT-30] are changed without care for nothing: one falls, the one at the belt is ready', () => {
    const near: Scene = { ...DUEL, fighters: { h0: { x: 10, y: 10 }, f0: { x: 15, y: 10 } } };
    const driver = play(near, 4, 6).choose('swap');
    expect(one(driver, 'h0')).toMatchObject({ hand: 1, belt: null, lying: [{ form: 0, x: 10, y: 10 }] });
    expect(driver.options()).not.toContain('swap');
    driver.choose('walk:12:10', 'strike:f0:1:plain', 'stand');
    expect(driver.told('struck')).toMatchObject([{ form: 1 }]);
  });
});
