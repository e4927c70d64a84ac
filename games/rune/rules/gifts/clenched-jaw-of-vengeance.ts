// Whoever wounds him will rue it. RUN-GIFT-CLENCHED-JAW-OF-VENGEANCE, RUN-RULING-G30

import type { Mark, MarkOf } from '../hooks/mark.ts';
import { add, attach, type GiftRule } from './gift.ts';

const POINTS = 20;

const grudgeOf = (marks: readonly Mark[], owner: string): MarkOf<'vengeance'> | undefined =>
  marks.find((one): one is MarkOf<'vengeance'> => one.kind === 'vengeance' && one.by === owner);

export const clenchedJawOfVengeance: GiftRule = {
  on: {
    /** Of several such blows the worst is paid back. */
    damageTaken(held, owner, { victim, by, wounds, taken }) {
      if (victim.id !== owner.id || by === null || by.side === owner.side || wounds === 0) return [];
      const damage = Math.max(taken, grudgeOf(by.marks, owner.id)?.damage ?? 0);
      const grudge = { kind: 'vengeance', gift: held.gift, by: owner.id, damage } as const;
      return [attach(held, by.id, { ...grudge, points: POINTS * held.level })];
    },

    /** As long as one of them lives, however many there are. */
    scoreQuery: (held, owner, { asked, score, present }) =>
      asked.id === owner.id &&
      score === 'soak' &&
      present.some(({ marks }) => grudgeOf(marks, owner.id) !== undefined)
        ? [add(held, held.level)]
        : [],
  },
};
