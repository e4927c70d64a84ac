// What a thing suffers with its bearer. RUN-EQDMG-02 to -23, RUN-RULING-T45 to -T49

import type { Ability } from '../../content/abilities.ts';
import { type Load, loadNumber } from '../../content/load.ts';
import {
  KIT_BROKEN,
  KIT_PENALTY,
  KIT_WEAR,
  LOOT_WEAR,
  STURDY,
  TREASURE_WEAR,
  UNHURT_DIFFICULTY,
} from '../../content/wear.ts';

interface Make {
  readonly dwarven?: boolean;
  readonly magical?: boolean;
}

/** Whatever one carries, as far as this asks. */
export type Carried =
  | ({ readonly sort: 'weapon' | 'armor' | 'shield'; readonly load: Load } & Make)
  | ({ readonly sort: 'kit'; readonly ability: Ability } & Pick<Make, 'magical'>)
  | { readonly sort: keyof typeof TREASURE_WEAR }
  | { readonly sort: keyof typeof LOOT_WEAR };

/** Added to the die. RUN-EQDMG-03 to -05 */
export function sturdiness(thing: Carried): number {
  switch (thing.sort) {
    case 'weapon':
    case 'armor':
    case 'shield':
      return (
        Math.floor(2 * loadNumber(thing.load)) +
        (thing.dwarven ? STURDY.dwarven : 0) +
        (thing.magical ? STURDY.magical : 0)
      );
    case 'kit':
      return (KIT_WEAR[thing.ability] ?? 0) + (thing.magical ? STURDY.magical : 0);
    case 'potion':
    case 'charm':
    case 'amulet':
    case 'helm':
    case 'legendary':
      return TREASURE_WEAR[thing.sort];
    default:
      return LOOT_WEAR[thing.sort];
  }
}

/** By what struck its bearer, if it got through to him. RUN-EQDMG-06 */
export const difficultyFor = (raw: number, hurt: boolean): number =>
  hurt ? Math.floor(raw / 2) : UNHURT_DIFFICULTY;

/** By how much it fails; 0: nothing has happened to it. RUN-EQDMG-07 */
export const failedBy = (thing: Carried, die: number, difficulty: number): number =>
  Math.max(0, difficulty - (die + sturdiness(thing)));

/** What is left of a rating that is taken down. */
export interface Worn {
  readonly left: number;
  readonly usable: boolean;
}
const worn = (rating: number, by: number): Worn => ({
  left: Math.max(0, rating - by),
  usable: rating - by > 0,
});

/** RUN-EQDMG-10, RUN-RULING-T46 */
export const wornArmor = (prot: number, by: number): Worn => worn(prot, 1 + Math.floor(by / 2));
/** RUN-EQDMG-12 */
export const wornShield = (dfn: number, by: number): Worn => worn(dfn, by);
/** RUN-EQDMG-16, RUN-RULING-T48 */
export const wornCharm = (bonus: number, by: number): Worn => worn(bonus, 1 + Math.floor(by / 3));
/** Levels of its Gift. RUN-EQDMG-17, RUN-RULING-T48 */
export const wornHelm = (levels: number, by: number): Worn => worn(levels, 1 + Math.floor(by / 5));

export interface WeaponRatings {
  readonly atk: number;
  readonly dfn: number;
  readonly dam: number;
}

/** Junk once nothing of it is any good. RUN-EQDMG-11 */
export function wornWeapon(
  { atk, dfn, dam }: WeaponRatings,
  by: number,
): WeaponRatings & Pick<Worn, 'usable'> {
  const left = { atk: atk - by, dfn: dfn - by, dam: dam - 2 * by };
  return { ...left, usable: Object.values(left).some((rating) => rating > 0) };
}

/** Whether one can still work with it, and what it takes off; null: as if one had none. RUN-EQDMG-13 */
export function wornKit(by: number): number | null {
  if (by >= KIT_BROKEN.wholly) return null;
  return by >= KIT_BROKEN.mostly ? KIT_PENALTY.mostly : KIT_PENALTY.slightly;
}

/** Kits are replaced, and what is gone is gone. RUN-EQDMG-21, -22, RUN-RULING-T49 */
export const mayBeMended = (sort: Carried['sort'], usable: boolean, triedInThisEncounter: boolean): boolean =>
  (sort === 'weapon' || sort === 'armor' || sort === 'shield') && usable && !triedInThisEncounter;
