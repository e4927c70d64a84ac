// Amulets against traps: whatever decides whether one is caught in it. RUN-TRE-54

import type { AmuletEffect } from '../../content/treasure/amulets.ts';
import type { ItemOf } from '../../content/treasure/item.ts';

/** How a trap hurts, where that has a name of its own. */
export type TrapHarm = 'fire' | 'drowning' | 'falling' | 'acid' | 'other';

const AGAINST: Readonly<Record<TrapHarm, AmuletEffect>> = {
  fire: 'fire-trap',
  drowning: 'drowning-trap',
  falling: 'falling-trap',
  acid: 'acid-trap',
  other: 'standard-trap',
};

/** Added to the roll to avoid it. */
export const avoidanceOf = ({ effect, bonus }: ItemOf<'amulet'>, harm: TrapHarm): number =>
  effect === AGAINST[harm] ? bonus : 0;

/** A roll that failed in spite of it is one failure more; null: it is worth nothing now. RUN-TRE-52, RUN-RULING-R10 */
export const afterAvoiding = (
  amulet: ItemOf<'amulet'>,
  harm: TrapHarm,
  success: boolean,
): ItemOf<'amulet'> | null => {
  if (success || avoidanceOf(amulet, harm) === 0) return amulet;
  const failures = amulet.failures + 1;
  return failures < amulet.limit ? { ...amulet, failures } : null;
};
