import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { hrolf, gunnhild, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Hrolf shoots with 6 for 6. */
const RANGE: Scene = {
  heroes: [hrolf],
  foes: [GOBLIN],
  fighters: { h0: { x: 5, y: 10 }, f0: { x: 15, y: 10 } },
  turn: 'h0',
};
const SHOT = 'shoot:f0:0:plain';

describe('a shot', () => {
  it('[RUN-MISSILE-01] [RUN-MISSILE-04] [RUN-MISSILE-07] [RUN-MISSILE-08] at who does not dodge has to reach six', () => {
    const hit = play(RANGE, 5).choose(SHOT, 'stand');
    expect(hit.told('shot')).toMatchObject([{ attack: 11, defence: 6 }]);
    expect(one(hit, 'f0').hp).toBe(50 - (5 + 6 - 3));
    const missed = play(RANGE, 1, 2).choose(SHOT, 'stand');
    expect(one(missed, 'f0').hp).toBe(50);
  });

  it('[RUN-MISSILE-03] [RUN-MISSILE-05] [RUN-ABIL-DOD-02] at who dodges has to reach what he rolls', () => {
    const foe = play(RANGE, 5, 9).choose(SHOT, 'dodge');
    expect(foe.told('shot')).toMatchObject([{ attack: 11, defence: 9 + 2 }]);
    // [RUN-TV-C27] The shield helps Gunnhild, whose Dodge is 2 and Qik 2.
    const scene: Scene = {
      heroes: [gunnhild],
      foes: [{ ...GOBLIN, missile: 'bow' }],
      fighters: { h0: { x: 5, y: 10 }, f0: { x: 15, y: 10, hand: 1 } },
      turn: 'f0',
    };
    const hero = play(scene, 9, 3).choose('shoot:h0:1:plain', 'dodge');
    expect(hero.told('shot')).toMatchObject([{ attack: 9 + 8 - 4 - 3, defence: 3 + 2 + 2 }]);
    const stands = play(scene, 9).choose('shoot:h0:1:plain', 'stand');
    expect(stands.told('shot')).toMatchObject([{ attack: 9 + 8 - 4, defence: 6 }]);
  });

  it('[RUN-MISSILE-02] needs five paces', () => {
    const at = (x: number) => play({ ...RANGE, fighters: { h0: { x: 5, y: 10 }, f0: { x, y: 10 } } });
    expect(optionsOf(at(9), 'shoot')).toEqual([]);
    expect(optionsOf(at(10), 'shoot')).toContain(SHOT);
  });

  it.each([
    ['moved', -6],
    ['withdrawing', 3],
    ['fleeing', 6],
    ['reckless', 6],
  ] as const)('[RUN-MISSILE-06] [RUN-ACT-20] [RUN-ACT-25] at somebody %s counts %i', (movement, by) => {
    const scene: Scene = { ...RANGE, fighters: { ...RANGE.fighters, f0: { x: 15, y: 10, movement } } };
    expect(play(scene, 5).choose(SHOT, 'stand').told('shot')).toMatchObject([{ attack: 11 + by }]);
  });

  it('[RUN-MISSILE-06] [RUN-ACT-06] at somebody who weaves counts three less', () => {
    const scene: Scene = {
      ...RANGE,
      fighters: { ...RANGE.fighters, f0: { x: 15, y: 10, stance: 'weaving' } },
    };
    expect(play(scene, 5).choose(SHOT, 'stand').told('shot')).toMatchObject([{ attack: 8 }]);
  });

  it('[RUN-MISSILE-10] [RUN-MISSILE-11] [RUN-MISSILE-12] [RUN-MISSILE-13] [RUN-TV-C25] into a crowd is harder, and finds one of it', () => {
    const scene: Scene = {
      ...RANGE,
      heroes: [hrolf, ragnar],
      foes: [GOBLIN, GOBLIN, GOBLIN],
      fighters: {
        h0: { x: 0, y: 0 },
        h1: { x: 5, y: 0 },
        f0: { x: 10, y: 0 },
        f1: { x: 12, y: 3 },
        f2: { x: 16, y: 0 },
      },
    };
    // 5 + 6 = 11 misses 6 + 6, but not 6; the first of two is Ragnar, whose Soak is 6.
    const stray = play(scene, 5, 1).choose(SHOT, 'stand');
    expect(stray.told('shot')).toMatchObject([{ others: 2 }]);
    expect(stray.told('strayed')).toMatchObject([{ hit: 'h1' }]);
    expect(one(stray, 'h1').hp).toBe(77 - (5 + 6 - 6));
    const other = play(scene, 5, 2).choose(SHOT, 'stand');
    expect(one(other, 'f1').hp).toBe(50 - (5 + 6 - 3));
    const hit = play(scene, 6).choose(SHOT, 'stand');
    expect(one(hit, 'f0').hp).toBe(50 - (0 + 6 - 3));
  });

  it('[RUN-MISSILE-16] takes an arrow, and none is shot when none is left', () => {
    const driver = play(RANGE, 5).choose(SHOT, 'stand');
    expect(one(driver, 'h0').pieces[0]).toBe(11);
    const empty = play({
      ...RANGE,
      fighters: { ...RANGE.fighters, h0: { x: 5, y: 10, pieces: [0, 1, 1, 1] } },
    });
    expect(optionsOf(empty, 'shoot')).toEqual([]);
  });

  it('[RUN-MISSILE-15] leaves one with bare hands against a blow', () => {
    const scene: Scene = { ...RANGE, fighters: { h0: { x: 13, y: 10 }, f0: { x: 15, y: 10 } }, turn: 'f0' };
    const driver = play(scene, 4, 3).choose('strike:h0:0:plain', 'stand');
    expect(driver.told('struck')).toMatchObject([{ defence: 3 + 5 }]);
  });

  it('[RUN-MISSILE-18] [RUN-RULING-C17] [RUN-RULING-C24] is not dodged by whoever cannot', () => {
    const scene: Scene = {
      ...RANGE,
      fighters: { ...RANGE.fighters, f0: { x: 15, y: 10, condition: 'incapacitated', wounds: 4 } },
    };
    expect(play(scene, 5).choose(SHOT).told('shot')).toMatchObject([
      { defence: 6, sums: { defence: [{ of: 'standing', by: 6 }] } },
    ]);
  });

  it('[RUN-MISSILE-02] [RUN-RULING-C28] [RUN-RULING-C29] a thrown weapon flies from three paces, lies where its target stands, and is picked up by half an action', () => {
    const thrower = {
      ...hrolf,
      weapons: [{ weapon: 'throwing-axe' as const }, { weapon: 'dagger' as const }],
    };
    const scene: Scene = {
      heroes: [thrower],
      foes: [GOBLIN],
      fighters: { h0: { x: 12, y: 10 }, f0: { x: 15, y: 10 } },
      turn: 'h0',
    };
    expect(
      optionsOf(play({ ...scene, fighters: { h0: { x: 13, y: 10 }, f0: { x: 15, y: 10 } } }), 'shoot'),
    ).toEqual([]);
    const driver = play(scene, 5).choose('shoot:f0:0:plain', 'stand');
    expect(one(driver, 'h0')).toMatchObject({ lying: [{ form: 0, x: 15, y: 10 }], hand: 2 });
    const there = {
      h0: { x: 15, y: 10, lying: [{ form: 0, x: 15, y: 10 }], hand: 2, pieces: [0, 1, 1, 1] },
      f0: { x: 30, y: 10 },
    };
    const found = play({ ...scene, fighters: there });
    expect(optionsOf(found, 'shoot')).toEqual([]);
    found.choose('pickUp:0');
    expect(one(found, 'h0')).toMatchObject({ hand: 0, lying: [], pieces: [1, 1, 1, 1] });
    expect(found.kind).toBe('act');
  });

  it('[RUN-RULING-C29] half of the arrows are found after the fight', () => {
    const over: Scene = {
      ...RANGE,
      fighters: { h0: { x: 5, y: 10, pieces: [5, 1, 1, 1, 1] }, f0: { x: 15, y: 10, condition: 'dead' } },
      turn: undefined as never,
      agenda: [{ step: 'endRound' }],
    };
    expect(one(play(over), 'h0').pieces[0]).toBe(5 + 3);
  });
});
