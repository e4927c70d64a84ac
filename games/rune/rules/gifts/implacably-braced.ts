// Whoever holds ground, or is set for a charge, stands like a rock. RUN-GIFT-IMPLACABLY-BRACED, RUN-RULING-G82

import { add, type GiftRule, isOfBattle } from './gift.ts';

export const implacablyBraced: GiftRule = {
  on: {
    scoreQuery(held, owner, { asked, score, attack }) {
      if (asked.id !== owner.id || !isOfBattle(score) || attack === null) return [];
      const set = attack.defender.id === owner.id && attack.braced;
      return owner.stance === 'holding' || set ? [add(held, held.level)] : [];
    },
  },
};
