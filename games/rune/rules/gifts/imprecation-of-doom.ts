// Whatever he does to its comrades is done to whom he has cursed. RUN-GIFT-IMPRECATION-OF-DOOM, RUN-RULING-G06

import { attach, type GiftRule, offer } from './gift.ts';

const RAW = 3;

export const imprecationOfDoom: GiftRule = {
  limit: { per: 'session', times: 1 },

  on: {
    ownWindow(held, owner, { acting, present }) {
      if (acting.id !== owner.id) return [];
      const doom = { kind: 'doomed', gift: held.gift, by: owner.id, raw: RAW * held.level } as const;
      return present
        .filter(({ side }) => side !== owner.side)
        .map(({ id }) => offer(held, 'nothing', [attach(held, id, doom)], { target: id }));
    },
  },

  /** For whoever takes long to bring down. */
  hint: (_, target) => ((target?.hp ?? 0) > 30 ? 8 : -12),
};
