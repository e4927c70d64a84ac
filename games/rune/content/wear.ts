// What acid and the like do to what one carries. RUN-EQDMG

import type { Ability } from './abilities.ts';

/** Added to the roll of a weapon, an armor or a shield, by how it was made; both for a magical dwarven one. RUN-EQDMG-03 */
export const STURDY = { dwarven: 3, magical: 6 } as const;

/** RUN-EQDMG-04 */
export const KIT_WEAR: Readonly<Partial<Record<Ability, number>>> = {
  climb: 2,
  traps: 4,
  gamble: 2,
  healer: 1,
  music: 1,
  map: 1,
  'pick-lock': 4,
  ride: 3,
  repair: 3,
  ski: 4,
  survival: 3,
};

export const TREASURE_WEAR = { potion: 4, charm: 6, amulet: 8, helm: 10, legendary: 15 } as const;

/** RUN-EQDMG-05 */
export const LOOT_WEAR = {
  furniture: 4,
  sculpture: 6,
  tapestries: 3,
  ceramics: 2,
  silver: 15,
  jewelry: 4,
} as const;

/** Where whoever carries it was not hurt. RUN-EQDMG-06 */
export const UNHURT_DIFFICULTY = 3;

/** From how much a kit is mostly gone, and wholly. RUN-EQDMG-13 */
export const KIT_BROKEN = { mostly: 5, wholly: 9 } as const;
/** Off the Ability; no more than having none. RUN-EQDMG-13, RUN-RULING-T47 */
export const KIT_PENALTY = { slightly: 1, mostly: 2 } as const;
