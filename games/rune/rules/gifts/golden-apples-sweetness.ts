// A bite of them, and something that hampered him is gone. Who has been at Loki's apples gets less of it.
// RUN-GIFT-GOLDEN-APPLES-SWEETNESS, RUN-GIFTRULE-LOKI-02, RUN-RULING-G42

import type { MarkOf } from '../hooks/mark.ts';
import { attach, check, type GiftRule, offer } from './gift.ts';

const DIFFICULTY = 6;

export const goldenApplesSweetness: GiftRule = {
  limit: { per: 'session', times: 'level' },

  on: {
    ownWindow(held, owner, { acting }) {
      if (acting.id !== owner.id || owner.impairment < 1) return [];
      const had = owner.marks.find(
        (mark): mark is MarkOf<'eased'> => mark.kind === 'eased' && mark.gift === held.gift,
      );
      const eased: MarkOf<'eased'> = {
        kind: 'eased',
        gift: held.gift,
        by: owner.id,
        amount: (had?.amount ?? 0) + 1,
        until: null,
        next: false,
      };
      const difficulty = DIFFICULTY + owner.connection('loki');
      return [
        offer(held, 'nothing', [attach(held, owner.id, eased)], {
          check: check(held, owner, 'Pre', held.level, { difficulty }),
        }),
      ];
    },
  },

  hint: ({ impairment }) => 2 * impairment,
};
