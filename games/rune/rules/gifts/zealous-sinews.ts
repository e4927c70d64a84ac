// Whoever treats him finds flesh that wants to heal. RUN-GIFT-ZEALOUS-SINEWS

import { add, type GiftRule } from './gift.ts';

const HEALERS_BONUS = 3;

export const zealousSinews: GiftRule = {
  on: {
    /** Treating him or bringing him back, whoever does it. */
    rollQuery: (held, owner, { roll, about }) =>
      roll === 'healer' && about?.id === owner.id ? [add(held, HEALERS_BONUS * held.level)] : [],
  },
};
