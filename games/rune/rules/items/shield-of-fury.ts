// Its bearer says whom a foe goes for next. RUN-ITEM-FURY, RUN-RULING-R15

import { check, type GiftRule, offer, ruleOf } from '../gifts/gift.ts';
import type { Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';

export const shieldOfFury: GiftRule = {
  limit: { per: 'encounter', times: 'level' },
  on: {
    ownWindow(held, owner, { acting, present, field }) {
      if (acting.id !== owner.id) return [];
      const heroes = present.filter((one) => one.side === owner.side);
      return present
        .filter((foe) => foe.side !== owner.side && !foe.isHero)
        .map((foe) => {
          const brings = [
            choice(
              held,
              owner.id,
              foe.id,
              heroes.map(({ id }) => id),
            ),
          ];
          const engaged = heroes.some(({ id }) => field.areEngaged(foe.id, id));
          if (!engaged) return offer(held, 'nothing', brings, { target: foe.id });
          const contest = check(held, owner, 'gift', held.level, { opponent: foe.id, plus: 0 });
          return offer(held, 'action', brings, { target: foe.id, check: contest });
        });
    },
  },
  hint: () => -2,
};

const choice = ({ gift }: Held, who: string, foe: string, heroes: readonly string[]): Effect => ({
  effect: 'choose',
  who,
  gift,
  ways: heroes.map((target) => ({
    what: null,
    target,
    spot: null,
    brings: [{ effect: 'aim', who: foe, target, gift, rule: ruleOf(gift) }],
  })),
  rule: ruleOf(gift),
});
