import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-viking-broad-sword';

describe('the rune power of the Viking broad sword', () => {
  const near = (level: number, more = {}) => {
    const scene = wielding('viking-broadsword', { 'rune-viking-broad-sword': level });
    return {
      ...scene,
      fighters: { ...scene.fighters, h0: { x: 10, y: 10, hp: 20, ...more }, f0: { x: 12, y: 10, hp: 9 } },
      turn: 'h0',
    };
  };

  it('[RUN-GIFT-RUNE-VIKING-BROAD-SWORD] [RUN-GIFTRULE-ACT-02] [RUN-HOOK-18] costs no action, and gives what the sword really takes', () => {
    const turn = play(near(2), 10, 9, 2).choose(USE);
    expect(turn.kind).toBe('act');
    turn.choose('strike:f0:0:plain', 'stand');
    expect(one(turn, 'f0').condition).toBe('dead');
    expect(one(turn, 'h0').hp).toBe(29);
    const without = play(near(2), 10, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(one(without, 'h0').hp).toBe(20);
  });

  it('[RUN-GIFTRULE-RUNE-01] [RUN-GIFTRULE-RUNE-03] needs the sword in hand, and then sleeps', () => {
    expect(optionsOf(play(near(2, { hand: 1 })), 'gift')).toEqual([]);
    const used = play(near(2)).choose(USE);
    expect(one(used, 'h0').asleep).toEqual([{ gift: 'rune-viking-broad-sword', since: 2 }]);
    expect(optionsOf(used, 'gift')).toEqual([]);
  });

  it('[RUN-GIFTRULE-RUNE-03] [RUN-RULING-G09] wakes within a fight only from the twelfth level on, ten rounds after it was over', () => {
    const asleep = [{ gift: 'rune-viking-broad-sword' as const, since: 12 }];
    const later = (level: number, round: number) =>
      optionsOf(play({ ...near(level, { asleep }), state: { round } }), 'gift');
    expect(later(12, 21)).toEqual([]);
    expect(later(12, 22)).toEqual([USE]);
    expect(later(11, 30)).toEqual([]);
    expect(later(16, 17)).toEqual([USE]);
  });

  it('[RUN-GIFTRULE-DUR-01] lasts as many rounds as its level, this one being the first', () => {
    const used = play({ ...near(2), state: { round: 3 } }).choose(USE);
    expect(one(used, 'h0').marks).toMatchObject([{ kind: 'gift', until: 4 }]);
  });
});
