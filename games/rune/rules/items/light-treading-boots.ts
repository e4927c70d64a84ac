// Where its owner treads, no ground pays whoever runs: so often in a fight. RUN-ITEM-BOOTS

import { type GiftRule, ruleOf } from '../gifts/gift.ts';

export const lightTreadingBoots: GiftRule = {
  limit: { per: 'combat', times: 'level' },
  on: {
    groundQuery: (held, owner, { who }) => (who.id === owner.id ? [{ rule: ruleOf(held.gift) }] : []),
  },
};
