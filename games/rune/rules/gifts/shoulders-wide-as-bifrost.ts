// Nobody gets past him: he wrestles better and more often, keeps enemies from leaving, and friends from foes that he has
// chosen for himself. RUN-GIFT-SHOULDERS-WIDE-AS-BIFROST, RUN-RULING-G61, RUN-HOOK-54

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { giftMarkOf } from '../hooks/mark.ts';
import { add, asks, attach, type GiftRule, note, offer, ruleOf } from './gift.ts';

const BONUS = 3;
/** Rolls besides the one that everybody has: one, and another for so many levels. */
const extraRolls = (level: number): number => 1 + Math.floor(level / 3);

const wrestles = ({ gift }: Held, owner: Bearer, target: Bearer, brings: Effect): Effect => ({
  effect: 'engage',
  who: owner.id,
  target: target.id,
  brings: [brings],
  rule: ruleOf(gift),
});

export const shouldersWideAsBifrost: GiftRule = {
  on: {
    rollQuery: (held, owner, { who, roll }) =>
      who.id === owner.id && roll === 'engagement' ? [add(held, BONUS * held.level)] : [],

    engagementQuery: (held, owner, { who }) =>
      who.id === owner.id ? [add(held, extraRolls(held.level))] : [],

    /** Whoever is Engaged with him does not simply walk away. */
    fleeDeclared(held, owner, { who, field }) {
      if (!field.areEngaged(owner.id, who.id) || owner.engagementsLeft === 0) return [];
      const stays = { effect: 'halt', who: who.id, rule: ruleOf(held.gift) } as const;
      return [asks(held, owner, [wrestles(held, owner, who, stays)], who, 'keep')];
    },

    /** One foe at a time that is to be his; he says so once a round at most. */
    ownWindow(held, owner, { acting, present, round }) {
      const { whom = [], n = 0 } = giftMarkOf(owner.marks, held.gift) ?? {};
      if (acting.id !== owner.id || n === round) return [];
      return present
        .filter(({ id, side }) => side !== owner.side && !whom.includes(id))
        .map(({ id }) => {
          const his = attach(held, owner.id, note(held, owner, { whom: [id], n: round }));
          return offer(held, 'nothing', [his], { target: id, what: 'claim' });
        });
    },

    /** An ally beside him is about to strike it. */
    attackDeclared(held, owner, { attacker, defender, field }) {
      const chosen = giftMarkOf(owner.marks, held.gift)?.whom.includes(defender.id) ?? false;
      const ally = attacker.isHero && attacker.side === owner.side && attacker.id !== owner.id;
      if (!chosen || !ally || owner.engagementsLeft === 0 || !field.isInReach(owner.id, attacker.id))
        return [];
      const loses = { effect: 'stopAttack', rule: ruleOf(held.gift) } as const;
      return [asks(held, owner, [wrestles(held, owner, attacker, loses)], attacker, 'shove')];
    },
  },

  /** Let friends strike, and enemies stay. */
  hint: (owner, target, what) => (what === 'claim' ? -20 : target?.side === owner.side ? -5 : 1),
};
