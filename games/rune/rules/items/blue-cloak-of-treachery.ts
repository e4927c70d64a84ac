// Who wears it pays nothing for striking heroes, and less for the dead. RUN-ITEM-BLUECLOAK, RUN-RULING-R19

import { CLOAKED } from '../../content/treasure/legend-powers.ts';
import { add, type GiftRule } from '../gifts/gift.ts';

export const blueCloakOfTreachery: GiftRule = {
  on: {
    deductionQuery(held, owner, { who, of, points }) {
      if (who.id !== owner.id) return [];
      return [add(held, of === 'heroStruck' ? points : CLOAKED * held.level)];
    },
  },
};
