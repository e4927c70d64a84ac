// A weapon that strikes it may be gone, and the armor is the better for it. RUN-ITEM-ABSORPTION, RUN-RULING-R17

import { ABSORBED } from '../../content/treasure/legend-powers.ts';
import { add, attach, check, type GiftRule, note, rolls, ruleOf } from '../gifts/gift.ts';
import { giftMarkOf } from '../hooks/mark.ts';

export const absorptionArmor: GiftRule = {
  on: {
    attackHit(held, owner, { attacker, defender, kind }) {
      if (defender.id !== owner.id || kind !== 'melee' || attacker.isHero || !attacker.armed) return [];
      // A foe has no weapon ratings: what it parries with stands for them.
      const grown = Math.floor(Math.max(0, attacker.scores.dfn) / ABSORBED);
      const n = (giftMarkOf(owner.marks, held.gift)?.n ?? 0) + grown;
      const swallowed = [
        { effect: 'shatter', who: attacker.id, rule: ruleOf(held.gift) } as const,
        attach(held, owner.id, note(held, owner, { n })),
      ];
      return [rolls(held, check(held, attacker, 'Sta', 0, { difficulty: held.level }), [], swallowed)];
    },
    scoreQuery(held, owner, { asked, score }) {
      const n = giftMarkOf(owner.marks, held.gift)?.n ?? 0;
      return asked.id === owner.id && score === 'soak' && n > 0 ? [add(held, n)] : [];
    },
  },
};
