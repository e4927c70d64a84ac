// He notices what others have set for him; what nature does by itself he does not hear. RUN-GIFT-OWL-HEARS-THE-VIPER

import { add, type GiftRule } from './gift.ts';

const EACH = 3;

export const owlHearsTheViper: GiftRule = {
  on: {
    rollQuery: (held, owner, { who, roll, perils }) =>
      who.id === owner.id && roll === 'awareness' && perils.includes('trap')
        ? [add(held, EACH * held.level)]
        : [],
  },
};
