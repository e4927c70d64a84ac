// Throwing the die at a table.

import { ordinaryDie, qualityDie, type Thrown } from '../dice.ts';
import type { Rolled } from './events.ts';
import type { Table } from './state.ts';

export const SIDES = 10;

/** Open above, and below at its first throw. */
export const throwDie = (table: Table, what: Rolled): Thrown => ordinaryDie(() => table.roll(SIDES, what));

/** Never botches. RUN-BASIC-12 */
export const throwQuality = (table: Table, what: Rolled): Thrown => qualityDie(() => table.roll(SIDES, what));

/** One of these, by plain chance: as many as a die has sides take one throw. RUN-BASIC-13 */
export function oneOf<T>(table: Table, of: readonly T[], what: Rolled): T {
  return of[of.length === 1 ? 0 : table.roll(of.length, what) - 1] as T;
}
