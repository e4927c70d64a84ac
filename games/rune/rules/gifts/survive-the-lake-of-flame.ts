// What grows worse from round to round takes its time with him. RUN-GIFT-SURVIVE-THE-LAKE-OF-FLAME

import { add, type GiftRule } from './gift.ts';

export const surviveTheLakeOfFlame: GiftRule = {
  on: {
    escalationQuery: (held, owner, { who }) => (who.id === owner.id ? [add(held, held.level)] : []),
  },
};
