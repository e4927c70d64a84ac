// Weird magic is turned until it hampers heroes no more. RUN-GIFT-SCOURGING-OF-FELL-SPIRITS, RUN-RULING-G60

import { giftMarkOf } from '../hooks/mark.ts';
import { attach, check, type GiftRule, note, offer, rolls, ruleOf } from './gift.ts';

/** Whoever designed the encounter finds his own magic hard to turn. */
const DIFFICULTY = { another: 6, own: 16 } as const;
export const scourgingDifficulty = (designedIt: boolean): number =>
  designedIt ? DIFFICULTY.own : DIFFICULTY.another;

interface Magic {
  readonly side: 'heroes' | 'foes' | 'both';
  readonly by: number;
}

/** It hampers heroes, or helps foes. */
const isFell = ({ side, by }: Magic): boolean => (by < 0 && side !== 'foes') || (by > 0 && side !== 'heroes');

export const scourgingOfFellSpirits: GiftRule = {
  on: {
    /** Once for each magic; of one kind in several places it is the same. */
    ownWindow(held, owner, { acting, field }) {
      if (acting.id !== owner.id) return [];
      const tried = giftMarkOf(owner.marks, held.gift)?.whom ?? [];
      const difficulty = scourgingDifficulty(false);
      const kinds = new Map(
        field
          .weird()
          .filter(isFell)
          .map((magic) => [`${magic.statistic}-${magic.side}`, magic]),
      );
      return [...kinds].flatMap(([what, { statistic, side }]) => {
        if (tried.includes(what)) return [];
        const turns = {
          effect: 'scourge',
          statistic,
          side,
          by: held.level,
          rule: ruleOf(held.gift),
        } as const;
        const remembers = attach(held, owner.id, note(held, owner, { whom: [...tried, what] }));
        const overcomes = rolls(held, check(held, owner, 'Pre', held.level, { difficulty }), [turns]);
        return [offer(held, 'nothing', [remembers, overcomes], { what })];
      });
    },
  },

  /** It costs nothing. */
  hint: () => 2,
};
