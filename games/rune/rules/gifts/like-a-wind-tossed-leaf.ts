// Whoever ducks and weaves is nowhere to be hit, and everywhere to hit. RUN-GIFT-LIKE-A-WIND-TOSSED-LEAF

import { add, type GiftRule, isOfBattle } from './gift.ts';

export const likeAWindTossedLeaf: GiftRule = {
  on: {
    scoreQuery: (held, owner, { asked, score }) =>
      asked.id === owner.id && owner.stance === 'weaving' && isOfBattle(score) ? [add(held, held.level)] : [],
  },
};
