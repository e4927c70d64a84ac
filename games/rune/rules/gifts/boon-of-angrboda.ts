// Monsters take him for one of theirs. RUN-GIFT-BOON-OF-ANGRBODA, RUN-RULING-G13, -G78

import { type GiftRule, ruleOf } from './gift.ts';

export const boonOfAngrboda: GiftRule = {
  on: {
    /** Not those that know better, for he has attacked them, and not where nobody else is left. */
    targetChosen({ gift, level }, owner, { chooser, target, others }) {
      if (target.id !== owner.id || others === 0 || owner.attacked.includes(chooser.id)) return [];
      if (chooser.tags.includes('human') || chooser.tags.includes('craftwerk')) return [];
      const difficulty = owner.rating('disguise') + level;
      return [{ may: 'ifItRolls', difficulty, gift, rule: ruleOf(gift) }];
    },
  },
};
