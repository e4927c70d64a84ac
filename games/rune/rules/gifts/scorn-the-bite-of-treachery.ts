// Traps that others have set do him little harm. RUN-GIFT-SCORN-THE-BITE-OF-TREACHERY

import type { GiftRule } from './gift.ts';
import { hardened } from './hardened.ts';

export const scornTheBiteOfTreachery: GiftRule = {
  on: {
    damageIncoming: (held, owner, { victim, nature, armor }) =>
      victim.id === owner.id && nature === 'trap' ? hardened(held, owner, armor) : [],
  },
};
