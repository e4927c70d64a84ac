// What becomes of a fight that is fought many times: counts that add up whatever their order, and how sure they make us.

import type { OUTCOMES } from './fight/conditions.ts';
import { isHero } from './fight/fighters.ts';
import type { AnyHero, GameOptions, SeatEntry } from './fight/options.ts';
import { standingsIn } from './fight/reckoning.ts';
import type { State } from './fight/state.ts';

/** How often each number came up. */
export type Counts = Readonly<Record<string, number>>;

export interface Forecast {
  readonly fights: number;
  /** Heroes in all of them together. */
  readonly heroes: number;
  readonly ends: Readonly<Record<(typeof OUTCOMES)[number], number>>;
  /** Of each fight: its rounds, heroes who died, and heroes who were almost down, whatever became of them. RUN-VPR-04 */
  readonly rounds: Counts;
  readonly deaths: Counts;
  readonly almostDown: Counts;
  /** Victory points of all heroes together, and of whoever plays the foes. */
  readonly heroPoints: Counts;
  readonly foePoints: Counts;
}

const COUNTED = ['rounds', 'deaths', 'almostDown', 'heroPoints', 'foePoints'] as const;

export const NOTHING_FOUGHT: Forecast = {
  fights: 0,
  heroes: 0,
  ends: { heroes: 0, foes: 0, nobody: 0, night: 0 },
  rounds: {},
  deaths: {},
  almostDown: {},
  heroPoints: {},
  foePoints: {},
};

/** One fight that is over. */
export function forecastFrom(state: State): Forecast {
  const heroes = state.fighters.filter(isHero);
  const scores = standingsIn(state);
  const points = (foes: boolean): number =>
    scores.reduce((sum, { seat, score }) => sum + ((state.seats[seat] === 'foes') === foes ? score : 0), 0);
  const ended = state.ended ?? 'nobody';
  return {
    fights: 1,
    heroes: heroes.length,
    ends: { ...NOTHING_FOUGHT.ends, [ended]: 1 },
    rounds: { [state.round]: 1 },
    deaths: { [heroes.filter(({ condition }) => condition === 'dead').length]: 1 },
    almostDown: { [state.almostDown.length]: 1 },
    heroPoints: { [points(false)]: 1 },
    foePoints: { [points(true)]: 1 },
  };
}

/** Both together. */
export function merged(one: Forecast, other: Forecast): Forecast {
  const counted = Object.fromEntries(COUNTED.map((name) => [name, added(one[name], other[name])]));
  return {
    fights: one.fights + other.fights,
    heroes: one.heroes + other.heroes,
    ends: added(one.ends, other.ends) as Forecast['ends'],
    ...(counted as Pick<Forecast, (typeof COUNTED)[number]>),
  };
}

export function added(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one };
  for (const [value, times] of Object.entries(other)) sum[value] = (sum[value] ?? 0) + times;
  return sum;
}

/** A match for bots: where everybody sits, what is agreed, and the dice. */
export interface Trial {
  readonly seats: readonly SeatEntry[];
  readonly options: GameOptions;
  readonly seed: number;
}

/** Seeds that follow one another lead to dice that do not. */
const FAR_APART = 0x9e37_79b1;

/** Of one match of many, each with dice of its own. */
export const seedOf = (seed: number, match: number): number => Math.imul(seed * 1009 + match + 1, FAR_APART);

/** So many fights of the same kind: everybody plays one hero, and somebody the foes. */
export function trialsOf(
  heroes: readonly AnyHero[],
  options: GameOptions,
  count: number,
  seed: number,
): Trial[] {
  const seats: SeatEntry[] = [...heroes.map((hero) => [hero]), 'foes'];
  return Array.from({ length: count }, (_, i) => ({
    seats,
    options,
    seed: seedOf(seed, i),
  }));
}

/** A number with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

const Z95 = 1.959964;

/** So many of all, as a share of them (Wilson's interval); null of nothing. */
export function share(some: number, all: number): Estimate | null {
  if (all === 0) return null;
  const value = some / all;
  const square = Z95 ** 2 / all;
  const middle = (value + square / 2) / (1 + square);
  const reach = (Z95 * Math.sqrt((value * (1 - value) + square / 4) / all)) / (1 + square);
  return { value, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) };
}

/** The mean of what was counted; null where one count says nothing of its spread. Of what is never below nothing, it is not. */
export function mean(counts: Counts): Estimate | null {
  const pairs = inOrder(counts);
  const all = pairs.reduce((sum, [, times]) => sum + times, 0);
  if (all < 2) return null;
  const value = pairs.reduce((sum, [one, times]) => sum + one * times, 0) / all;
  const squares = pairs.reduce((sum, [one, times]) => sum + times * (one - value) ** 2, 0);
  const reach = Z95 * Math.sqrt(squares / (all - 1) / all);
  const least = (pairs[0]?.[0] ?? 0) < 0 ? Number.NEGATIVE_INFINITY : 0;
  return { value, from: Math.max(least, value - reach), to: value + reach };
}

/** Every number that came up with how often, the least first. */
export const inOrder = (counts: Counts): (readonly [value: number, times: number])[] =>
  Object.entries(counts)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);

/** How often at least so many. */
export const atLeast = (counts: Counts, least: number): number =>
  inOrder(counts).reduce((sum, [value, times]) => sum + (value >= least ? times : 0), 0);
