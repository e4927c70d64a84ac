// Whoever finishes another's work pays for it. RUN-ITEM-FAIRTITLE

import { FAIR_TITLE } from '../../content/treasure/legend-powers.ts';
import { attach, award, type GiftRule, note } from '../gifts/gift.ts';
import { giftMarkOf } from '../hooks/mark.ts';

const BLADE = 'viking-broadsword';

export const bladeOfFairTitle: GiftRule = {
  on: {
    damageTaken(held, owner, { victim, by, hit, lost, killed }) {
      if (victim.isHero || by === null || !by.isHero) return [];
      const dealt = giftMarkOf(victim.marks, held.gift)?.n ?? 0;
      if (by.id === owner.id)
        return hit?.weapon === BLADE ? [attach(held, victim.id, note(held, owner, { n: dealt + lost }))] : [];
      if (!killed || dealt <= lost) return [];
      const points = Math.min(FAIR_TITLE * held.level, Math.floor(victim.might / 2));
      return [award(held, owner.id, points), award(held, by.id, -points)];
    },
  },
};
