// A roar that cows whoever is near. RUN-GIFT-ROARING-SHOUT-OF-RAGE, RUN-RULING-G27

import type { Bearer } from '../hooks/bearer.ts';
import { attach, check, type GiftRule, offer } from './gift.ts';

const PACES = 10;

export const roaringShoutOfRage: GiftRule = {
  limit: { per: 'combat', times: 1 },

  on: {
    /** Against the one that resists best; then all are cowed, to the end of the fight. */
    ownWindow(held, owner, { acting, present, field }) {
      const { gift, level } = held;
      if (acting.id !== owner.id) return [];
      const foes = present.filter(
        (one) => one.side !== owner.side && !one.isHero && field.paces(owner.id, one.id) <= PACES * level,
      );
      const [first] = foes.toSorted((one, other) => resistance(other) - resistance(one));
      if (first === undefined) return [];
      const cowed = { kind: 'resDown', gift, by: owner.id, amount: level } as const;
      return [
        offer(
          held,
          'nothing',
          foes.map(({ id }) => attach(held, id, cowed)),
          { check: check(held, owner, 'Pre', level, { opponent: first.id, plus: 0 }) },
        ),
      ];
    },
  },

  hint: ({ marks }) => (marks.length === 0 ? 2 : 1),
};

/** Somebody else may have cowed it before. */
const resistance = ({ res, marks }: Bearer): number =>
  res - Math.max(0, ...marks.flatMap((mark) => (mark.kind === 'resDown' ? [mark.amount] : [])));
