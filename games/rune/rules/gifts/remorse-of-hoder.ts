// A shot that would hit a friend turns aside to an enemy. RUN-GIFT-REMORSE-OF-HODER, RUN-RULING-G49

import type { Way } from '../hooks/effect.ts';
import { isBeyondHarm } from '../hooks/mark.ts';
import { asks, attach, check, type GiftRule, note, rolls, ruleOf } from './gift.ts';

const PACES_A_POINT = 10;
/** Paces from the friend. */
const NEAR = 20;

export const remorseOfHoder: GiftRule = {
  on: {
    /** The friend's player says whom it strikes; it hits without another roll, with what it would have done to him. */
    strayHit(held, owner, { attacker, struck, present, field, round }) {
      if (attacker.id !== owner.id || struck.side !== owner.side) return [];
      const rule = ruleOf(held.gift);
      const ways = present
        .filter((one) => one.side !== struck.side && !isBeyondHarm(one.marks))
        .filter((one) => field.paces(struck.id, one.id) <= NEAR)
        .map(({ id }): Way => {
          const both = attach(held, id, note(held, owner, { whom: [struck.id], until: round }));
          return { what: null, target: id, spot: null, brings: [both, { effect: 'retarget', to: id, rule }] };
        });
      if (ways.length === 0) return [];
      const difficulty = Math.floor(field.paces(owner.id, struck.id) / PACES_A_POINT);
      const swerves = check(held, owner, 'Pre', held.level, { difficulty });
      const choose = { effect: 'choose', who: struck.id, gift: held.gift, ways, rule } as const;
      return [asks(held, owner, [rolls(held, swerves, [choose])], struck)];
    },
  },

  marked: {
    /** What it does is worth the same to both; the archer scores it as any shot. */
    damageTaken({ by, whom, gift }, owner, { victim, by: archer, hit, taken }) {
      if (victim.id !== owner.id || archer?.id !== by || hit !== null) return [];
      const rule = ruleOf(gift);
      return [
        ...whom.map((who) => ({ effect: 'award', who, points: taken, gift, rule }) as const),
        { effect: 'detach', who: owner.id, mark: 'gift', gift, rule },
      ];
    },
  },

  hint: () => 10,
};
