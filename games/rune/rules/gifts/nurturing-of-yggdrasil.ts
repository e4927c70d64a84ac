// Whoever makes others well is remembered for it. RUN-GIFT-NURTURING-OF-YGGDRASIL, RUN-RULING-G46

import { award, type GiftRule } from './gift.ts';

/** Hit points that a treatment must really restore. */
const ENOUGH = 12;
const POINTS = { treated: 20, revived: 30 } as const;

export const nurturingOfYggdrasil: GiftRule = {
  on: {
    /** Never for healing himself. */
    healResolved(held, owner, { healer, patient, restored, revived }) {
      if (healer.id !== owner.id || patient.id === owner.id) return [];
      if (revived) return [award(held, owner.id, POINTS.revived * held.level)];
      return restored >= ENOUGH ? [award(held, owner.id, POINTS.treated * held.level)] : [];
    },
  },
};
