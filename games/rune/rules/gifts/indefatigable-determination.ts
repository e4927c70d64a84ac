// For one roll nothing hampers him. RUN-GIFT-INDEFATIGABLE-DETERMINATION

import type { MarkOf } from '../hooks/mark.ts';
import { asks, attach, award, type GiftRule } from './gift.ts';

const POINTS = 5;

export const indefatigableDetermination: GiftRule = {
  limit: { per: 'session', times: 'level' },

  on: {
    beforeRoll(held, owner, { who, round }) {
      if (who.id !== owner.id || owner.impairment <= 0) return [];
      const eased: MarkOf<'eased'> = {
        kind: 'eased',
        gift: held.gift,
        by: owner.id,
        amount: owner.impairment,
        until: round,
        next: true,
      };
      return [asks(held, owner, [attach(held, owner.id, eased)])];
    },

    /** It pays if it was decisive; nobody wins or loses an Initiative. */
    rollResolved(held, owner, { who, roll, missing }) {
      const ignored = owner.marks.find(
        (mark): mark is MarkOf<'eased'> => mark.kind === 'eased' && mark.gift === held.gift,
      );
      if (who.id !== owner.id || ignored === undefined || roll === 'initiative') return [];
      const decisive = missing <= 0 && missing + ignored.amount > 0;
      return decisive ? [award(held, owner.id, POINTS * held.level)] : [];
    },
  },

  /** For those who need it. */
  hint: ({ impairment }) => (impairment > 1 ? impairment : -1),
};
