// Whatever he takes apart in the midst of a fight pays. RUN-GIFT-GNAWING-STAGS

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { award, type GiftRule } from './gift.ts';

const POINTS = 5;

const pays = (held: Held, owner: Bearer, by: Bearer): Effect[] =>
  by.id === owner.id ? [award(held, owner.id, POINTS * held.level)] : [];

export const gnawingStags: GiftRule = {
  on: {
    trapDisarmed: (held, owner, { by }) => pays(held, owner, by),
    terrainChanged: (held, owner, { by }) => pays(held, owner, by),
  },
};
