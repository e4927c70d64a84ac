// What others owe to the gods, it makes less. RUN-ITEM-EVENTORC, RUN-GIFTRULE-VP-04

import { EVEN_HANDED } from '../../content/treasure/legend-powers.ts';
import { asks, check, type GiftRule, rolls, ruleOf } from '../gifts/gift.ts';

export const evenHandedTorc: GiftRule = {
  limit: { per: 'encounter', times: 'level' },
  on: {
    giftAward(held, owner, { who, points }) {
      if (who.id === owner.id || who.seat === owner.seat || points <= 0) return [];
      // Presence against Presence, where a contest would add the other's Res.
      const against = { opponent: who.id, plus: who.characteristic('Pre') - who.res };
      const less = { effect: 'lessen', by: EVEN_HANDED * held.level, rule: ruleOf(held.gift) } as const;
      return [asks(held, owner, [rolls(held, check(held, owner, 'Pre', held.level, against), [less])], who)];
    },
  },
  hint: () => 5,
};
