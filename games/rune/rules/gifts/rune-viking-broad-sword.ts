// Whatever his sword takes from others it gives to him. RUN-GIFT-RUNE-VIKING-BROAD-SWORD

import { attach, type GiftRule, lastOf, note, offer, ruleOf } from './gift.ts';

const WEAPON = 'viking-broadsword';

export const runeVikingBroadSword: GiftRule = {
  on: {
    ownWindow: (held, owner, { acting, round }) =>
      acting.id === owner.id
        ? [
            offer(held, 'nothing', [
              attach(held, owner.id, note(held, owner, { until: lastOf(held.level, round) })),
            ]),
          ]
        : [],
  },

  marked: {
    damageTaken({ gift }, owner, { victim, hit, taken }) {
      const drinks = hit?.attacker.id === owner.id && hit.weapon === WEAPON && victim.id !== owner.id;
      return drinks && taken > 0 ? [{ effect: 'heal', who: owner.id, hp: taken, rule: ruleOf(gift) }] : [];
    },
  },

  hint: ({ hp, maxHp }) => (hp < maxHp / 2 ? 8 : -9),
};
