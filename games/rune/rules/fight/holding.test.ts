import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { chanceToBeat } from '../blow.ts';
import { chanceOf } from '../dice.ts';
import type { Mark } from '../hooks/mark.ts';
import { formOf } from './fighters.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { knut, ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Knut grasps with 5, and keeps hold with Dex 3 or Str 2 and Brawling 2. */
const CLINCH: Scene = {
  heroes: [knut, ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, h1: { x: 14, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};

describe('a hold', () => {
  it('[RUN-SPECIAL-02] [RUN-SPECIAL-03] [RUN-SPECIAL-04] takes a blow that does no harm, then a grip against his score', () => {
    // 8 + 5 = 13 against 4 + 7 − 2 (two press him); 6 + 5 = 11 against 7: by 4.
    const driver = play(CLINCH, 8, 4, 6).choose('grab:f0:hold', 'nothing');
    expect(one(driver, 'f0')).toMatchObject({ hp: 50, held: { by: 'h0', how: 'hold', margin: 4 } });
    const pinned = play(CLINCH, 8, 4, 6).choose('grab:f0:pin');
    expect(one(pinned, 'f0').held).toMatchObject({ how: 'pin', margin: 3 });
    expect(one(play(CLINCH, 3, 4).choose('grab:f0:hold'), 'f0').held).toBeNull();
  });

  it('[RUN-SPECIAL-07] [RUN-SPECIAL-08] leaves both nothing else to do', () => {
    const held = {
      ...CLINCH.fighters,
      f0: { x: 12, y: 10, held: { by: 'h0', how: 'hold' as const, margin: 4 } },
    };
    expect(play({ ...CLINCH, fighters: held, turn: 'f0' }).options()).toEqual(['breakFree', 'done']);
    expect(play({ ...CLINCH, fighters: held, turn: 'h0' }).options()).toEqual(['keepHold', 'release']);
    const freed = play({ ...CLINCH, fighters: held, turn: 'h0' }).choose('release');
    expect(one(freed, 'f0').held).toBeNull();
    expect(optionsOf(freed, 'strike')).not.toEqual([]);
  });

  it('[RUN-SPECIAL-06] [RUN-SPECIAL-09] [RUN-TV-C20] is broken by six and its margin', () => {
    const held = {
      ...CLINCH.fighters,
      f0: { x: 12, y: 10, held: { by: 'h0', how: 'hold' as const, margin: 4 } },
    };
    expect(one(play({ ...CLINCH, fighters: held, turn: 'f0' }, 8).choose('breakFree'), 'f0').held).toBeNull();
    expect(
      one(play({ ...CLINCH, fighters: held, turn: 'f0' }, 7).choose('breakFree'), 'f0').held,
    ).not.toBeNull();
    // A hero adds what he holds: Ragnar's axe 4, with Dex 3 and no Brawling.
    const hero = {
      ...CLINCH.fighters,
      h1: { x: 14, y: 10, held: { by: 'f0', how: 'hold' as const, margin: 4 } },
    };
    expect(one(play({ ...CLINCH, fighters: hero, turn: 'h1' }, 6).choose('breakFree'), 'h1').held).toBeNull();
    expect(
      one(play({ ...CLINCH, fighters: hero, turn: 'h1' }, 5).choose('breakFree'), 'h1').held,
    ).not.toBeNull();
  });

  it('[RUN-ABIL-BRA-02] is taken, tightened and broken by Brawling', () => {
    const wrestler = { ...knut, abilities: { ...knut.abilities, brawling: 3 as const } };
    const skilled: Scene = { ...CLINCH, heroes: [wrestler, ragnar] };
    // 3 + 6 = 9 against 4 + 7 − 2; one worse misses.
    expect(one(play(skilled, 3, 4, 6).choose('grab:f0:hold', 'nothing'), 'f0').held?.margin).toBe(5);
    expect(one(play(skilled, 3, 4, 6).choose('grab:f0:pin'), 'f0').held?.margin).toBe(4);
    expect(one(play(CLINCH, 3, 4).choose('grab:f0:pin'), 'f0').held).toBeNull();
    const breaks = (brawling: number) => {
      const held = { by: 'f0', how: 'hold' as const, margin: 4 };
      const victim = { ...ragnar, abilities: { ...ragnar.abilities, brawling } };
      const fighters = { ...CLINCH.fighters, h1: { x: 14, y: 10, held } };
      const scene: Scene = { ...CLINCH, heroes: [knut, victim], fighters, turn: 'h1' };
      return one(play(scene, 2).choose('breakFree'), 'h1').held === null;
    };
    expect([breaks(0), breaks(1)]).toEqual([false, true]);
  });

  it('[RUN-SPECIAL-10] [RUN-RULING-C47] makes it easy for others to strike, and dangerous for the holder', () => {
    const held = {
      ...CLINCH.fighters,
      f0: { x: 12, y: 10, held: { by: 'h0', how: 'hold' as const, margin: 4 } },
    };
    const hit = play({ ...CLINCH, fighters: held, turn: 'h1' }, 5, 3).choose('strike:f0:0:plain');
    // Half of 7 is 3, and two press him.
    expect(hit.told('struck')).toMatchObject([{ attack: 14, defence: 3 + 3 - 2 }]);
    // 2 + 9 = 11 against 10 + 3 + 1: the holder takes 12 + 3 − 5.
    const missed = play({ ...CLINCH, fighters: held, turn: 'h1' }, 2, 10, 3).choose('strike:f0:0:plain');
    expect(one(missed, 'h0').hp).toBe(82 - (12 + 3 - 5));
  });

  it('[RUN-RULING-C17] ends when the holder can hold no more', () => {
    const held = {
      h0: { x: 10, y: 10, hp: 3 },
      h1: { x: 14, y: 10 },
      f0: { x: 12, y: 10, held: { by: 'h0', how: 'hold' as const, margin: 4 } },
      f1: { x: 10, y: 12 },
    };
    const driver = play({ ...CLINCH, foes: [GOBLIN, GOBLIN], fighters: held, turn: 'f1' }, 9, 2).choose(
      'strike:h0:0:plain',
      'stand',
    );
    expect(one(driver, 'f0').held).toBeNull();
  });

  it('[RUN-SPECIAL-05] makes him drop his weapon, or both that he holds; a pin does not', () => {
    const driver = play(CLINCH, 8, 4, 6).choose('grab:f0:hold');
    expect(driver.kind).toBe('wrest');
    expect(driver.options()).toEqual(['weapon', 'nothing']);
    driver.choose('weapon');
    expect(one(driver, 'f0').lying).toEqual([{ form: 0, x: 12, y: 10 }]);
    expect(play(CLINCH, 8, 4, 6).choose('grab:f0:pin').kind).toBeNull();
    const shielded: Scene = {
      heroes: [gunnhild],
      foes: [{ statistics: { ...GOBLIN.statistics, res: 20 } }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
      turn: 'f0',
    };
    const both = play(shielded, 8, 4, 6).choose('grab:h0:hold', 'both');
    expect(one(both, 'h0')).toMatchObject({
      hand: 3,
      shieldAt: { x: 10, y: 10 },
      lying: [{ form: 0, x: 10, y: 10 }],
    });
    // Without the shield's three she parries worse, until she takes it up again.
    const { state } = both;
    expect(formOf(state, one(both, 'h0')).shieldDfn).toBe(0);
    const freed = {
      h0: { x: 10, y: 10, shieldAt: { x: 10, y: 10 } },
      f0: { x: 30, y: 10 },
    };
    const taken = play({ ...shielded, fighters: freed, turn: 'h0' }).choose('takeShield');
    expect(one(taken, 'h0').shieldAt).toBeNull();
    expect(formOf(taken.state, one(taken, 'h0')).shieldDfn).toBe(3);
  });

  it('[RUN-SPECIAL-02] [RUN-HOOK-31] is begun by an attack like any other: gifts hear of it, and what they add counts', () => {
    const gift = 'gathering-thunder';
    const long: Mark = { kind: 'gift', gift, by: 'h0', level: 2, n: 0, whom: ['f0'], until: null };
    const scene: Scene = {
      ...CLINCH,
      heroes: [spentOn({ [gift]: 2 }, knut), ragnar],
      fighters: { ...CLINCH.fighters, h0: { x: 10, y: 10, marks: [long] } },
    };
    // 3 + 5 against 4 + 7 − 2; with two and the first round 11.
    const asked = play(scene, 3, 4, 6).choose('grab:f0:hold');
    expect(asked.kind).toBe('preRoll');
    asked.choose('use', 'nothing');
    expect(one(asked, 'f0').held).toMatchObject({ by: 'h0' });
    expect(one(play(scene, 3, 4).choose('grab:f0:hold', 'pass'), 'f0').held).toBeNull();
  });

  it('[RUN-HOOK-54] is kept from a foe that another has chosen for himself', () => {
    const gift = 'shoulders-wide-as-bifrost';
    const chosen: Mark = { kind: 'gift', gift, by: 'h1', level: 1, n: 1, whom: ['f0'], until: null };
    const scene: Scene = {
      ...CLINCH,
      heroes: [knut, spentOn({ [gift]: 1 }, ragnar)],
      fighters: { ...CLINCH.fighters, h1: { x: 10, y: 11, marks: [chosen] } },
    };
    const kept = play(scene, 9, 2).choose('grab:f0:hold', 'use', 'resist');
    expect(kept.told('gripped')).toEqual([]);
    expect(kept.told('missed')).toEqual([]);
  });

  it('[RUN-RUN-37] is remembered by whomever one laid hands on', () => {
    expect(one(play(CLINCH, 3, 4).choose('grab:f0:hold'), 'f0').grudges).toEqual([{ by: 'h0', hurt: 0 }]);
  });

  it('[RUN-SPECIAL-02] [RUN-SPECIAL-03] succeeds as often as both of its dice do', () => {
    const { state } = play(CLINCH);
    const told = odds(state, HEROES_SEAT, { act: 'grab', target: 'f0', how: 'hold' });
    // 5 against 7 − 2 is even but for ties, and 5 against 7 takes a 2.
    const hands = chanceToBeat(5 - 5);
    expect(told?.[0]).toMatchObject({ outcome: 'success' });
    expect(told?.[0]?.chance).toBeCloseTo(hands * chanceOf(5, 7), 10);
    const unknown = { ...state, foes: state.foes.map((foe) => ({ ...foe, statistics: null })) };
    expect(odds(unknown, HEROES_SEAT, { act: 'grab', target: 'f0', how: 'hold' })).toBeNull();
  });
});
