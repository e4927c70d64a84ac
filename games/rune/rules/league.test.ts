import { describe, expect, it } from 'vitest';
import { leaguePoints } from './league.ts';

const ranked = (scores: readonly number[], each: number | null): number[] =>
  Object.values(leaguePoints(Object.fromEntries(scores.map((score, i) => [`p${i}`, score])), each));

describe('a session of a league', () => {
  it('[RUN-RULING-R48] is worth four times its encounters to whoever was first, twice and once to the next', () => {
    expect(ranked([90, 80, 70, 60, 50], 5)).toEqual([20, 10, 5, 0, 0]);
    expect(ranked([90, 80, 70, 60], 9)).toEqual([36, 18, 0, 0]);
    expect(ranked([90, 80, 70], null)).toEqual([4, 0, 0]);
  });

  it('[RUN-RULING-R51] gives equals the better place and nobody the next, if two have done worse than they', () => {
    expect(ranked([90, 90, 70, 60, 50], 1)).toEqual([4, 4, 1, 0, 0]);
    expect(ranked([90, 80, 80, 60, 60], 1)).toEqual([4, 2, 2, 0, 0]);
    // Two first, but only one who did worse.
    expect(ranked([90, 90, 50], 1)).toEqual([0, 0, 0]);
  });
});
