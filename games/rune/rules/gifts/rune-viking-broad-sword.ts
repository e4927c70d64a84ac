// Whatever his sword takes from others it gives to him. RUN-GIFT-RUNE-VIKING-BROAD-SWORD

import { type GiftRule, ruleOf } from './gift.ts';
import { asItsLevel, wakes } from './runes.ts';

const WEAPON = 'viking-broadsword';

export const runeVikingBroadSword: GiftRule = {
  on: { ownWindow: wakes(asItsLevel) },

  marked: {
    damageTaken({ gift }, owner, { victim, hit, taken }) {
      const drinks = hit?.attacker.id === owner.id && hit.weapon === WEAPON && victim.id !== owner.id;
      return drinks && taken > 0 ? [{ effect: 'heal', who: owner.id, hp: taken, rule: ruleOf(gift) }] : [];
    },
  },

  hint: ({ hp, maxHp }) => (hp < maxHp / 2 ? 8 : -9),
};
