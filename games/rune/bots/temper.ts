// What each level makes of odds that are the same for all.

import type { Level } from '@skald/kernel';

export interface Temper {
  /** What an attack is worth beside everything else. */
  readonly blow: number;
  /** What a hero loses with his life besides what he has won: all that he may still win, and it ends the fight for others. */
  readonly life: number;
  /** Whether he ever goes berserk. RUN-MELEE-09 */
  readonly fury: boolean;
  /** Whether he knows the chart by which foes choose, and reckons with whom they will take by it. RUN-RUN-30 */
  readonly chart: boolean;
}

const STEADY: Temper = { blow: 1, life: 40, fury: true, chart: false };
const SHREWD: Temper = { ...STEADY, chart: true };
/** He strikes plainly, and clings to his life. */
const MEEK: Temper = { blow: 1, life: 100, fury: false, chart: false };

export const TEMPERS: Readonly<Record<Level, Temper>> = { thrall: MEEK, karl: STEADY, jarl: SHREWD };
