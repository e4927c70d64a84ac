// Poison has little hold on him, and those who treat him for it have an easier task. RUN-GIFT-RESIST-THE-SERPENTS-TEARS

import { add, type GiftRule, ruleOf } from './gift.ts';

/** A roll that failed by no more still helped him. */
const NEARLY = 3;

export const resistTheSerpentsTears: GiftRule = {
  on: {
    rollQuery(held, owner, { who, roll, about, perils }) {
      if (!perils.includes('poison')) return [];
      const resists = who.id === owner.id && roll === 'Sta';
      const isTreated = about?.id === owner.id && roll === 'healer';
      return resists || isTreated ? [add(held, held.level)] : [];
    },

    damageIncoming: (held, owner, { victim, element, missing }) =>
      victim.id === owner.id && element === 'poison' && missing !== null && missing <= NEARLY
        ? [{ effect: 'reduce', by: held.level, rule: ruleOf(held.gift) }]
        : [],
  },
};
