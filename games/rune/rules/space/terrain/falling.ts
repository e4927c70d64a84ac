// Falling from a height. RUN-HAZ-FALL

import { FALLS, HARMLESS_FALL, LANDING } from '../../../content/hazards.ts';

/** Raw Damage that ignores armor, by the Jump roll for the landing. RUN-HAZ-FALL-01 to -04, RUN-RULING-T50 */
export function fallDamage(feet: number, jump: number): number {
  if (feet < HARMLESS_FALL) return 0;
  const { good, bad } = FALLS.find(({ upTo }) => feet <= upTo)!;
  return jump >= LANDING ? good : bad + LANDING - jump;
}
