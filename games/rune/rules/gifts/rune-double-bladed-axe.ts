// Whom it would hurt becomes a crow. RUN-GIFT-RUNE-DOUBLE-BLADED-AXE, RUN-RULING-G24, -G25

import { attach, type GiftRule, ruleOf } from './gift.ts';
import { halfItsLevelAndOne, isWith, unlessResisted, wakes, whenFighting } from './runes.ts';

export const runeDoubleBladedAxe: GiftRule = {
  on: { ownWindow: wakes(halfItsLevelAndOne) },

  marked: {
    /** Until the power ends, not longer. */
    damageAboutToApply(mark, owner, { victim, hit, lost, field, round }) {
      const { id } = victim;
      if (!isWith('double-bladed-axe', owner, hit) || lost < 1 || victim.side === owner.side) return [];
      const { x, y } = field.where(id);
      const until = mark.until ?? round;
      const bird = { kind: 'crow', gift: mark.gift, by: owner.id, until, x, y } as const;
      return [
        unlessResisted(mark, owner, victim, [
          { effect: 'noDamage', rule: ruleOf(mark.gift) },
          attach(mark, id, bird),
        ]),
      ];
    },
  },

  hint: whenFighting(4),
};
