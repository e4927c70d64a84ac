// He lends a comrade strength for a blow or a parry. RUN-GIFT-EIGHT-LEGGED-HORSE

import { attach, bonus, type GiftRule, isFellow, offer, ruleOf } from './gift.ts';

export const eightLeggedHorse: GiftRule = {
  limit: { per: 'combat', times: 'level' },

  on: {
    /** Whoever receives it chooses what for. */
    ownWindow(held, owner, { acting, present }) {
      if (acting.id !== owner.id) return [];
      const way = (to: string, score: 'atk' | 'dfn') => ({
        what: score,
        target: null,
        spot: null,
        brings: [attach(held, to, bonus(held, owner, score, held.level, null, true))],
      });
      return present
        .filter((other) => isFellow(owner, other))
        .map(({ id }) => {
          const ways = [way(id, 'atk'), way(id, 'dfn')];
          const chooses = {
            effect: 'choose',
            who: id,
            gift: held.gift,
            ways,
            rule: ruleOf(held.gift),
          } as const;
          return offer(held, 'nothing', [chooses], { target: id });
        });
    },
  },

  /** Rather to somebody who stands. */
  hint: (_, target) => (target?.able ? 4 : -20),
};
