// Whoever hits it in melee sees less for a while. RUN-ITEM-BLINDING, RUN-RULING-R20

import { attach, check, type GiftRule, lastOf, note, rolls, ruleOf } from '../gifts/gift.ts';
import { giftMarkOf } from '../hooks/mark.ts';

export const blindingArmor: GiftRule = {
  on: {
    attackHit(held, owner, { attacker, defender, kind, round }) {
      if (defender.id !== owner.id || kind !== 'melee') return [];
      const difficulty = owner.rating('divine-awareness') + held.level;
      const before = giftMarkOf(attacker.marks, held.gift);
      // Both add up.
      const until = before?.until == null ? lastOf(held.level, round) : before.until + held.level;
      const dazzled = attach(held, attacker.id, note(held, owner, { n: before?.n ?? 0, until }));
      const grows = { ...dazzled, perMiss: true } as typeof dazzled;
      return [rolls(held, check(held, attacker, 'Sta', 0, { difficulty }), [], [grows])];
    },
  },
  marked: {
    scoreQuery: ({ gift, n }, owner, { asked, score }) =>
      asked.id === owner.id && (score === 'atk' || score === 'dfn')
        ? [{ change: 'modify', by: -n, rule: ruleOf(gift) }]
        : [],
    /** Stamina and Intelligence need no eyes. RUN-TER-93 */
    rollQuery: ({ gift, n }, owner, { who, roll }) =>
      who.id === owner.id && roll !== 'Sta' && roll !== 'Int'
        ? [{ change: 'modify', by: -n, rule: ruleOf(gift) }]
        : [],
  },
};
