// A mist of his own, against arrows. RUN-GIFT-OBSCURING-MIST

import { attach, type GiftRule, lastOf, offer } from './gift.ts';

export const obscuringMist: GiftRule = {
  limit: { per: 'encounter', times: 1 },

  on: {
    ownWindow(held, owner, { acting, round }) {
      if (acting.id !== owner.id) return [];
      const until = lastOf(held.level, round);
      const mist = { kind: 'obscured', gift: held.gift, by: owner.id, until } as const;
      return [offer(held, 'action', [attach(held, owner.id, mist)])];
    },
  },

  /** An action is a blow not struck. */
  hint: () => -5,
};
