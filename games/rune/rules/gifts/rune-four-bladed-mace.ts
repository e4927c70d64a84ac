// A raging fire about him, wherever he goes. RUN-GIFT-RUNE-FOUR-BLADED-MACE, RUN-RULING-G53

import { attach, consults, type GiftRule, isFellow, lastOf, offer, ruleOf } from './gift.ts';

const RADIUS = 10;

export const runeFourBladedMace: GiftRule = {
  on: {
    /** It burns at once whoever is there; later on the fight sees to it. All fellow heroes are asked: it moves. */
    ownWindow(held, owner, { acting, present, field, round }) {
      if (acting.id !== owner.id) return [];
      const { gift, level } = held;
      const [paces, until] = [RADIUS * level, lastOf(level, round)];
      const { spots, whom } = field.around(owner.id, paces);
      return [
        offer(
          held,
          'nothing',
          [
            ...present
              .filter((other) => isFellow(owner, other))
              .map((fellow) => consults(held, owner, fellow, null)),
            attach(held, owner.id, { kind: 'ablaze', gift, by: owner.id, until, paces }),
            ...whom.map((who) => ({ effect: 'engulf' as const, who, by: owner.id, rule: ruleOf(gift) })),
          ],
          { area: () => spots },
        ),
      ];
    },
  },

  /** It spares nobody. */
  hint: ({ attacked }) => (attacked.length > 0 ? 4 : -9),
};
