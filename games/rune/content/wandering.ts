// What comes upon heroes who linger, or who have lost their way. RUN-RUN-60 to -69, RUN-HAZ-LOST

import type { Threat } from './threats.ts';

export interface Wanderers {
  readonly threat: Threat;
  readonly dam: number;
  readonly difficulty: number;
}

/** Of two faces of the die each, from 1 on. RUN-CHART-WANDER */
export const WANDERERS: readonly Wanderers[] = [
  { threat: 'superior', dam: 36, difficulty: 7 },
  { threat: 'equal', dam: 28, difficulty: 6 },
  { threat: 'inferior', dam: 24, difficulty: 5 },
  { threat: 'weak', dam: 20, difficulty: 4 },
  { threat: 'pitiful', dam: 16, difficulty: 3 },
];

/** Nobody whom a runner chases on falls below it by them. RUN-RUN-65 */
export const WANDERERS_SPARE = 4;

/** How many rolls in a row find the way again at the most. RUN-HAZ-LOST-02 */
export const MOST_IN_A_ROW = 4;
/** Whoever walks that long comes out somewhere: the fewest rolls in which the longest row can be needed and made. RUN-HAZ-LOST-02 */
export const LONGEST_LOST = MOST_IN_A_ROW - 1 + MOST_IN_A_ROW;
/** A triumph counts as two. RUN-HAZ-LOST-03 */
export const TRIUMPH_COUNTS = 2;

/** By how much the least stealthy missed it, and what finds him. RUN-HAZ-LOST-07, RUN-RULING-T52 */
export const FOUND_BY: readonly { readonly upTo: number; readonly threat: Threat }[] = [
  { upTo: 3, threat: 'pitiful' },
  { upTo: 6, threat: 'weak' },
  { upTo: 9, threat: 'inferior' },
  { upTo: 12, threat: 'equal' },
  { upTo: Infinity, threat: 'superior' },
];
