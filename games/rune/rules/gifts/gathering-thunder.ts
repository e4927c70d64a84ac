// Whoever has fought the same foe since an earlier round strikes it with all the storm that has gathered.
// RUN-GIFT-GATHERING-THUNDER, RUN-RULING-G68

import { giftMarkOf } from '../hooks/mark.ts';
import { asks, attach, bonus, type GiftRule, note } from './gift.ts';

export const gatheringThunder: GiftRule = {
  limit: { per: 'session', times: 1 },

  on: {
    /** With whom he was Engaged when the last round ended. */
    roundEnded(held, owner, { present, field }) {
      const whom = present.filter(({ id }) => field.areEngaged(owner.id, id)).map(({ id }) => id);
      return [attach(held, owner.id, note(held, owner, { whom }))];
    },

    attackDeclared(held, owner, { attacker, defender, round }) {
      const long = giftMarkOf(owner.marks, held.gift)?.whom ?? [];
      if (attacker.id !== owner.id || !long.includes(defender.id)) return [];
      const gathered = bonus(held, owner, 'atk', held.level + round, round, true);
      return [asks(held, owner, [attach(held, owner.id, gathered)], defender)];
    },
  },

  /** Once in an evening: for a foe that is worth it, late in a fight. */
  hint: (_, target) => ((target?.hp ?? 0) > 20 ? 3 : -3),
};
