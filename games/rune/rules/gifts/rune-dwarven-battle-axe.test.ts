import { afterEach, describe, expect, it } from 'vitest';
import type { Threat } from '../../content/threats.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-dwarven-battle-axe';

describe('the rune power of the dwarven battle axe', () => {
  const near = (level: number, threat: Threat = 'equal') => ({
    ...wielding(
      'dwarven-battle-axe',
      { 'rune-dwarven-battle-axe': level },
      { foes: [{ statistics: FOE, threat }] },
    ),
    turn: 'h0',
  });
  /** 4 + 10 against 7 + 7, and DAM 16 less 3. */
  const lost = (level: number, threat: Threat, ...orders: string[]) =>
    50 - one(play(near(level, threat), 4, 7).choose(...orders, 'strike:f0:0:plain', 'stand'), 'f0').hp;

  it.each([
    ['terrifying', 6],
    ['exceptional', 5],
    ['superior', 4],
    ['equal', 3],
    ['inferior', 2],
    ['weak', 1],
    ['pitiful', 1],
  ] as const)(
    '[RUN-GIFT-RUNE-DWARVEN-BATTLE-AXE] strikes whoever is %s for %i more, whatever its level',
    (threat, by) => {
      expect(lost(4, threat)).toBe(13);
      expect(lost(4, threat, USE)).toBe(13 + by);
      expect(lost(1, threat, USE)).toBe(13 + by);
    },
  );

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-AXE] takes another hero for an equal', () => {
    const feud = (...orders: string[]) => {
      const scene = {
        ...near(4),
        options: { feuds: true },
        heroes: [...near(4).heroes!, READY_MADE.gunnhild],
      };
      const fighters = { h0: { x: 10, y: 10 }, h1: { x: 12, y: 10 }, f0: { x: 35, y: 25 } };
      const struck = play({ ...scene, fighters }, 9, 5).choose(...orders, 'strike:h1:0:plain');
      return struck.told('hurt')[0]?.lost as number;
    };
    expect(feud(USE) - feud()).toBe(3);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-AXE] [RUN-RULING-G04] [RUN-GIFTRULE-ACT-02] lasts a round, and another for every second level', () => {
    const until = (level: number) => {
      const used = play({ ...near(level), state: { round: 3 } }).choose(USE);
      expect(used.kind).toBe('act');
      expect(optionsOf(used, 'gift')).toEqual([]);
      return one(used, 'h0').marks;
    };
    expect(until(1)).toMatchObject([{ until: 3 }]);
    expect(until(2)).toMatchObject([{ until: 4 }]);
    expect(until(3)).toMatchObject([{ until: 4 }]);
    expect(until(4)).toMatchObject([{ until: 5 }]);
  });

  it('[RUN-GIFTRULE-RUNE-01] is in that axe alone', () => {
    const { marks } = one(play(near(4)).choose(USE), 'h0');
    const other = { ...near(4), fighters: { ...near(4).fighters, h0: { x: 10, y: 10, hand: 1, marks } } };
    // The Viking axe: 8 + 6 against 7 + 7, DAM 12.
    const struck = play(other, 8, 7).choose('strike:f0:1:plain', 'stand');
    expect(one(struck, 'f0').hp).toBe(50 - 9);
    expect(
      optionsOf(play({ ...other, fighters: { ...other.fighters, h0: { x: 10, y: 10, hand: 1 } } }), 'gift'),
    ).toEqual([]);
  });
});
