// What nature does to others it hardly does to him. RUN-GIFT-SKADIS-ERMINE-CLOAK

import type { GiftRule } from './gift.ts';
import { hardened } from './hardened.ts';

export const skadisErmineCloak: GiftRule = {
  on: {
    /** Every hazard that is not a trap. */
    damageIncoming: (held, owner, { victim, nature, armor }) =>
      victim.id === owner.id && nature !== null && nature !== 'trap' ? hardened(held, owner, armor) : [],
  },
};
