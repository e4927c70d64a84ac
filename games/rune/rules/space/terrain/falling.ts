// Falling from a height. RUN-HAZ-FALL

import { FALLS, HARMLESS_FALL, LANDING } from '../../../content/hazards.ts';

/**
 * Raw Damage that ignores armor, by the Jump roll for the landing; for some it is read so many rows above where it
 * stands. RUN-HAZ-FALL-01 to -04, RUN-RULING-T50, -G47
 */
export function fallDamage(feet: number, jump: number, spared = 0): number {
  const row = FALLS[rowOf(feet) - spared];
  if (row === undefined) return 0;
  return jump >= LANDING ? row.good : row.bad + LANDING - jump;
}

/** Whether it hurts nobody, however he lands. */
export const isHarmless = (feet: number, spared = 0): boolean => rowOf(feet) < spared;

/** Below the first row where a fall is short enough. */
const rowOf = (feet: number): number =>
  feet < HARMLESS_FALL ? -1 : FALLS.findIndex(({ upTo }) => feet <= upTo);
