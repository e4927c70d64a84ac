// From above he fights like a god. RUN-GIFT-FROM-LOFTY-ASGARDS-PEAKS, RUN-RULING-G41

import { add, type GiftRule, isOfBattle } from './gift.ts';

export const fromLoftyAsgardsPeaks: GiftRule = {
  on: {
    /** Against those who stand lower, whatever they fight with. */
    scoreQuery(held, owner, { asked, score, attack, field }) {
      if (asked.id !== owner.id || attack === null || !isOfBattle(score)) return [];
      const { attacker, defender } = attack;
      const other = attacker.id === owner.id ? defender : attacker;
      return field.isAbove(owner.id, other.id) ? [add(held, held.level)] : [];
    },
  },
};
