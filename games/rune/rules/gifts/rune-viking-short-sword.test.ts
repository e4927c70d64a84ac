import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-viking-short-sword';

describe('the rune power of the Viking short sword', () => {
  const near = (level: number, more: Scene = {}) => ({
    ...wielding('shortsword', { 'rune-viking-short-sword': level }, more),
    turn: 'h0',
  });
  const against = (scene: Scene) => play(scene, 9).choose(USE).told('checked')[0]?.against;

  it('[RUN-GIFT-RUNE-VIKING-SHORT-SWORD] [RUN-HOOK-07] takes a roll of Presence and its level against 6 and the Res of whoever is at him', () => {
    // 7 − 1 + 2 against 6 + 2.
    const wakes = play(near(2), 7).choose(USE);
    expect(wakes.told('checked')).toMatchObject([{ total: 8, against: 8, success: true }]);
    expect(wakes.kind).toBe('act');
    expect(one(wakes, 'h0').marks).toMatchObject([{ kind: 'bonus', score: 'soak', amount: 2, until: 2 }]);
    expect(play(near(2), 6).choose(USE).told('checked')).toMatchObject([{ success: false }]);
  });

  it('[RUN-GIFT-RUNE-VIKING-SHORT-SWORD] counts the highest Res of those who now try to harm him', () => {
    const foes = [{ statistics: FOE }, { statistics: { ...FOE, res: 5 } }];
    const with1 = (f1: object) => against(near(2, { foes, fighters: { f1: { x: 11, y: 11, ...f1 } } }));
    expect(with1({})).toBe(11);
    expect(with1({ x: 30 })).toBe(8);
    expect(with1({ x: 30, attacked: ['h0'] })).toBe(11);
    expect(with1({ condition: 'unconscious', marks: [{ kind: 'unconscious', waking: 9, tending: 9 }] })).toBe(
      8,
    );
    const cowed = [{ kind: 'resDown', gift: 'roaring-shout-of-rage', by: 'h0', amount: 4 }];
    expect(with1({ marks: cowed })).toBe(8);
    expect(against(near(2, { fighters: { f0: { x: 30, y: 20 } } }))).toBe(6);
  });

  it('[RUN-GIFT-RUNE-VIKING-SHORT-SWORD] [RUN-RULING-G74] hardens him by its level, against what ignores armor too', () => {
    const { marks } = one(play(near(2), 7).choose(USE), 'h0');
    const taken = (armor: boolean, on: typeof marks) => {
      const effect = { effect: 'damage', who: 'h0', raw: 20, by: 'f0', armor, rule: 'RUN-DMG-05' } as const;
      const { turn: _, ...scene } = near(2, { fighters: { h0: { x: 10, y: 10, marks: on } } });
      return 77 - one(play({ ...scene, agenda: [{ step: 'effects', effects: [effect] }] }), 'h0').hp;
    };
    expect([taken(true, []), taken(true, marks)]).toEqual([14, 12]);
    expect([taken(false, []), taken(false, marks)]).toEqual([17, 15]);
  });

  it('[RUN-GIFT-RUNE-VIKING-SHORT-SWORD] [RUN-RULING-G59] may be tried once a round, and sleeps only once it has come to work', () => {
    const fails = play(near(2), 6).choose(USE);
    expect(one(fails, 'h0')).toMatchObject({ asleep: [], marks: [] });
    expect(optionsOf(fails, 'gift')).toEqual([]);
    const again = (round: number, by: typeof fails) => {
      const { uses, asleep } = one(by, 'h0');
      const scene = { ...near(2), fighters: { h0: { x: 10, y: 10, uses, asleep }, f0: { x: 12, y: 10 } } };
      return optionsOf(play({ ...scene, state: { round } }), 'gift');
    };
    expect(again(1, fails)).toEqual([]);
    expect(again(2, fails)).toEqual([USE]);
    const wakes = play(near(2), 7).choose(USE);
    expect(one(wakes, 'h0').asleep).toEqual([{ gift: 'rune-viking-short-sword', since: 2 }]);
    expect(again(2, wakes)).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-VIKING-SHORT-SWORD] [RUN-GIFTRULE-LEVEL-04] has three levels at most', () => {
    expect(one(play(near(5), 9).choose(USE), 'h0').marks).toMatchObject([{ amount: 3, until: 3 }]);
  });
});
