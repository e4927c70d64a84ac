// What found things stand when gear is damaged, and what becomes of them. RUN-EQDMG-03, RUN-TRE-34, RUN-ITEM-HELM-08, RUN-ITEM-LEG-06

import type { Item } from './item.ts';

/** Added to the roll by which a thing comes through it whole. */
export const SURVIVES: Readonly<Partial<Record<Item['kind'], number>>> = {
  potion: 4,
  charm: 6,
  amulet: 8,
  helm: 10,
  legendary: 15,
};

/** So many by which it failed take another point. RUN-EQDMG-16 */
export const CHARM_DAMAGE_STEP = 3;
