// Who bides his time strikes surer, and harder at whoever has just struck in vain.
// RUN-GIFT-FLESH-CRIES-OUT-FOR-PIERCING, RUN-RULING-G40

import { giftMarkOf } from '../hooks/mark.ts';
import { add, attach, forget, type GiftRule, note } from './gift.ts';

const DAM = 2;

export const fleshCriesOutForPiercing: GiftRule = {
  on: {
    scoreQuery(held, owner, { asked, score, attack }) {
      if (asked.id !== owner.id || attack?.attacker.id !== owner.id || !attack.waited) return [];
      if (score === 'atk') return [add(held, held.level)];
      const missed = giftMarkOf(owner.marks, held.gift)?.whom.includes(attack.defender.id);
      return score === 'dam' && missed ? [add(held, DAM * held.level)] : [];
    },

    /** Who of his enemies has struck last, and in vain. */
    rollResolved(held, owner, { who, roll, missing, round }) {
      if (roll !== 'attack' || who.side === owner.side) return [];
      if (missing > 0) return [attach(held, owner.id, note(held, owner, { whom: [who.id], until: round }))];
      return giftMarkOf(owner.marks, held.gift) === undefined ? [] : [forget(held, owner)];
    },

    /** Somebody else has acted since. */
    turnStarted: (held, owner, { acting }) =>
      acting.id !== owner.id && giftMarkOf(owner.marks, held.gift) !== undefined ? [forget(held, owner)] : [],
  },
};
