// Monsters that come upon whoever stays too long: no fight, only what it costs. RUN-RUN-60 to -71, RUN-CHART-WANDER

import type { Threat } from '../../content/threats.ts';
import { FOUND_BY, WANDERERS, WANDERERS_SPARE, type Wanderers } from '../../content/wandering.ts';

const FACES_EACH = 2;

/** By one face of the die. RUN-RUN-62 */
export const wanderersAt = (face: number): Wanderers =>
  WANDERERS[Math.ceil(face / FACES_EACH) - 1] as Wanderers;

/** More of the same, or by how much somebody was heard. RUN-RUN-68, RUN-HAZ-LOST-07 */
export const wanderersOf = (threat: Threat): Wanderers =>
  WANDERERS.find((one) => one.threat === threat) ?? (WANDERERS[0] as Wanderers);

export const findersOf = (missing: number): Wanderers =>
  wanderersOf(FOUND_BY.find(({ upTo }) => missing <= upTo)?.threat ?? 'superior');

/** Hit points that a hero loses, by a die to which nothing is added: nothing is soaked, and it is never a Wound. RUN-RUN-63, -64 */
export const mauledBy = ({ dam, difficulty }: Wanderers, result: number): number =>
  result >= difficulty ? Math.floor(dam / 2) : dam + difficulty - result;

/** What is left of him; those whom a runner sends are not out for his life. RUN-RUN-65, -69, RUN-RULING-R45 */
export const leftAfter = (hp: number, loss: number, sentBy: 'runner' | 'getting lost'): number =>
  sentBy === 'runner' ? Math.min(hp, Math.max(WANDERERS_SPARE, hp - loss)) : Math.max(0, hp - loss);

/** They always lose. RUN-RUN-66 */
export const endOfWanderers = (succeeded: number, failed: number): 'slaughtered' | 'drivenOff' =>
  succeeded > failed ? 'slaughtered' : 'drivenOff';

export interface Lingering {
  /** A healing that was paid for is not over yet. */
  readonly healing: boolean;
  readonly warned: boolean;
  /** Since the warning. */
  readonly left: boolean;
}

/** Only to move on whoever lingers, and never without a sign. RUN-RUN-60, -61 */
export const mayCome = ({ healing, warned, left }: Lingering): boolean => !healing && warned && !left;
