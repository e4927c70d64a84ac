// Water carries him. RUN-GIFT-NAGLFAR-PLOWS-THE-WAVES

import { add, type GiftRule } from './gift.ts';

const EACH = 3;

export const naglfarPlowsTheWaves: GiftRule = {
  on: {
    rollQuery: (held, owner, { who, roll }) =>
      who.id === owner.id && roll === 'swim' ? [add(held, EACH * held.level)] : [],
  },
};
