// Gone from the fight, as if he had never been there. RUN-GIFT-CRAVEN-DEPARTURE, RUN-RULING-G34

import { check, type GiftRule, offer, ruleOf } from './gift.ts';

export const cravenDeparture: GiftRule = {
  on: {
    /** Of those who are at him the one that resists best; where nobody is, nobody resists. */
    ownWindow(held, owner, { acting, present, field }) {
      if (acting.id !== owner.id) return [];
      const [best] = present
        .filter(({ id }) => field.areEngaged(owner.id, id))
        .sort((one, other) => other.res - one.res);
      const against = best && check(held, owner, 'gift', held.level, { opponent: best.id, plus: 0 });
      const leaves = { effect: 'leave', who: owner.id, rule: ruleOf(held.gift) } as const;
      return [offer(held, 'action', [leaves], { check: against ?? null })];
    },
  },

  /** Only when it is that or death. */
  hint: ({ hp, maxHp }) => (hp < maxHp / 8 ? 6 : -40),
};
