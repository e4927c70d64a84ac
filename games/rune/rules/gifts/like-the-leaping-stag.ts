// Every shot that he leaps out of the way of brings glory. RUN-GIFT-LIKE-THE-LEAPING-STAG

import { award, type GiftRule } from './gift.ts';

const POINTS = 20;

export const likeTheLeapingStag: GiftRule = {
  on: {
    missileDodged: (held, owner, { defender }) =>
      defender.id === owner.id ? [award(held, owner.id, POINTS * held.level)] : [],
  },
};
