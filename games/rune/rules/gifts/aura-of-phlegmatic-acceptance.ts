// Whoever has looked death in the face is honoured for it. A defence that he could give up does not exist in a fight.
// RUN-GIFT-AURA-OF-PHLEGMATIC-ACCEPTANCE, RUN-RULING-G32

import { INCAPACITATING_WOUNDS } from '../injury.ts';
import { award, type GiftRule } from './gift.ts';

/** With fewer hit points than this. */
const HEALTHY = 20;
const POINTS = 20;

export const auraOfPhlegmaticAcceptance: GiftRule = {
  on: {
    encounterEnded(held, owner, { who }) {
      const { hp, wounds } = owner.worst;
      if (who.id !== owner.id || (hp >= HEALTHY && wounds < INCAPACITATING_WOUNDS)) return [];
      return [award(held, owner.id, POINTS * held.level)];
    },
  },
};
