// The die that has just fallen, thrown again. RUN-GIFT-DESTINY-REVERSED, RUN-RULING-G36

import { asks, type GiftRule, ruleOf } from './gift.ts';

export const destinyReversed: GiftRule = {
  inNeed: true,
  limit: { per: 'session', times: 'level' },

  on: {
    /** Only one's own, and only where it was not enough. */
    dieRolled: (held, owner, { who }) =>
      who.id === owner.id
        ? [asks(held, owner, [{ effect: 'reroll', who: owner.id, rule: ruleOf(held.gift) }])]
        : [],
  },

  /** Kept for when it hurts. */
  hint: (owner) => (owner.hp < owner.maxHp / 2 ? 2 : -1),
};
