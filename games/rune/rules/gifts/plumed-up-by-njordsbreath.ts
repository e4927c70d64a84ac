// He falls as if it were not half as deep. RUN-GIFT-PLUMED-UP-BY-NJORDSBREATH, RUN-RULING-G47

import { add, type GiftRule } from './gift.ts';

export const plumedUpByNjordsbreath: GiftRule = {
  on: {
    fallQuery: (held, owner, { who }) => (who.id === owner.id ? [add(held, -held.level)] : []),
  },
};
