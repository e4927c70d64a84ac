// Another weapon is in his hand as if it had always been there. RUN-GIFT-MJOLNIR-AWAKES

import type { Arm, Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { asks, type GiftRule, offer, ruleOf } from './gift.ts';

/** Whatever else is on him, for what he wields; bare hands are no weapon. */
const others = ({ weapon, arms }: Bearer): readonly (Arm & { readonly weapon: string })[] =>
  weapon === null || weapon === 'fist'
    ? []
    : arms.flatMap((arm) =>
        arm.weapon === null || arm.weapon === 'fist' || arm.weapon === weapon
          ? []
          : [{ ...arm, weapon: arm.weapon }],
      );

const shoots = ({ weapon, arms }: Bearer): boolean =>
  arms.some((arm) => arm.weapon === weapon && arm.missile);

const wield = ({ gift }: Held, { id }: Bearer, { form }: Arm): Effect => ({
  effect: 'wield',
  who: id,
  form,
  rule: ruleOf(gift),
});

export const mjolnirAwakes: GiftRule = {
  limit: { per: 'encounter', times: 'level' },

  on: {
    ownWindow: (held, owner, { acting }) =>
      acting.id === owner.id
        ? others(owner).map((arm) => offer(held, 'nothing', [wield(held, owner, arm)], { what: arm.weapon }))
        : [],

    /** At any time: he is asked where a blow finds him with a bow in hand, the best parry first. */
    attackDeclared(held, owner, { attacker, defender, kind }) {
      if (defender.id !== owner.id || kind !== 'melee' || !owner.able || !shoots(owner)) return [];
      const ways = others(owner)
        .filter(({ missile, dfn }) => !missile && dfn > owner.scores.dfn)
        .toSorted((one, other) => other.dfn - one.dfn)
        .map((arm) => ({ what: arm.weapon, target: null, spot: null, brings: [wield(held, owner, arm)] }));
      const [only, ...more] = ways;
      if (only === undefined) return [];
      const { gift } = held;
      const choose: Effect = { effect: 'choose', who: owner.id, gift, ways, rule: ruleOf(gift) };
      return [asks(held, owner, more.length === 0 ? only.brings : [choose], attacker)];
    },
  },

  /** For a blow that comes, not for one's own pleasure. */
  hint: (_, attacker) => (attacker === null ? -4 : 3),
};
