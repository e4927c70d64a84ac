// Hurt, he shouts for joy: leaps at a foe that another holds, strikes it, and is away again.
// RUN-GIFT-TIRELESS-JOY-SHOUT, RUN-RULING-G28, -G81

import type { Bearer } from '../hooks/bearer.ts';
import { giftMarkOf } from '../hooks/mark.ts';
import { add, attach, type GiftRule, note, offer, ruleOf } from './gift.ts';

/** Whatever its level. */
const BONUS = 3;
/** So few hit points, or a Wound. */
const HURT = 20;

const isHurt = ({ wounds, hp }: Bearer): boolean => wounds > 0 || hp <= HURT;

export const tirelessJoyShout: GiftRule = {
  on: {
    /** Whoever begins a round with nobody about. */
    roundStarted: (held, owner, { round, present, field }) =>
      present.some(({ id }) => field.areEngaged(owner.id, id))
        ? []
        : [attach(held, owner.id, note(held, owner, { until: round }))],

    ownWindow(held, owner, { acting, present, field }) {
      const free = giftMarkOf(owner.marks, held.gift) !== undefined;
      if (acting.id !== owner.id || !free || !isHurt(owner) || owner.shoots) return [];
      const others = present.filter(({ id, isHero }) => isHero && id !== owner.id);
      const isHeld = (foe: Bearer): boolean => others.some(({ id }) => field.areEngaged(id, foe.id));
      const rule = ruleOf(held.gift);
      return present
        .filter((foe) => foe.side !== owner.side && isHeld(foe) && field.canRaid(owner.id, foe.id))
        .map(({ id: target }) =>
          offer(held, 'raid', [{ effect: 'raid', who: owner.id, target, gift: held.gift, rule }], { target }),
        );
    },

    scoreQuery: (held, owner, { asked, score, attack }) =>
      asked.id === owner.id && score === 'atk' && attack?.gift === held.gift ? [add(held, BONUS)] : [],
  },

  /** As good as a blow, and nobody strikes back. */
  hint: () => 9,
};
