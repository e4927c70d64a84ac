// The more often Loki's folk strike at it, the harder it grows. RUN-ITEM-THWARTING

import { LOKIS_FOLK } from '../../content/treasure/legend-powers.ts';
import { add, attach, type GiftRule, note } from '../gifts/gift.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { giftMarkOf } from '../hooks/mark.ts';

export const isLokis = ({ kind }: Bearer): boolean => kind !== null && LOKIS_FOLK.includes(kind);

export const lokiThwartingArmor: GiftRule = {
  on: {
    attackDeclared(held, owner, { attacker, defender }) {
      if (defender.id !== owner.id || !isLokis(attacker)) return [];
      const n = Math.min(held.level, (giftMarkOf(owner.marks, held.gift)?.n ?? 0) + 1);
      return [attach(held, owner.id, note(held, owner, { n }))];
    },
    scoreQuery(held, owner, { asked, score }) {
      const n = giftMarkOf(owner.marks, held.gift)?.n ?? 0;
      return asked.id === owner.id && score === 'soak' && n > 0 ? [add(held, n)] : [];
    },
  },
};
