// How often something may be tried. RUN-OTHER-03 to -06

import { TRIES_A_ROUND } from '../../content/tasks.ts';

export interface Tries {
  readonly failed: number;
  /** How often something has really changed in the hero's favor. RUN-OTHER-04 */
  readonly changes: number;
  /** Consecutive tries before it is too late; null where nothing presses. RUN-OTHER-06 */
  readonly pressing: number | null;
}

/** Nobody has tried yet; where time is short, the notes say how many tries there are. */
export const untried = (pressing: number | null = null): Tries => ({ failed: 0, changes: 0, pressing });

/** One in a round, as it usually is. RUN-OTHER-06 */
export const withinRounds = (rounds: number): Tries => untried(rounds * TRIES_A_ROUND);

/** One roll stands for all there would be, and each change for one more; where time is short, so many as there are. */
export const mayTryAgain = ({ failed, changes, pressing }: Tries): boolean =>
  failed < (pressing ?? 1 + changes);

export const failedOnce = (tries: Tries): Tries => ({ ...tries, failed: tries.failed + 1 });
export const changedOnce = (tries: Tries): Tries => ({ ...tries, changes: tries.changes + 1 });

/** The last try was in vain, and what was to be averted comes. RUN-OTHER-06 */
export const isTooLate = ({ failed, pressing }: Tries): boolean => pressing !== null && failed >= pressing;
