// Quick heels: part of the sheet, but not of further actions. RUN-GIFT-FROST-SPEEDED-HEELS, RUN-RULING-G63

import { BOOSTS } from '../../content/boosts.ts';
import { type GiftRule, ruleOf } from './gift.ts';

const GIFT = 'frost-speeded-heels';

export const frostSpeededHeels: GiftRule = {
  on: {
    initiativeQuery({ level }, owner, { who }) {
      const less = (BOOSTS[GIFT]?.init ?? 0) * level;
      return who.id === owner.id ? [{ change: 'extraFrom', less, rule: ruleOf(GIFT) }] : [];
    },
  },
};
