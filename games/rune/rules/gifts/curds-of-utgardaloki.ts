// For victory points he regains strength whenever he likes, even on the threshold of death.
// RUN-GIFT-CURDS-OF-UTGARDALOKI, RUN-RULING-G35

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { MORTAL_WOUNDS } from '../injury.ts';
import { asks, type GiftRule, offer, ruleOf } from './gift.ts';

const PRICE = 25;
const HP = 4;

const eats = ({ gift, level }: Held, { id }: Bearer): Effect => ({
  effect: 'heal',
  who: id,
  hp: HP * level,
  rule: ruleOf(gift),
});

export const curdsOfUtgardaloki: GiftRule = {
  inNeed: true,
  price: PRICE,

  on: {
    ownWindow: (held, owner, { acting }) =>
      acting.id === owner.id && owner.hp < owner.maxHp ? [offer(held, 'nothing', [eats(held, owner)])] : [],

    dying: (held, owner, { dying, fifthWound, hopeless }) =>
      dying.id === owner.id && !fifthWound && !hopeless
        ? [
            asks(held, owner, [
              { effect: 'survive', who: owner.id, rule: ruleOf(held.gift) },
              eats(held, owner),
            ]),
          ]
        : [],

    /** He could do so at any time: he is asked when another blow like that would fell him. */
    damageTaken: (held, owner, { victim, lost }) =>
      victim.id === owner.id && owner.hp > 0 && owner.hp <= lost
        ? [asks(held, owner, [eats(held, owner)])]
        : [],

    /** As long as he lives. */
    roundStarted: (held, owner) =>
      owner.dying && owner.wounds < MORTAL_WOUNDS ? [asks(held, owner, [eats(held, owner)])] : [],
  },

  /** Points are for those who live to count them. */
  hint: ({ hp, maxHp }) => (hp < maxHp / 5 ? 9 : -20),
};
