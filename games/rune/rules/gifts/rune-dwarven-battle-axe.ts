// The mightier the opponent, the harder it strikes. RUN-GIFT-RUNE-DWARVEN-BATTLE-AXE, RUN-RULING-G04

import type { Threat } from '../../content/threats.ts';
import { add, type GiftRule } from './gift.ts';
import { halfItsLevelAndOne, isWith, wakes, whenFighting } from './runes.ts';

const MORE: Readonly<Record<Threat, number>> = {
  terrifying: 6,
  exceptional: 5,
  superior: 4,
  equal: 3,
  inferior: 2,
  weak: 1,
  pitiful: 1,
};
/** A hero has no category. */
const OF_A_HERO: Threat = 'equal';

export const runeDwarvenBattleAxe: GiftRule = {
  on: { ownWindow: wakes(halfItsLevelAndOne) },

  marked: {
    scoreQuery: (mark, owner, { asked, score, attack }) =>
      asked.id === owner.id && score === 'dam' && isWith('dwarven-battle-axe', owner, attack)
        ? [add(mark, MORE[attack.defender.threat ?? OF_A_HERO])]
        : [],
  },

  hint: whenFighting(6),
};
