// What he wrests from a hand flies far, and whoever stands there without it is worth more.
// RUN-GIFT-BANISH-HIS-BLADE, RUN-RULING-G23, -G24

import { attach, DIRECTIONS, type GiftRule, note, ruleOf } from './gift.ts';

/** Paces that a weapon flies from a hand. */
const FLIGHT = 3;

export const banishHisBlade: GiftRule = {
  on: {
    /** Wherever he likes. */
    disarmed(held, owner, { who, by }) {
      if (by.id !== owner.id) return [];
      const { gift, level } = held;
      const rule = ruleOf(gift);
      const flung = {
        effect: 'fling',
        who: who.id,
        by: owner.id,
        what: 'fallen',
        paces: FLIGHT * level,
        rule,
      } as const;
      const ways = DIRECTIONS.map((what, i) => ({
        what,
        target: null,
        spot: null,
        brings: [{ ...flung, direction: i + 1 }],
      }));
      return [attach(held, who.id, note(held, owner)), { effect: 'choose', who: owner.id, gift, ways, rule }];
    },

    /** As long as it has not got its weapon back. */
    worthQuery({ gift, level }, owner, { dealer, victim }) {
      const banished = victim.marks.some(
        (mark) => mark.kind === 'gift' && mark.gift === gift && mark.by === owner.id,
      );
      return dealer.id === owner.id && banished && !victim.armed
        ? [{ worth: 'times', factor: 1 + level, rule: ruleOf(gift) }]
        : [];
    },
  },
};
