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
  /** Whether he sees that a death blow pays whoever strikes it, however little was left to do. RUN-VP-17 */
  readonly finishes: boolean;
  /** Whether he reckons how far he can push somebody who attacks him, and what that one has left to come back. RUN-RULING-C53 */
  readonly pushes: boolean;
  /** Whether he reckons what a foe that is down will no longer do, and how little is left to do; else he strikes rather at whoever stands unhurt. */
  readonly reckons: boolean;
  /** What his guard is worth to him where he names a weapon, beside what it does. */
  readonly guard: number;
  /** What the life of a rival is worth to him: who lives fights on for all, and nobody pays for his death. */
  readonly fellows: number;
}

const STEADY: Temper = {
  blow: 1,
  life: 40,
  fury: true,
  chart: false,
  finishes: true,
  pushes: false,
  reckons: true,
  guard: 1,
  fellows: 0.4,
};
const SHREWD: Temper = { ...STEADY, chart: true, pushes: true };
/** He strikes plainly and at whoever looks stoutest, leaves death blows to others, clings to his life, hides behind what guards best, and heals whom he can. */
const MEEK: Temper = {
  ...STEADY,
  life: 100,
  fury: false,
  finishes: false,
  reckons: false,
  guard: 3,
  fellows: 1,
};

export const TEMPERS: Readonly<Record<Level, Temper>> = { thrall: MEEK, karl: STEADY, jarl: SHREWD };
