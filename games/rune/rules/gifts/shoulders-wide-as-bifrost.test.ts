import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, facing, giftPoints, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

const CLAIMS = (foe: string) => `gift:shoulders-wide-as-bifrost:${foe}:claim`;
/** Ragnar engages with 5 and what the gift adds, the goblin with Res 2, Gunnhild with Str 2 and Single Weapon 3. */
const beside = (level: number, more: Scene = {}): Scene =>
  facing({ 'shoulders-wide-as-bifrost': level }, more);
const withFriend = (level: number, engagements = 0): Scene =>
  beside(level, {
    heroes: [READY_MADE.gunnhild],
    fighters: {
      h0: {
        x: 10,
        y: 10,
        engagements,
        marks: [
          {
            kind: 'gift',
            gift: 'shoulders-wide-as-bifrost',
            by: 'h0',
            level,
            n: 0,
            whom: ['f0'],
            until: null,
          },
        ],
      },
      h1: { x: 12, y: 11 },
    },
    turn: 'h1',
  });

describe('Shoulders Wide as Bifrost', () => {
  it.each([
    [1, 3, 2],
    [2, 6, 2],
    [3, 9, 3],
    [6, 18, 4],
  ])(
    '[RUN-GIFT-SHOULDERS-WIDE-AS-BIFROST] [RUN-RULING-G61] [RUN-HOOK-15] at level %i adds %i to each of %i Engagement rolls a round',
    (level, by, times) => {
      const driver = play({ ...beside(level), turn: 'h0' }, ...Array.from({ length: times + 1 }, () => 4));
      driver.choose('engage:f0', 'resist', 'shift:11:11');
      for (let n = 1; n < times; n++) driver.choose('engage:f0', n % 2 === 1 ? 'shift:11:10' : 'shift:11:11');
      expect(driver.told('engaged').map((told) => (told as unknown as { total: number }).total)).toEqual(
        Array.from({ length: times }, () => 4 + 5 + by),
      );
      expect(optionsOf(driver, 'engage')).toEqual([]);
    },
  );

  it('[RUN-GIFT-SHOULDERS-WIDE-AS-BIFROST] [RUN-RULING-G61] adds to what he resists with, out of the same rolls', () => {
    const once = play({ ...beside(1), turn: 'f0' }, 6, 4).choose('engage:h0', 'resist');
    expect(once.told('engaged')).toMatchObject([{ against: 4 + 5 + 3, won: false }]);
    expect(one(once, 'h0').engagements).toBe(1);
    const tired = { ...beside(1), fighters: { h0: { x: 10, y: 10, engagements: 2 }, f0: { x: 12, y: 10 } } };
    const passive = play({ ...tired, turn: 'f0' }, 6).choose('engage:h0');
    expect(passive.told('engaged')).toMatchObject([{ against: 0, won: true }]);
  });

  it('[RUN-GIFT-SHOULDERS-WIDE-AS-BIFROST] [RUN-RULING-G61] [RUN-HOOK-14] keeps an enemy from backing away, if he wins a roll', () => {
    const backs = () => play({ ...beside(1), turn: 'f0' }).choose('withdraw:20:10');
    const asked = backs();
    expect(asked.kind).toBe('reaction');
    expect(one(asked, 'f0').x).toBe(12);
    // 4 + 5 + 3 against 9 + 2.
    const kept = asked.load(4, 9).choose('use', 'resist');
    expect(one(kept, 'f0')).toMatchObject({ x: 12, movement: 'none' });
    expect(one(kept, 'h0').engagements).toBe(1);
    expect(kept.kind).toBeNull();
    const lost = backs().load(2, 9).choose('use', 'resist');
    expect(one(lost, 'f0')).toMatchObject({ x: 20, movement: 'withdrawing' });
    expect(one(backs().choose('pass'), 'f0').x).toBe(20);
  });

  it('[RUN-GIFT-SHOULDERS-WIDE-AS-BIFROST] keeps an enemy from running as well', () => {
    const fleeing = beside(1, { fighters: { f0: { x: 12, y: 10, cowed: true } } });
    const asked = play({ ...fleeing, turn: 'f0' });
    expect(asked.kind).toBe('reaction');
    const kept = asked.load(4, 9).choose('use', 'resist');
    expect(one(kept, 'f0')).toMatchObject({ x: 12, movement: 'none' });
    expect(kept.kind).toBeNull();
  });

  it('[RUN-RULING-G61] keeps nobody without a roll left, or out of reach', () => {
    const tired = { ...beside(1), fighters: { h0: { x: 10, y: 10, engagements: 2 }, f0: { x: 12, y: 10 } } };
    expect(one(play({ ...tired, turn: 'f0' }).choose('withdraw:20:10'), 'f0').x).toBe(20);
    const third = beside(1, {
      heroes: [READY_MADE.gunnhild],
      fighters: { h0: { x: 2, y: 2 }, h1: { x: 10, y: 10 } },
    });
    expect(one(play({ ...third, turn: 'f0' }).choose('withdraw:20:10'), 'f0').x).toBe(20);
  });

  it('[RUN-RULING-G61] [RUN-HOOK-54] names one foe at a time, in his turn and for nothing', () => {
    const two = beside(1, { foes: [{}, {}], fighters: { f1: { x: 30, y: 10 } } });
    const chosen = play({ ...two, turn: 'h0' }).choose(CLAIMS('f0'));
    expect(chosen.kind).toBe('act');
    expect(one(chosen, 'h0').marks).toMatchObject([{ whom: ['f0'] }]);
    expect(optionsOf(chosen, 'gift')).toEqual([]);
    const { marks } = one(chosen, 'h0');
    const later = play({
      ...two,
      fighters: { ...two.fighters, h0: { x: 10, y: 10, marks } },
      state: { round: 2 },
      turn: 'h0',
    });
    expect(optionsOf(later, 'gift')).toEqual([CLAIMS('f1')]);
    expect(one(later.choose(CLAIMS('f1')), 'h0').marks).toMatchObject([{ whom: ['f1'] }]);
  });

  it('[RUN-GIFT-SHOULDERS-WIDE-AS-BIFROST] [RUN-HOOK-54] shoves an ally aside who is about to strike it', () => {
    const asked = play(withFriend(1)).choose('strike:f0:0:plain', 'stand');
    expect(asked.kind).toBe('reaction');
    // 4 + 5 + 3 against 6 + 5.
    const shoved = asked.load(4, 6).choose('use', 'resist');
    expect(shoved.told('struck')).toEqual([]);
    expect(one(shoved, 'f0').hp).toBe(50);
    expect(one(shoved, 'h1')).toMatchObject({ x: 12, y: 11, engagements: 1 });
    expect(one(shoved, 'h0').engagements).toBe(1);
    const resisted = play(withFriend(1))
      .choose('strike:f0:0:plain', 'stand')
      .load(2, 9, 2, 9)
      .choose('use', 'resist');
    expect(resisted.told('struck')).toHaveLength(1);
  });

  it('[RUN-RULING-G61] leaves the ally the rest of his actions, and rolls again where two heroes come to the same', () => {
    const more = withFriend(1);
    const twice = { ...more, fighters: { ...more.fighters, h1: { x: 12, y: 11, steps: [25, 5] } } };
    const shoved = play(twice).choose('strike:f0:0:plain', 'stand').load(3, 6, 9, 2).choose('use', 'resist');
    expect(shoved.told('engaged')).toMatchObject([{ total: 9 + 8, against: 2 + 5, won: true }]);
    expect(one(shoved, 'h1').steps).toEqual([5]);
  });

  it('[RUN-RULING-G61] shoves nobody off other foes, from afar, or without a roll', () => {
    const strikes = (scene: Scene) => play(scene, 2, 9).choose('strike:f0:0:plain', 'stand').told('struck');
    expect(strikes(withFriend(1, 2))).toHaveLength(1);
    const other = withFriend(1);
    const unmarked = { ...other, fighters: { ...other.fighters, h0: { x: 10, y: 10 } } };
    expect(strikes(unmarked)).toHaveLength(1);
    const far = { ...other, fighters: { ...other.fighters, h1: { x: 14, y: 11 } } };
    expect(strikes(far)).toHaveLength(1);
  });

  it('[RUN-GIFT-WRESTLERS-BLESSING] such rolls win no ground, and nothing for it', () => {
    const levels = { 'shoulders-wide-as-bifrost': 1, 'wrestlers-blessing': 1 };
    const asked = play({ ...facing(levels), turn: 'f0' }).choose('withdraw:20:10');
    expect(giftPoints(asked.load(4, 9).choose('use', 'resist'))).toBe(0);
  });
});
