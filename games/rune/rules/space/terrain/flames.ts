// Clothes on fire. RUN-HAZ-FIRE

import { BURNING, grown, IGNITION, RAGING_FIRE, SMOTHERING } from '../../../content/hazards.ts';
import type { Base } from '../bodies.ts';
import type { Ground } from '../ground.ts';
import { waterAt } from './water.ts';

export interface Fire {
  /** Raw Damage of its first round; it ignores armor. */
  readonly start: number;
  /** From 1. */
  readonly round: number;
  /** Rolls to smother it that failed. */
  readonly failed: number;
  readonly raging: boolean;
}

/** By the runner's die, to which nothing is added; null if nothing caught fire. RUN-HAZ-FIRE-01, -02 */
export function kindle(die: number, furry: boolean): Fire | null {
  const difficulty = furry ? IGNITION.furry : IGNITION.ordinary;
  return die < difficulty ? null : { start: BURNING + die - difficulty, round: 1, failed: 0, raging: false };
}

/** Whoever is in a raging fire burns, whatever he wears. RUN-HAZ-FIRE-05 */
export const RAGING: Fire = { start: RAGING_FIRE, round: 1, failed: 0, raging: true };

/** Raw Damage of its round; it may begin to grow so many rounds later. RUN-HAZ-FIRE-02, -11, RUN-GIFT-SURVIVE-THE-LAKE-OF-FLAME */
export const burn = ({ start, round }: Fire, later = 0): number => start + grown(round, later);

export const burnsOn = (fire: Fire): Fire => ({ ...fire, round: fire.round + 1 });

/** Of a Dex roll, an action; null while one stands in a raging fire. RUN-HAZ-FIRE-03, -05 */
export function smotherDifficulty({ raging, failed }: Fire, inTheFire: boolean): number | null {
  if (!raging) return SMOTHERING.ordinary + failed;
  return inTheFire ? null : SMOTHERING.raging;
}

/** Water puts out whatever burns. RUN-HAZ-FIRE-07 */
export const isDoused = (ground: Ground, base: Base): boolean => waterAt(ground, base) !== null;

/** What is left of a fire after a roll to smother it. RUN-HAZ-FIRE-03 */
export const smothered = (fire: Fire, total: number): Fire | null =>
  total >= smotherDifficulty(fire, false)! ? null : { ...fire, failed: fire.failed + 1 };
