// What many matches say about the levels that played them.

import type { Level, Result } from '@skald/kernel';

/** A match as it was played: which level sat where, and how it ended. */
export interface Outing {
  readonly levels: readonly Level[];
  readonly result: Result;
  readonly decisions: number;
}

export interface LevelTally {
  readonly level: Level;
  /** How many seats it had in each match. */
  readonly seats: number;
  /** A victory shared by k counts 1/k. */
  readonly wins: number;
  /** Of all matches, with its 95 % interval. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
}

export function tally(outings: readonly Outing[], levels: readonly Level[]): LevelTally[] {
  return [...new Set(levels)].map((level) => {
    const mine = outings.map(({ levels: seated, result: { winners, standings } }) => ({
      win: winners.filter((seat) => seated[seat] === level).length / Math.max(winners.length, 1),
      scores: standings.filter(({ seat }) => seated[seat] === level).map(({ score }) => score),
    }));
    const wins = sum(mine.map(({ win }) => win));
    const scores = mine.flatMap((one) => one.scores);
    return {
      level,
      seats: levels.filter((other) => other === level).length,
      wins,
      ...wilson(wins, outings.length),
      meanScore: scores.length === 0 ? 0 : sum(scores) / scores.length,
    };
  });
}

/** How a level did at one place of the table: places need not be equals. */
export interface PlaceTally {
  readonly level: Level;
  readonly seat: number;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export function tallyPlaces(outings: readonly Outing[], levels: readonly Level[]): PlaceTally[] {
  return [...new Set(levels)].flatMap((level) =>
    levels.map((_, seat) => {
      const mine = outings.filter(({ levels: seated }) => seated[seat] === level);
      const wins = sum(
        mine.map(({ result: { winners } }) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
      return { level, seat, games: mine.length, wins, ...wilson(wins, mine.length) };
    }),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const Z95 = 1.959964;

/** The Wilson score interval of a share: sound for few matches and for shares near 0 or 1. */
export function wilson(wins: number, of: number): { rate: number; low: number; high: number } {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / of;
  const square = Z95 ** 2 / of;
  const middle = (rate + square / 2) / (1 + square);
  const reach = (Z95 * Math.sqrt((rate * (1 - rate) + square / 4) / of)) / (1 + square);
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
