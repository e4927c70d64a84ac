// How much and how long, where several charts say the same.

import type { Chart } from './chart.ts';

/** A number, or as many and a die more. */
export interface Lasting {
  readonly count: number;
  readonly andDie: boolean;
}
export const lasting = (count: number, andDie = false): Lasting => ({ count, andDie });

/** Of potions, charms, amulets and kits. */
export const BONUSES: Chart<number>['rows'] = [
  [5, 1],
  [8, 2],
  [9, 3],
  [10, 4],
];
