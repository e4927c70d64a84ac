// Death has to wait a while for him. RUN-GIFT-EVER-FLOWING-CUP, RUN-RULING-G79

import { attach, dies, type GiftRule } from './gift.ts';

export const everFlowingCup: GiftRule = {
  on: {
    /** The next round is the first. RUN-GIFTRULE-DUR-01 */
    dying(held, owner, { dying, hopeless, round }) {
      if (dying.id !== owner.id || hopeless) return [];
      const until = round + held.level;
      return [attach(held, owner.id, { kind: 'lingering', gift: held.gift, by: owner.id, until })];
    },

    effectEnded: (held, owner, { who, mark }) =>
      who.id === owner.id && mark.kind === 'lingering' && who.dying ? [dies(held, owner)] : [],
  },
};
