// Instead of dying he fights on for a while, more terribly than ever; then nothing can save him.
// RUN-GIFT-DYING-BLOW, RUN-RULING-G37

import { isMarked } from '../hooks/mark.ts';
import { asks, attach, dies, type GiftRule, ruleOf } from './gift.ts';

export const dyingBlow: GiftRule = {
  limit: { per: 'session', times: 1 },

  on: {
    /** The next round is the first, and where there are no rounds nobody fights on. RUN-GIFTRULE-DUR-01 */
    dying(held, owner, { dying, wounds, round }) {
      if (dying.id !== owner.id || round === 0) return [];
      const { gift, level } = held;
      const stand = { kind: 'lastStand', gift, by: owner.id, level, impairment: wounds } as const;
      return [
        asks(held, owner, [
          { effect: 'survive', who: owner.id, rule: ruleOf(gift) },
          attach(held, owner.id, { ...stand, until: round + level }),
        ]),
      ];
    },

    /** What he does to foes is left to whoever comes after him. */
    damageTaken({ gift, level }, owner, { victim, by, taken }) {
      if (by?.id !== owner.id || victim.isHero || !isMarked(owner.marks, 'lastStand')) return [];
      return [{ effect: 'bequeath', who: owner.id, points: level * taken, rule: ruleOf(gift) }];
    },

    effectEnded: (held, owner, { who, mark }) =>
      who.id === owner.id && mark.kind === 'lastStand' ? [dies(held, owner)] : [],

    combatLeft: (held, owner, { who }) =>
      who.id === owner.id && isMarked(owner.marks, 'lastStand') ? [dies(held, owner)] : [],

    combatEnded: (held, owner) => (isMarked(owner.marks, 'lastStand') ? [dies(held, owner)] : []),
  },

  /** It is death; somebody may still come to his aid. */
  hint: () => -1,
};
