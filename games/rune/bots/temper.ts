// What each level makes of odds that are the same for all.

import type { Level } from '@skald/kernel';

export interface Temper {
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
  /** Whether he thinks of tomorrow: insures himself, and spends points on what lasts. */
  readonly provides: boolean;
  /** What the life of a rival is worth to him: who lives fights on for all, and nobody pays for his death. */
  readonly fellows: number;
}

/** He never forgets himself, and so leaves a part of what could be won to whoever does. */
const STEADY: Temper = {
  life: 40,
  fury: false,
  chart: false,
  finishes: true,
  pushes: false,
  reckons: true,
  fellows: 0.4,
  provides: true,
};
const SHREWD: Temper = { ...STEADY, fury: true, chart: true, pushes: true };
/** He strikes at whoever looks stoutest, leaves death blows to others, gives little for his life, and heals whom he can. */
const RASH: Temper = { ...STEADY, life: 20, finishes: false, reckons: false, fellows: 1, provides: false };

export const TEMPERS: Readonly<Record<Level, Temper>> = { thrall: RASH, karl: STEADY, jarl: SHREWD };
