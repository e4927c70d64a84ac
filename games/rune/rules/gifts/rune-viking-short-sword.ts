// Whoever wants to hurt him finds his skin too hard, if he is resolute. RUN-GIFT-RUNE-VIKING-SHORT-SWORD, RUN-RULING-G59

import type { Bearer, Field } from '../hooks/bearer.ts';
import { markOf } from '../hooks/mark.ts';
import { attach, bonus, check, type GiftRule, lastOf, offer, ruleOf } from './gift.ts';

const WAKING = 6;

export const runeVikingShortSword: GiftRule = {
  limit: { per: 'round', times: 1 },
  /** Only once it has come to work. */
  sleeps: 'byItself',

  on: {
    ownWindow(held, owner, { acting, present, field, round }) {
      if (acting.id !== owner.id) return [];
      const { gift, level } = held;
      const after = present.filter((other) => isAfter(other, owner, field));
      const difficulty = WAKING + (after.length === 0 ? 0 : Math.max(...after.map(resOf)));
      const hardened = bonus(held, owner, 'soak', level, lastOf(level, round));
      return [
        offer(
          held,
          'nothing',
          [{ effect: 'sleep', who: owner.id, gift, rule: ruleOf(gift) }, attach(held, owner.id, hardened)],
          {
            check: check(
              held,
              owner,
              'Pre',
              level,
              { difficulty },
              { measuredBy: after.map(({ id }) => id) },
            ),
          },
        ),
      ];
    },
  },

  hint: ({ hp, maxHp }) => (hp < maxHp ? 3 : -9),
};

/** Now trying to harm him: an enemy who can act, and stands by him or has attacked him. */
const isAfter = (other: Bearer, { id, side }: Bearer, field: Field): boolean =>
  other.side !== side && other.able && (field.areEngaged(id, other.id) || other.attacked.includes(id));

const resOf = ({ res, marks }: Bearer): number => res - (markOf(marks, 'resDown')?.amount ?? 0);
