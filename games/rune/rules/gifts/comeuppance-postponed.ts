// Whoever flees with Loki's favour is hard to stop. RUN-GIFT-COMEUPPANCE-POSTPONED, RUN-RULING-G33

import { giftMarkOf } from '../hooks/mark.ts';
import { add, attach, check, type GiftRule, note, rolls, ruleOf } from './gift.ts';

const DFN = 3;
/** A fleeing back is as easy to hit as one that backs away. */
const SHOT_AT = -3;

export const comeuppancePostponed: GiftRule = {
  on: {
    /** With whom he was Engaged when he turned to run. */
    fleeDeclared(held, owner, { who, how, present, field, round }) {
      if (who.id !== owner.id || how !== 'flee') return [];
      const whom = present.filter(({ id }) => field.areEngaged(owner.id, id)).map(({ id }) => id);
      return [attach(held, owner.id, note(held, owner, { whom, until: round }))];
    },

    scoreQuery(held, owner, { asked, score, attack }) {
      if (asked.id !== owner.id || owner.movement !== 'fleeing' || attack?.defender.id !== owner.id)
        return [];
      if (score === 'cover') return [add(held, SHOT_AT)];
      return score === 'dfn' && attack.occasion === 'opportunity' ? [add(held, DFN)] : [];
    },

    /** Whoever was not at him before has to get at him first. */
    freeAttackOffered(held, owner, { by, target, occasion }) {
      if (target.id !== owner.id || occasion !== 'opportunity' || owner.movement !== 'fleeing') return [];
      if (giftMarkOf(owner.marks, held.gift)?.whom.includes(by.id)) return [];
      const slips = check(held, owner, 'engagement', owner.connection('loki'), { opponent: by.id, plus: 0 });
      return [rolls(held, slips, [{ effect: 'stopAttack', rule: ruleOf(held.gift) }])];
    },
  },
};
