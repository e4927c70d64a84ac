// Captives whom foes hide behind. RUN-TER-70 to -79

import { HOSTAGES } from '../../../content/hazards.ts';
import { type Bodies, type Body, distance, isActive, isEnemy } from '../bodies.ts';
import type { Ground } from '../ground.ts';
import { isInReach } from '../reach.ts';

export interface Shielded {
  /** What the captor loses. */
  readonly captor: number;
  readonly hostage: number;
}

/** Raw Damage that meets a captor behind his hostage. RUN-TER-72, -73, RUN-RULING-T24 */
export function throughHostage(rawDamage: number, captorSoak: number): Shielded {
  const past = Math.max(0, rawDamage - captorSoak);
  const hostage = Math.min(past, HOSTAGES.soak);
  return { captor: past - hostage, hostage };
}

/** RUN-TER-74 */
export const isSlain = (hitPointsTaken: number): boolean => hitPointsTaken >= HOSTAGES.hitPoints;

/** Whether a blow with this margin may go past the hostage, if its striker says so. RUN-TER-75 */
export const mayBypass = (margin: number): boolean => margin >= HOSTAGES.bypass;

/** The enemies against whom so many hostages shield their captor, the nearest. RUN-TER-79 */
export const shieldedFrom = (ground: Ground, bodies: Bodies, captor: Body, hostages: number): Body[] =>
  bodies
    .filter((other) => isEnemy(captor, other) && isActive(other) && isInReach(ground, captor, other))
    .sort((a, b) => distance(captor, a) - distance(captor, b))
    .slice(0, HOSTAGES.heroes * hostages);
