// He throws what others only swing, and it comes back to his hand. RUN-GIFT-LOYAL-HILT, RUN-RULING-G43

import { isMissile, WEAPON } from '../../content/weapons.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { type GiftRule, offer, ruleOf } from './gift.ts';

/** Paces at least, and for each level. */
const REACH = 3;

const wieldsBlade = ({ armed, weapon }: Bearer): boolean =>
  armed && weapon !== null && !isMissile(WEAPON[weapon]);

export const loyalHilt: GiftRule = {
  on: {
    ownWindow(held, owner, { acting, present, field }) {
      if (acting.id !== owner.id || !wieldsBlade(owner)) return [];
      const { gift, level } = held;
      const attack = { effect: 'attack', who: owner.id, manner: 'blow', gift, rule: ruleOf(gift) } as const;
      return present
        .filter(({ id, side }) => side !== owner.side && field.paces(owner.id, id) <= REACH + REACH * level)
        .filter(({ id }) => field.isClear(owner.id, id))
        .map(({ id }) => offer(held, 'attack', [{ ...attack, target: id }], { target: id }));
    },

    /** Only a botch loses it, whether it hit or not. */
    rollResolved({ gift, level }, owner, { who, roll, attack, botched, field }) {
      if (who.id !== owner.id || roll !== 'attack' || attack?.gift !== gift || !botched) return [];
      const direction = field.direction(owner.id, attack.defender.id) + 1;
      const flung = { effect: 'fling', who: owner.id, by: owner.id, what: 'held', direction } as const;
      return [{ ...flung, paces: REACH * level, rule: ruleOf(gift) }];
    },
  },

  /** Instead of walking up to somebody. */
  hint: (_, target) => (target === null ? 0 : 4),
};
