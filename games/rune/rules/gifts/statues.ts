// Whoever would be hurt becomes a statue instead, and nobody gains by that. RUN-RULING-G03

import type { Threat } from '../../content/threats.ts';
import type { Weapon } from '../../content/weapons.ts';
import { type GiftRule, ruleOf } from './gift.ts';
import { asItsLevel, isWith, unlessResisted, wakes, whenFighting } from './runes.ts';

/** The weapon that does it, and the categories of foes that it has no power over. */
export const petrifying = (weapon: Weapon, spared: readonly Threat[]): GiftRule => ({
  on: { ownWindow: wakes(asItsLevel) },

  marked: {
    /** Only what has a category at all: no hero does. */
    damageAboutToApply(mark, owner, { victim, hit, lost }) {
      const { id: who, threat } = victim;
      if (!isWith(weapon, owner, hit) || lost < 1 || threat === null || spared.includes(threat)) return [];
      const rule = ruleOf(mark.gift);
      return [
        unlessResisted(mark, owner, victim, [
          { effect: 'noDamage', rule },
          { effect: 'attach', who, mark: { kind: 'statue' }, rule },
          { effect: 'die', who, credit: [], rule },
        ]),
      ];
    },
  },

  hint: whenFighting(9),
});
