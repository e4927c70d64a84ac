// What the winners take from the slain. RUN-TRE-63 to -67

import type { FoeKind } from '../../content/foes.ts';
import type { Item } from '../../content/treasure/item.ts';
import { isCommon, isMissile, WEAPON, type Weapon } from '../../content/weapons.ts';
import { lootable } from '../../documents/hero/gear.ts';

interface Slain extends Pick<FoeKind, 'weapon'> {
  /** It shot in this fight. */
  readonly shot: boolean;
}

/** Of each that held weapons two, and one more of each that shot. RUN-TRE-63 */
export const spoilsOf = (slain: readonly Slain[]): ReturnType<typeof lootable> =>
  lootable(slain.map(({ weapon, shot }) => ({ usesWeapons: weapon === 'handheld', shot })));

/** Common ones, as many as there are of each kind; never armor. RUN-TRE-64, -67 */
export function mayLoot(slain: readonly Slain[], wanted: readonly Item[]): boolean {
  const { melee, missile } = spoilsOf(slain);
  const weapons = wanted.flatMap((item): Weapon[] =>
    item.kind === 'weapon' && item.magic === undefined ? [item.weapon] : [],
  );
  const shot = weapons.filter((weapon) => isMissile(WEAPON[weapon])).length;
  return (
    weapons.length === wanted.length &&
    weapons.every((weapon) => isCommon(WEAPON[weapon])) &&
    shot <= missile &&
    weapons.length - shot <= melee
  );
}
