// He stands still for a round, and his flesh knits. RUN-GIFT-KNITTING-OF-MEAT-AND-BONE

import { attach, check, type GiftRule, lastOf, note, offer, rolls, ruleOf } from './gift.ts';

const DIFFICULTY = 9;
/** For whoever shoots at him. */
const EXPOSED = 6;

export const knittingOfMeatAndBone: GiftRule = {
  limit: { per: 'encounter', times: 'level' },

  on: {
    ownWindow(held, owner, { acting, round }) {
      if (acting.id !== owner.id || owner.hp >= owner.maxHp) return [];
      const rule = ruleOf(held.gift);
      const knits = check(held, owner, 'Sta', held.level, { difficulty: DIFFICULTY });
      return [
        offer(held, 'round', [
          { effect: 'forfeit', who: owner.id, rule },
          attach(held, owner.id, note(held, owner, { until: lastOf(1, round) })),
          rolls(held, knits, [{ effect: 'heal', who: owner.id, hp: 0, perMargin: held.level, rule }]),
        ]),
      ];
    },
  },

  marked: {
    freeAttackOffered: ({ gift }, owner, { by }) =>
      by.id === owner.id ? [{ effect: 'stopAttack', rule: ruleOf(gift) }] : [],

    scoreQuery({ gift }, owner, { asked, score, attack, field }) {
      if (score !== 'atk' || attack === null || attack.kind === 'melee') return [];
      if (attack.defender.id !== owner.id || asked.id !== attack.attacker.id || asked.isHero) return [];
      return field.isCovered(owner.id, asked.id)
        ? []
        : [{ change: 'modify', by: EXPOSED, rule: ruleOf(gift) }];
    },
  },

  /** A round is much to give up. */
  hint: ({ hp, maxHp }) => (hp < maxHp / 3 ? 4 : -30),
};
