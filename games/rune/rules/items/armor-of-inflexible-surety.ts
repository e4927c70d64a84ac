// Nothing shakes its wearer, and much heartens him. RUN-ITEM-SURETY

import { SURETY } from '../../content/treasure/legend-powers.ts';
import { add, type GiftRule } from '../gifts/gift.ts';

export const armorOfInflexibleSurety: GiftRule = {
  on: {
    rollQuery: (held, owner, { who, brings }) =>
      who.id === owner.id && brings != null ? [add(held, SURETY * held.level)] : [],
  },
};
