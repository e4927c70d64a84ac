// What a foe comes to against these heroes. RUN-FOE-10 to -27

import { recordOf } from '@skald/kernel';
import type { Adjust } from '../content/foes.ts';
import {
  FOE_MAKER,
  MISSILES,
  type Missile,
  STATISTICS,
  type Statistics,
  type Threat,
} from '../content/threats.ts';

/** RUN-FOE-13 */
const LEAST = { hp: 10, soak: 0, dam: 0 } as const;

/** The tally, what the category adds, and what the type differs by. RUN-FOE-10 to -13, RUN-RULING-F21 */
export function statisticsOf(tally: Statistics, threat: Threat, adjust: Adjust = {}): Statistics {
  const made = recordOf(STATISTICS, (name) => tally[name] + FOE_MAKER[threat][name] + (adjust[name] ?? 0));
  return {
    ...made,
    hp: Math.max(made.hp, LEAST.hp),
    soak: Math.max(made.soak, LEAST.soak),
    dam: Math.max(made.dam, LEAST.dam),
  };
}

/** With a bow in hand he shoots worse and defends with Res. RUN-FOE-20 to -22 */
export function missileLine(melee: Statistics, missile: Missile): Statistics {
  const { init, atk, mostDam } = MISSILES[missile];
  return {
    ...melee,
    init: melee.init + init,
    atk: melee.atk + atk,
    dfn: melee.res,
    dam: Math.min(melee.dam, mostDam),
  };
}

/** From the most hit points it has. RUN-FOE-25, RUN-RULING-F41 */
export const foeWoundThreshold = (hp: number): number => (hp > 60 ? 18 : hp < 20 ? 12 : 15);

/** RUN-FOE-26 */
export function mightOf({ init, atk, dfn, dam, soak, hp }: Statistics): number {
  const above = [init, atk, dfn, dam, soak].reduce((sum, one) => sum + Math.max(0, one), 0);
  return Math.floor((10 * above + hp) / 20);
}

/** Victory points for whoever kills it. RUN-FOE-27 */
export const deathBlow = (foe: Statistics): number => Math.floor(mightOf(foe) / 2);
