// Keeping one's eyes open. RUN-ABIL-AWA-02 to -05

import type { Ability } from '../../content/abilities.ts';
import { PASSIVE, ROLLED_IN_SECRET, WATCH } from '../../content/tasks.ts';

/** Somebody watches with all his might: since when, and until when if he has stopped, in minutes. */
export interface Watch {
  readonly from: number;
  readonly until: number | null;
}

/** It ends by itself when nobody could keep it up. RUN-ABIL-AWA-03 */
const endOf = ({ from, until }: Watch): number => Math.min(until ?? Infinity, from + WATCH.minutes);

/** What it makes of an Awareness roll: as long as it lasts, and for as long after it. RUN-ABIL-AWA-03, -04 */
export function watchModifier(watch: Watch | null, minute: number): number {
  if (watch === null || minute < watch.from) return 0;
  const end = endOf(watch);
  if (minute < end) return WATCH.bonus;
  return minute < end + (end - watch.from) ? WATCH.tired : 0;
}

/** Whether he rolls although his player has said nothing. RUN-ABIL-AWA-02 */
export const rollsUnasked = (ability: Ability): boolean => PASSIVE.includes(ability);

export interface Secret<R> {
  readonly ability: Ability;
  readonly roll: R;
  /** Something came of it that his player must know. */
  readonly matters: boolean;
}

/** What his player is told of a roll that was made for him unseen; null: that there was none. RUN-ABIL-AWA-05 */
export const toldOf = <R>({ ability, roll, matters }: Secret<R>): R | null =>
  matters || !ROLLED_IN_SECRET.includes(ability) ? roll : null;
