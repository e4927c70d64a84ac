// What the answer to his frenzy costs him is repaid. RUN-GIFT-BERSERKS-BLESSING

import { award, type GiftRule } from './gift.ts';

export const berserksBlessing: GiftRule = {
  on: {
    damageTaken: (held, owner, { victim, hit, taken }) =>
      victim.id === owner.id && hit?.occasion === 'counter'
        ? [award(held, owner.id, held.level * taken)]
        : [],
  },
};
