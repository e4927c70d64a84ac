// Whom Odin favours takes from Loki's own what they have earned. RUN-ITEM-MANTLE

import { asks, award, check, type GiftRule, rolls, ruleOf } from '../gifts/gift.ts';
import type { Bearer } from '../hooks/bearer.ts';

export const mantleOfGrimJustice: GiftRule = {
  limit: { per: 'encounter', times: 'level' },
  on: {
    noteAward(held, owner, { who, points }) {
      if (who.id === owner.id || !isOdins(owner) || !isLokis(who)) return [];
      // Bond against bond, where a contest would add the other's Res.
      const against = { opponent: who.id, plus: who.connection('loki') - who.res };
      const contest = check(held, owner, 'gift', owner.connection('odin'), against);
      const less = { effect: 'lessen', by: points, rule: ruleOf(held.gift) } as const;
      return [asks(held, owner, [rolls(held, contest, [less, award(held, owner.id, points)])], who)];
    },
  },
  hint: () => 5,
};

const isOdins = (one: Bearer): boolean => one.connection('odin') > one.connection('loki');
const isLokis = (one: Bearer): boolean => one.connection('loki') > one.connection('odin');
