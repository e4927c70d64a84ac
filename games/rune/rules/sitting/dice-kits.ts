// What one gambles with: nobody plays with a kit that is spoilt, and whoever has a sound one insists on it. RUN-EQDMG-14

import { type Ability, WITHOUT_KIT } from '../../content/abilities.ts';
import { kitsCarried } from '../../documents/hero/derive.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { kitBonus, lostBy } from '../../documents/hero/possessions.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import type { Fighter, State } from '../fight/state.ts';

const nowOf = ({ heroes }: State, { sheet }: Fighter) => heroNow(heroes[sheet] as Hero);

/** Spoilt, and no magic of its own makes up for it. */
const isSpoilt = (state: State, one: Fighter): boolean => kitBonus(nowOf(state, one), 'gamble') < 0;

const isSound = (state: State, one: Fighter): boolean =>
  kitsCarried(nowOf(state, one)).includes('gamble') && !isSpoilt(state, one);

/** Against somebody of the notes, who brings his own: what his own kit would have cost him. */
export const withTheirKit = (state: State, one: Fighter, ability: Ability): number =>
  ability === 'gamble' && isSpoilt(state, one) ? lostBy(nowOf(state, one), ability) : 0;

/** Against other heroes: with one of theirs that is sound, or as if there were none. */
export function amongRivals(
  state: State,
  one: Fighter,
  ability: Ability,
  rivals: readonly Fighter[],
): number {
  if (ability !== 'gamble' || !isSpoilt(state, one)) return 0;
  const own = lostBy(nowOf(state, one), ability);
  return rivals.some((rival) => rival !== one && isSound(state, rival)) ? own : own + WITHOUT_KIT;
}
