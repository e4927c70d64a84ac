// Points for whoever wrestles himself a better stand, or keeps others from theirs. RUN-GIFT-WRESTLERS-BLESSING

import { award, type GiftRule } from './gift.ts';

const POINTS = 20;

export const wrestlersBlessing: GiftRule = {
  on: {
    engagementResolved: (held, owner, { winner, gains }) =>
      winner.id === owner.id && gains ? [award(held, owner.id, POINTS * held.level)] : [],
  },
};
