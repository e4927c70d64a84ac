import { describe, expect, it } from 'vitest';
import { type Law, lawOf, mayOverturn, rulingOn, type Vote, verdictOf } from './voting.ts';

const votes = (...each: readonly [player: string, wish: string][]): Vote<string>[] =>
  each.map(([player, wish]) => ({ player, for: wish }));

describe('a vote', () => {
  it('[RUN-RUN-21] [RUN-RULING-R41] counts the runner twice and everybody else once', () => {
    const four = votes(['r', 'yes'], ['a', 'yes'], ['b', 'no'], ['c', 'no'], ['d', 'no']);
    expect(verdictOf(four, 'r')).toEqual({ decided: 'yes', tied: true });
    expect(verdictOf([...four, { player: 'e', for: 'no' }], 'r')).toEqual({ decided: 'no', tied: false });
    expect(verdictOf(four, null)).toEqual({ decided: 'no', tied: false });
  });

  it('[RUN-RULING-F44] gives him two votes rather than one that only breaks ties', () => {
    // With a vote that only broke ties the three would have it against one and him.
    const split = votes(['r', 'yes'], ['a', 'yes'], ['b', 'no'], ['c', 'no'], ['d', 'no']);
    expect(verdictOf(split, 'r')?.decided).toBe('yes');
    expect(verdictOf(votes(['r', 'yes'], ['b', 'no']), 'r')).toEqual({ decided: 'yes', tied: false });
  });

  it('[RUN-RULING-R41] is the runner’s if it is tied, and nobody’s if he wanted something else', () => {
    expect(verdictOf(votes(['a', 'yes'], ['b', 'no']), 'r')).toBeNull();
    expect(verdictOf([], 'r')).toBeNull();
    expect(verdictOf(votes(['r', 'maybe'], ['a', 'yes'], ['b', 'yes'], ['c', 'no']), 'r')).toEqual({
      decided: 'maybe',
      tied: true,
    });
  });

  it('[RUN-RUN-26] [RUN-VP-16] credits one of several, or splits, as the table wants', () => {
    const credit: Vote<string>[] = votes(['a', 'a'], ['b', 'both'], ['r', 'both']);
    expect(verdictOf(credit, 'r')?.decided).toBe('both');
  });
});

describe('the Book of Iron Law', () => {
  const law: Law = { question: 'soak', ruling: 'stamina', voters: 2, group: 6 };

  it('[RUN-RUN-22] [RUN-RUN-25] keeps what was decided, and of several the last', () => {
    const book = [law, { ...law, ruling: 'none' }, { ...law, question: 'maw', ruling: '15' }];
    expect([rulingOn(book, 'soak'), rulingOn(book, 'maw'), rulingOn(book, 'ties')]).toEqual([
      'none',
      '15',
      null,
    ]);
    expect(lawOf('soak', { decided: 'none', tied: false }, 4, 6)).toEqual({
      question: 'soak',
      ruling: 'none',
      voters: 4,
      group: 6,
    });
  });

  it('[RUN-RUN-02] [RUN-RULING-R41] keeps nothing that was tied: the runner’s word holds for that once', () => {
    expect(lawOf('soak', { decided: 'none', tied: true }, 4, 6)).toBeNull();
  });

  it('[RUN-RUN-23] may be overturned by more than half, where fewer than half had voted', () => {
    expect(mayOverturn(law, 4)).toBe(true);
    expect(mayOverturn(law, 3)).toBe(false);
    expect(mayOverturn({ ...law, voters: 3 }, 6)).toBe(false);
  });

  it('[RUN-RUN-24] [RUN-RUN-20] [RUN-RULING-F50] gives way to an official word if most want it', () => {
    const firm = { ...law, voters: 6 };
    expect(mayOverturn(firm, 2, { inFavor: 4, players: 6 })).toBe(true);
    expect(mayOverturn(firm, 2, { inFavor: 3, players: 6 })).toBe(false);
  });
});
