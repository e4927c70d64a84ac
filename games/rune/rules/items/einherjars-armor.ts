// Hit points come back with every round. RUN-ITEM-EINHERJAR

import { type GiftRule, ruleOf } from '../gifts/gift.ts';

export const einherjarsArmor: GiftRule = {
  on: {
    roundEnded: ({ gift, level }, owner) =>
      owner.hp < owner.maxHp ? [{ effect: 'heal', who: owner.id, hp: level, rule: ruleOf(gift) }] : [],
  },
};
