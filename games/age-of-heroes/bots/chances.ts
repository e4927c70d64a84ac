// The combat results table as numbers: results are indices from 0 (`k`) to 6 (`K`), 3 is nothing.

import { amendedResult, classicResult, RESULTS } from '../content/index.ts';
import type { State } from '../rules/state.ts';

const FACES = 6;
const SPAN = 40;

const row = (result: (sum: number) => (typeof RESULTS)[number]): Uint8Array =>
  Uint8Array.from({ length: 2 * SPAN + 1 }, (_, i) => RESULTS.indexOf(result(i - SPAN)));

/** Table T1, by difference −2 to 5 and die −40 to 40. */
const LOWEST = -2;
const HIGHEST = 5;
const CLASSIC = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) =>
  row((die) => classicResult(die, i + LOWEST)),
);
/** Table T2, by sum. */
const AMENDED = row(amendedResult);

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** The mean of seven results' values when this die is cast with that much luck. */
export function expected(state: State, difference: number, luck: number, values: readonly number[]): number {
  const classic = state.options.crt === 'table';
  const table = classic
    ? (CLASSIC[clamp(Math.round(difference), LOWEST, HIGHEST) - LOWEST] as Uint8Array)
    : AMENDED;
  const base = clamp((classic ? 0 : Math.round(difference)) + luck, 1 - SPAN, SPAN - FACES) + SPAN;
  let sum = 0;
  for (let die = 1; die <= FACES; die++) sum += values[table[base + die] as number] as number;
  return sum / FACES;
}
