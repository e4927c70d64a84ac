// The longer he runs at them, the harder he strikes. RUN-GIFT-CLATTER-OF-RUSHING-BOOTS, RUN-RULING-G01, -G82

import { add, type GiftRule } from './gift.ts';

/** Paces of any charge, and of each further point. */
const CHARGE = 10;
const STRIDE = 3;

export const clatterOfRushingBoots: GiftRule = {
  on: {
    scoreQuery(held, owner, { asked, score, attack }) {
      if (attack?.attacker.id !== owner.id || attack.charge === 0) return [];
      const strides = Math.floor((attack.charge - CHARGE) / STRIDE);
      if (asked.id === owner.id) return score === 'atk' && strides > 0 ? [add(held, strides)] : [];
      return score === 'dfn' && attack.braced && asked.id === attack.defender.id
        ? [add(held, -held.level)]
        : [];
    },
  },
};
