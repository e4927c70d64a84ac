// Who died and was insured comes back as he was saved, under another name, when the next encounter begins. RUN-INSURE-02 to -08,
// RUN-RULING-G21

import { FEMALE_NAMES, MALE_NAMES } from '../../../content/names.ts';
import { afterDeath } from '../../../documents/hero/death.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import type { Hero } from '../../../documents/hero/schema.ts';
import { isHero, sheetOf } from '../../fight/fighters.ts';
import { newFighter } from '../../fight/making.ts';
import type { Fighter, State, Table } from '../../fight/state.ts';
import { today } from '../books.ts';

const isInsured = (state: State, { sheet }: Fighter): boolean =>
  heroNow(state.heroes[sheet] as Hero).saved !== null;

/** With the gear that every beginner has. RUN-INSURE-06 */
export function bringBack(table: Table): void {
  const { state } = table;
  for (const [i, one] of state.fighters.entries()) {
    if (!isHero(one) || one.condition !== 'dead' || !isInsured(state, one)) continue;
    const fallen = state.heroes[one.sheet] as Hero;
    const { weapons, armor, shield } = fallen;
    const name = unusedName(state, fallen);
    const back = afterDeath(fallen, { name, weapons, armor, shield }, false, today(fallen));
    if ('problems' in back) continue;
    state.heroes = state.heroes.with(one.sheet, back.hero);
    const { id, side, seat, sheet, x, y } = one;
    const of = sheetOf(state, { ...one, horse: null });
    state.fighters[i] = newFighter({ id, side, seat, sheet, of, at: { x, y } });
    table.tell?.({ type: 'cameBack', hero: id, name });
  }
}

/** Of all that nobody here bears. RUN-INSURE-03 */
function unusedName({ heroes }: State, { sex, name }: Hero): string {
  const names: readonly string[] = sex === 'female' ? FEMALE_NAMES : MALE_NAMES;
  const taken = heroes.flatMap((hero) => [hero.name, heroNow(hero).name]);
  const from = Math.max(0, names.indexOf(name));
  const inOrder = [...names.slice(from), ...names.slice(0, from)];
  return inOrder.find((one) => !taken.includes(one)) ?? name;
}
