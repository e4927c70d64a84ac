// Whom it wounds fights for its owner. RUN-GIFT-RUNE-VIKING-AXE, RUN-RULING-G58

import { attach, type GiftRule, lastOf } from './gift.ts';
import { asItsLevel, isWith, unlessResisted, wakes, whenFighting } from './runes.ts';

export const runeVikingAxe: GiftRule = {
  on: { ownWindow: wakes(asItsLevel) },

  marked: {
    /** Each for its own time, which may be longer than that of the axe. Whoever has no allies left has nobody to fight: in a duel nobody has. */
    damageTaken(mark, owner, { victim, hit, taken, killed, present, round }) {
      if (!isWith('viking-axe', owner, hit) || taken === 0 || killed || victim.isHero) return [];
      const allies = present.filter(({ id, isHero, side }) => !isHero && side === 'foes' && id !== victim.id);
      if (allies.length === 0) return [];
      const until = lastOf(mark.level, round);
      const mind = { kind: 'possessed', gift: mark.gift, by: owner.id, until, seat: null } as const;
      return [unlessResisted(mark, owner, victim, [attach(mark, victim.id, mind)])];
    },
  },

  hint: whenFighting(8),
};
