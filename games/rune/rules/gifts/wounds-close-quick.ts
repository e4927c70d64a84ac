// He waits less for the next healer. RUN-GIFT-WOUNDS-CLOSE-QUICK, RUN-RULING-G66

import { add, type GiftRule } from './gift.ts';

export const woundsCloseQuick: GiftRule = {
  on: {
    healIntervalQuery: (held, owner, { patient }) => (patient.id === owner.id ? [add(held, held.level)] : []),
  },
};
