// Who is quick already is quicker still. RUN-GIFT-SUDDEN-AS-A-MOUNTAIN-STORM, RUN-RULING-G63

import { add, type GiftRule } from './gift.ts';

/** A total above this. */
const QUICK = 20;
const BONUS = 2;

export const suddenAsAMountainStorm: GiftRule = {
  on: {
    /** The whole total is looked at, whatever of it counts for further actions. */
    initiativeQuery: (held, owner, { who, total }) =>
      who.id === owner.id && total > QUICK ? [add(held, BONUS * held.level)] : [],
  },
};
