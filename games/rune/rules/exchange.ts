// What one blow of a foe is likely to do to a hero, and what one of his does to it. RUN-MELEE-03 to -05

import type { PowerKind } from '../content/powers.ts';
import type { Statistics } from '../content/threats.ts';
import { meleeProspect, type Prospect } from './blow.ts';
import { foeWoundThreshold } from './foe-making.ts';
import type { Opposed } from './likely-valor.ts';

export interface Exchange {
  readonly byFoe: Prospect;
  readonly byHero: Prospect;
}

/** Both unhurt, with nothing around them. */
export function exchangeOf(
  { statistics: hero, woundThreshold }: Opposed,
  foe: Statistics,
  powers: readonly { readonly kind: PowerKind }[],
): Exchange {
  return {
    byFoe: meleeProspect(aimOf(foe, hero, woundThreshold)),
    byHero: meleeProspect({
      ...aimOf(hero, foe, foeWoundThreshold(foe.hp)),
      rises: powers.some(({ kind }) => kind === 'undead'),
    }),
  };
}

const aimOf = (by: Statistics, on: Statistics, woundThreshold: number) => ({
  ahead: by.atk - on.dfn,
  dam: by.dam,
  soak: on.soak,
  hp: on.hp,
  wounds: 0,
  woundThreshold,
});
