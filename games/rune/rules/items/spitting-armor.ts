// It spits at whoever hurts its wearer. RUN-ITEM-SPITTING, RUN-RULING-R20

import { SPITTLE } from '../../content/treasure/legend-powers.ts';
import { check, type GiftRule, rolls, ruleOf } from '../gifts/gift.ts';

export const spittingArmor: GiftRule = {
  on: {
    damageTaken(held, owner, { victim, hit, lost }) {
      if (victim.id !== owner.id || hit === null || hit.kind !== 'melee' || lost <= 0) return [];
      const { attacker } = hit;
      const spat = {
        effect: 'damage',
        who: attacker.id,
        raw: SPITTLE * held.level,
        by: owner.id,
        armor: false,
        rule: ruleOf(held.gift),
      } as const;
      return [
        rolls(held, check(held, attacker, 'dodge', 0, { difficulty: owner.connection('loki') }), [], [spat]),
      ];
    },
  },
};
