// What is added to the die of a roll that is neither INIT nor ATK nor DFN. RUN-NUM-19, RUN-FOE-16, RUN-HOOK-03

import { isOneOf } from '@skald/kernel';
import { ABILITIES, ABILITY, type Ability } from '../../content/abilities.ts';
import type { Boon } from '../../content/boons.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import { WEAPON } from '../../content/weapons.ts';
import type { Peril, Roll } from '../hooks/effect.ts';
import { rollChange } from './changes.ts';
import { engagementScore } from './engagement.ts';
import { fighterOf, formOf, hampered, isHero, sheetOf } from './fighters.ts';
import { weirdness } from './scores.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State } from './state.ts';

/** About somebody: whom it is to heal, or with whom one wrestles. Stamina and Intelligence need no eyes. RUN-TER-93 */
export function rollScore(
  state: State,
  one: Fighter,
  roll: Roll,
  about: string | null = null,
  gift: Boon | null = null,
  perils: readonly Peril[] = [],
): number {
  const whom = about === null ? null : fighterOf(state, about);
  // Of whoever calls on a gift, not of whom it is to befall. RUN-TER-145, RUN-GIFTRULE-ACT-03
  const weird = gift !== null && isHero(one) ? weirdness(state, one, 'gift') : 0;
  return base(state, one, roll, whom) + weird + rollChange(state, one, roll, { about: whom, gift, perils });
}

function base(state: State, one: Fighter, roll: Roll, whom: Fighter | null): number {
  if (roll === 'engagement') return whom === null ? 0 : engagementScore(state, one, whom);
  if (roll === 'gift') return -hampered(state, one);
  const sheet = sheetOf(state, one);
  const [by] = isAbility(roll) ? ABILITY[roll].governing : [roll];
  const less = by === 'Sta' || by === 'Int' ? hampered(state, one) : hindrance(state, one);
  return (isAbility(roll) ? sheet.roll(roll) : sheet.bare(roll)) - less;
}

/** An Ability that he does not have; a foe has them all. */
export const lacks = (state: State, one: Fighter, roll: Roll): boolean =>
  isHero(one) && isOneOf(ABILITIES, roll) && sheetOf(state, one).rating(roll) === 0;

/** The same of the one that a weapon asks for. */
export function lacksSkill(state: State, one: Fighter, form = one.hand): boolean {
  const { weapon } = formOf(state, one, form);
  return weapon !== null && lacks(state, one, WEAPON[weapon].ability);
}

const isAbility = (roll: Ability | Characteristic): roll is Ability =>
  (ABILITIES as readonly string[]).includes(roll);
