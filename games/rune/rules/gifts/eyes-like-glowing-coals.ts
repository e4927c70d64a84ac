// His gaze makes archers look elsewhere. RUN-GIFT-EYES-LIKE-GLOWING-COALS, RUN-RULING-G26

import type { Threat } from '../../content/threats.ts';
import type { Mark, MarkOf } from '../hooks/mark.ts';
import { attach, type GiftRule, lastOf, note, offer, ruleOf } from './gift.ts';

/** Harder each time it failed. */
const DAUNTED = 3;
const LESSER: readonly (Threat | null)[] = ['inferior', 'weak', 'pitiful'];

/** What he has left on an archer, or on himself. */
const markBy = (marks: readonly Mark[], { gift, by }: MarkOf<'gift'>): MarkOf<'gift'> | undefined =>
  marks.find((one): one is MarkOf<'gift'> => one.kind === 'gift' && one.gift === gift && one.by === by);

export const eyesLikeGlowingCoals: GiftRule = {
  limit: { per: 'combat', times: 1 },

  on: {
    ownWindow: (held, owner, { acting, round }) =>
      acting.id === owner.id
        ? [
            offer(held, 'nothing', [
              attach(held, owner.id, note(held, owner, { until: lastOf(held.level, round) })),
            ]),
          ]
        : [],
  },

  marked: {
    /** The mark on an archer remembers how often it failed. */
    targetChosen(mark, owner, { chooser, target, kind }) {
      if (mark.by !== owner.id || target.id !== owner.id || kind !== 'missile') return [];
      const failures = markBy(chooser.marks, mark)?.n ?? 0;
      const gaze = owner.characteristic('Pre') + mark.level;
      const awe = LESSER.includes(chooser.threat) ? Math.max(0, gaze - chooser.res) : 0;
      return [
        {
          may: 'ifItRolls',
          difficulty: gaze + awe + DAUNTED * failures,
          gift: mark.gift,
          failed: { ...mark, n: failures + 1, until: null },
          rule: ruleOf(mark.gift),
        },
      ];
    },

    /** Whoever ducks gives himself away. */
    rollResolved: (mark, owner, { who, roll }) =>
      mark.by === owner.id && who.id === owner.id && roll === 'dodge'
        ? [{ effect: 'detach', who: owner.id, mark: 'gift', gift: mark.gift, rule: ruleOf(mark.gift) }]
        : [],
  },

  /** It costs nothing; against archers it is worth more. */
  hint: () => 3,
};
