// What he never learned he does as if he had. RUN-GIFT-LIE-TURNS-TO-TRUTH

import type { MarkOf } from '../hooks/mark.ts';
import { asks, attach, type GiftRule, note, ruleOf } from './gift.ts';

const pretends = ({ level, gift }: MarkOf<'gift'>) =>
  ({ change: 'modify', by: level, rule: ruleOf(gift) }) as const;

export const lieTurnsToTruth: GiftRule = {
  limit: { per: 'session', times: 'level' },

  on: {
    /** Runes are beyond any lie. RUN-ABIL-RUN-01 */
    beforeRoll: (held, owner, { who, roll, lacked, round }) =>
      who.id === owner.id && lacked && roll !== 'runes'
        ? [asks(held, owner, [attach(held, owner.id, note(held, owner, { until: round }))])]
        : [],
  },

  /** For one roll, whichever it is. */
  marked: {
    rollQuery: (mark, owner, { who }) => (who.id === owner.id ? [pretends(mark)] : []),
    scoreQuery: (mark, owner, { asked, score }) =>
      asked.id === owner.id && (score === 'atk' || score === 'dfn') ? [pretends(mark)] : [],
    rollResolved: ({ gift }, owner, { who }) =>
      who.id === owner.id
        ? [{ effect: 'detach', who: owner.id, mark: 'gift', gift, rule: ruleOf(gift) }]
        : [],
  },

  hint: () => 1,
};
