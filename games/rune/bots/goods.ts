// What things are worth to somebody on his way home, in victory points.

import type { Item } from '../content/treasure/item.ts';
import { isWearable } from '../rules/sitting/interlude/goods.ts';

/** An ounce is a point at home; all else is worth what it may still bring on the way there. RUN-VP-25 */
export function worthOf(item: Item): number {
  switch (item.kind) {
    case 'loot':
      return item.ounces;
    case 'liars-silver':
      return -item.pieces;
    case 'potion':
      return DRAUGHT * Math.min(ENOUGH, item.doses);
    case 'helm':
    case 'legendary':
      return TREASURE;
    case 'weapon':
      return item.magic === undefined ? 0 : KEEPSAKE;
    default:
      return isWearable(item) ? HAND_ME_DOWN : KEEPSAKE;
  }
}
const TREASURE = 30;
const KEEPSAKE = 12;
const DRAUGHT = 3;
const ENOUGH = 4;
/** Armor and shields one would have to change into. */
const HAND_ME_DOWN = 2;
