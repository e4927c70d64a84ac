// A blade of flame: it strikes harder, shines, and sets clothes alight. RUN-GIFT-RUNE-ROMAN-SWORD, RUN-RULING-G57

import { add, attach, type GiftRule, lastOf, note, offer, ruleOf } from './gift.ts';
import { isWith, whenFighting } from './runes.ts';

const WEAPON = 'roman-sword';
const LIGHT = 200;

export const runeRomanSword: GiftRule = {
  on: {
    ownWindow(held, owner, { acting, round }) {
      if (acting.id !== owner.id) return [];
      const until = lastOf(held.level, round);
      const light = { kind: 'shining', gift: held.gift, by: owner.id, until, paces: LIGHT } as const;
      return [
        offer(held, 'nothing', [
          attach(held, owner.id, note(held, owner, { until })),
          attach(held, owner.id, light),
        ]),
      ];
    },
  },

  marked: {
    scoreQuery: (mark, owner, { asked, score, attack }) =>
      asked.id === owner.id && score === 'dam' && isWith(WEAPON, owner, attack)
        ? [add(mark, mark.level)]
        : [],

    attackHit: ({ gift }, owner, hit) =>
      isWith(WEAPON, owner, hit) && hit.defender.clothed
        ? [{ effect: 'ignite', who: hit.defender.id, by: owner.id, rule: ruleOf(gift) }]
        : [],
  },

  hint: whenFighting(7),
};
