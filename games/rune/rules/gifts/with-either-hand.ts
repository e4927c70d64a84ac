// Both of his hands are the right one. RUN-GIFT-WITH-EITHER-HAND

import { type GiftRule, ruleOf } from './gift.ts';

export const withEitherHand: GiftRule = {
  on: {
    handQuery: ({ gift }, owner, { who }) => (who.id === owner.id ? [{ rule: ruleOf(gift) }] : []),
  },
};
