// He is hardly there: neither to be struck nor to strike. RUN-GIFT-RUNE-HAND-AXE

import { asks, attach, type GiftRule, lastOf } from './gift.ts';

const SHIFT = 4;

export const runeHandAxe: GiftRule = {
  on: {
    /** When Initiative is rolled, and at no other time. */
    beforeRoll(held, owner, { who, roll, round }) {
      if (who.id !== owner.id || roll !== 'initiative') return [];
      const { gift, level } = held;
      const until = lastOf(level, round);
      const mark = { kind: 'insubstantial', gift, by: owner.id, until, amount: SHIFT * level } as const;
      return [asks(held, owner, [attach(held, owner.id, mark)])];
    },
  },

  hint: ({ hp, maxHp }) => (hp < maxHp / 3 ? 5 : -5),
};
