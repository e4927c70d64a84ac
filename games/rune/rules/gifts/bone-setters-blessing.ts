// Whoever tends another is sheltered with him. RUN-GIFT-BONE-SETTERS-BLESSING

import { attach, bonus, type GiftRule } from './gift.ts';

const SOAK = 3;

export const boneSettersBlessing: GiftRule = {
  on: {
    healDeclared(held, owner, { healer, patient, round }) {
      if (healer.id !== owner.id || patient.id === owner.id) return [];
      const shelter = bonus(held, owner, 'soak', SOAK * held.level, round);
      return [attach(held, owner.id, shelter), attach(held, patient.id, shelter)];
    },
  },
};
