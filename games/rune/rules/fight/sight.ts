// What somebody sees, and what that takes off his rolls. RUN-TER-91 to -98

import { WEAPON } from '../../content/weapons.ts';
import { markOf } from '../hooks/mark.ts';
import { type Base, dimnessAt } from '../space/index.ts';
import { baseOf, bodyOf, formOf, groundFor, hampered, isOnField, pacesBetween, sheetOf } from './fighters.ts';
import type { Fighter, State } from './state.ts';

/** Off rolls that need eyes, where he stands. RUN-TER-91, -92, -97, -98 */
export const dimness = (state: State, one: Fighter): number =>
  dimnessAt(groundFor(state), bodyOf(state, one), torches(state), seesInTheDark(state, one));

/** Whoever carries one lights the others too. RUN-TER-94 */
const torches = (state: State): Base[] =>
  state.fighters.filter((one) => one.torch && isOnField(one)).map((one) => baseOf(state, one));

/** With a hand free, where a torch would be of any use. RUN-TER-94 to -96, RUN-ABIL-SUR-01 */
export function mayLight(state: State, one: Fighter): boolean {
  const { weapon } = formOf(state, one);
  const dark = state.map.zones.some(
    (zone) => (zone.kind === 'darkness' || zone.kind === 'gloom') && zone.torches,
  );
  return (
    dark &&
    !one.torch &&
    one.water === null &&
    sheetOf(state, one).torches &&
    (weapon === null || WEAPON[weapon].hands < 2)
  );
}

/** By nature, or because somebody shines. RUN-GIFT-RUNE-ROMAN-SWORD */
const seesInTheDark = (state: State, one: Fighter): boolean =>
  sheetOf(state, one).nightVision ||
  state.fighters.some((other) => {
    const light = markOf(other.marks, 'shining');
    return light !== undefined && pacesBetween(state, one, other) <= light.paces;
  });

/** Off a roll that needs eyes: what impairs him, and what he cannot see. Stamina and Intelligence need none. RUN-TER-93 */
export const hindrance = (state: State, one: Fighter): number =>
  hampered(state, one) + dimness(state, one) + Number(one.distracted);
