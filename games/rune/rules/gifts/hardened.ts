// What the gifts against traps and against nature have in common. RUN-GIFT-SCORN-THE-BITE-OF-TREACHERY, RUN-GIFT-SKADIS-ERMINE-CLOAK

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { check, rolls, ruleOf } from './gift.ts';

const SOAK = 3;
const DIFFICULTY = 6;

/** More Soak; and where armor would not help, it does after all if he overcomes it. */
export function hardened(held: Held, owner: Bearer, armor: boolean): Effect[] {
  const rule = ruleOf(held.gift);
  const soaked: Effect = { effect: 'reduce', by: SOAK * held.level, rule };
  const overcomes = check(held, owner, 'Pre', held.level, { difficulty: DIFFICULTY });
  return armor ? [soaked] : [soaked, rolls(held, overcomes, [{ effect: 'heedArmor', rule }])];
}
