// A party that has lost its way. RUN-HAZ-LOST-01 to -09, RUN-RULING-T52

import { MOST_IN_A_ROW, TRIUMPH_COUNTS } from '../../content/wandering.ts';

export interface Lost {
  readonly failures: number;
  /** Successes in a row. */
  readonly streak: number;
  /** All rolls of the Map, the first among them. */
  readonly rolls: number;
}

export const SETTING_OUT: Lost = { failures: 0, streak: 0, rolls: 0 };

/** Whoever holds the map; a failure begins the row anew. RUN-HAZ-LOST-02 to -04 */
export const mapped = (
  { failures, streak, rolls }: Lost,
  { success, triumph }: { readonly success: boolean; readonly triumph: boolean },
): Lost =>
  success
    ? { failures, streak: streak + (triumph ? TRIUMPH_COUNTS : 1), rolls: rolls + 1 }
    : { failures: failures + 1, streak: 0, rolls: rolls + 1 };

/** How many in a row lead back. RUN-HAZ-LOST-02 */
export const neededInARow = ({ failures }: Lost): number => Math.min(MOST_IN_A_ROW, failures + 1);

/** RUN-HAZ-LOST-01: who does not fail at first has never been lost. */
export type Way = 'never lost' | 'lost' | 'found again';
export function wayOf(lost: Lost): Way {
  if (lost.streak < neededInARow(lost)) return 'lost';
  return lost.failures === 0 ? 'never lost' : 'found again';
}

/** Raw Damage of the road, which no armor keeps off: a die and what was missing. RUN-HAZ-LOST-05 */
export const hardship = (die: number, missing: number): number => Math.max(0, die) + missing;
