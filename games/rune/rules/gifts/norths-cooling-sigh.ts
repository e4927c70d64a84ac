// Heat does him little harm. RUN-GIFT-NORTHS-COOLING-SIGH

import { type GiftRule, ruleOf } from './gift.ts';

const EACH = 3;

export const northsCoolingSigh: GiftRule = {
  on: {
    damageIncoming(held, owner, { victim, element, armor }) {
      if (victim.id !== owner.id || element !== 'heat') return [];
      const rule = ruleOf(held.gift);
      return [
        ...(armor ? [] : [{ effect: 'heedArmor', rule } as const]),
        { effect: 'reduce', by: EACH * held.level, rule },
      ];
    },
  },
};
