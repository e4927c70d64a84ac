import { GAMES, type GameModule } from '@skald/games';
import { describe, expect, it } from 'vitest';
import { jobOf, type SimPlan } from './simulate.ts';
import { tally, tallyPlaces, wilson } from './tally.ts';

const plan: SimPlan = {
  module: GAMES[0] as GameModule,
  options: {},
  levels: ['jarl', 'karl', 'karl', 'thrall'],
  games: 8,
  ms: 1,
  playouts: null,
  seed: 1,
  swap: false,
  jobs: 1,
};

describe('who sits where', () => {
  it('moves round the table, so that every level sits everywhere equally often', () => {
    const seated = Array.from({ length: 8 }, (_, i) => jobOf(plan, i).plan.levels);
    for (let seat = 0; seat < 4; seat++)
      expect(seated.map((levels) => levels[seat]).filter((level) => level === 'jarl')).toHaveLength(2);
    for (const levels of seated) expect([...levels].sort()).toEqual(['jarl', 'karl', 'karl', 'thrall']);
  });

  it('meets new dice each time, or the same in every order with swap', () => {
    const seeds = (swap: boolean) =>
      Array.from({ length: 8 }, (_, i) => jobOf({ ...plan, swap }, i).plan.seed);
    expect(new Set(seeds(false)).size).toBe(8);
    expect(new Set(seeds(true).slice(0, 4)).size).toBe(1);
    expect(new Set(seeds(true)).size).toBe(2);
  });
});

describe('the tally', () => {
  const standings = [0, 1, 2].map((seat) => ({ seat, score: 10 + seat }));
  const outing = (levels: ('karl' | 'thrall')[], winners: number[]) => ({
    levels,
    result: { winners, standings },
    decisions: 5,
  });

  it('counts shared victories in parts', () => {
    const rows = tally(
      [outing(['karl', 'thrall', 'thrall'], [0]), outing(['thrall', 'karl', 'thrall'], [0, 1, 2])],
      ['karl', 'thrall', 'thrall'],
    );
    expect(rows.map(({ level, seats, wins }) => [level, seats, wins])).toEqual([
      ['karl', 1, 1 + 1 / 3],
      ['thrall', 2, 2 / 3],
    ]);
    expect(rows[0]?.meanScore).toBe(10.5);
    expect(rows[1]?.meanScore).toBe(11.25);
  });

  it('counts each place by itself', () => {
    const rows = tallyPlaces(
      [outing(['karl', 'thrall'], [0]), outing(['thrall', 'karl'], [0]), outing(['karl', 'thrall'], [0, 1])],
      ['karl', 'thrall'],
    );
    expect(rows.map(({ level, seat, games, wins }) => [level, seat, games, wins])).toEqual([
      ['karl', 0, 2, 1.5],
      ['karl', 1, 1, 0],
      ['thrall', 0, 1, 1],
      ['thrall', 1, 2, 0.5],
    ]);
  });

  it.each([
    // Reference values of the Wilson score interval.
    [50, 100, 0.4038, 0.5962],
    [9, 10, 0.5958, 0.9821],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('gives %i of %i the interval from %f to %f', (wins, of, low, high) => {
    const found = wilson(wins, of);
    expect(found.rate).toBe(wins / of);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('knows nothing of no matches', () => {
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});
