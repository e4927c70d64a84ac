// Damage that comes again, round by round, until somebody ends it. RUN-TRAP-25 to -33, -70

import { grown } from '../../content/hazards.ts';
import type { Thrown } from '../dice.ts';

export interface Lasting {
  readonly dam: number;
  /** By how much the roll against it was missed. */
  readonly difference: number;
  readonly over: 'once' | 'recurring' | 'escalating';
}

/** Raw Damage in its first round and in those after it; null: it is over by itself. RUN-TRAP-25, -28 */
export function rawIn({ dam, difference, over }: Lasting, round: number): number | null {
  if (over === 'once' && round > 1) return null;
  return dam + difference + (over === 'escalating' ? grown(round, 0) : 0);
}

/** Soaked anew each time. RUN-TRAP-32, RUN-RULING-T30 */
export const lostIn = (lasting: Lasting, round: number, soak: number): number =>
  Math.max(0, (rawIn(lasting, round) ?? 0) - soak);

/** What dice come to against one victim, each of them open above and below; never less than nothing. RUN-TRAP-20 */
export const rawOfDice = (dice: readonly Pick<Thrown, 'result'>[], difference: number): number =>
  Math.max(0, dice.reduce((sum, { result }) => sum + result, 0) + difference);

/** Armor keeps nothing off where it is ignored. RUN-TRAP-10, -15 */
export const soakedBy = (
  { stamina, prot }: { readonly stamina: number; readonly prot: number },
  armorIgnoring: boolean,
): number => stamina + (armorIgnoring ? 0 : prot);
