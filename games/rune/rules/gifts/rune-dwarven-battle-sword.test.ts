import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-dwarven-battle-sword';
const BEAM = `${USE}:f0`;

describe('the rune power of the dwarven battle sword', () => {
  /** At the other end of the field, behind a wall. */
  const far = (level: number, more = {}) => {
    const scene = wielding('dwarven-battle-sword', { 'rune-dwarven-battle-sword': level });
    return {
      ...scene,
      map: { walls: Array.from({ length: 30 }, (_, y): [number, number, number] => [20, y, 1]) },
      fighters: { h0: { x: 10, y: 10, ...more }, f0: { x: 38, y: 28 } },
      turn: 'h0',
    };
  };

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-SWORD] [RUN-GIFTRULE-ACT-01] [RUN-GIFTRULE-ACT-02] is called on for nothing, and every beam is an action', () => {
    const turn = play(far(3)).choose(USE);
    expect(turn.kind).toBe('act');
    expect(optionsOf(turn, 'gift')).toEqual([BEAM]);
    // 5 − 1 + 3 against 5 + 2: whoever only equals a hero has lost. 12 less 3.
    turn.load(5, 5).choose(BEAM);
    expect(turn.told('checked')).toMatchObject([{ total: 7, against: 7, success: true }]);
    expect(one(turn, 'f0').hp).toBe(50 - 9);
    expect(turn.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', points: 9 }]);
    expect(turn.kind).toBeNull();
  });

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-SWORD] [RUN-RULING-G51] misses whoever resists, and strikes harder with every level', () => {
    expect(one(play(far(3), 4, 5).choose(USE, BEAM), 'f0').hp).toBe(50);
    // 4 − 1 + 4 against 5 + 2.
    expect(one(play(far(4), 4, 5).choose(USE, BEAM), 'f0').hp).toBe(50 - 13);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-SWORD] fires as often as he acts', () => {
    const turn = { step: 'turn', fighter: 'h0' } as const;
    const twice = { ...far(3, { steps: [20, 5] }), agenda: [turn] };
    const fires = play(twice, 5, 5, 6, 2).choose(USE, BEAM, BEAM);
    expect(one(fires, 'f0').hp).toBe(50 - 9 - 9);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-SWORD] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-01] [RUN-GIFTRULE-RUNE-03] does so for its level in rounds, sword in hand', () => {
    const used = play(far(3)).choose(USE);
    const { marks, asleep } = one(used, 'h0');
    expect(marks).toMatchObject([{ kind: 'gift', until: 3 }]);
    expect(asleep).toEqual([{ gift: 'rune-dwarven-battle-sword', since: 3 }]);
    const later = (more: object) => optionsOf(play(far(3, { asleep, ...more })), 'gift');
    expect(later({ marks })).toEqual([BEAM]);
    expect(later({ marks, hand: 1 })).toEqual([]);
    expect(later({})).toEqual([]);
  });
});
