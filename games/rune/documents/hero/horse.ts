// The numbers of a hero's horse. RUN-HORSE

import { HORSE, HORSE_LOAD, HORSE_UPGRADE, HORSE_UPGRADES, type HorseUpgrade } from '../../content/horse.ts';
import { type Load, loadNumber } from '../../content/load.ts';
import type { HeroNow } from './now.ts';
import { type Sum, sumOf } from './sum.ts';

export interface HorseNumbers extends Readonly<Record<keyof typeof HORSE, Sum>> {
  /** By what it carries beyond its limit. */
  readonly impairment: number;
}

/** Only full points beyond the limit count. RUN-HORSE-03, -04, -07 */
export function horseNumbers(upgrades: NonNullable<HeroNow['horse']>, carried: Load): HorseNumbers {
  const beyond = Math.max(0, Math.floor(loadNumber(carried) - HORSE_LOAD.limit));
  const number = (of: keyof typeof HORSE): Sum =>
    sumOf(
      ['horse', HORSE[of]],
      ['upgrades', isUpgrade(of) ? (upgrades[of] ?? 0) * HORSE_UPGRADE[of].by : 0],
      ['encumbrance', of === 'move' ? -beyond * HORSE_LOAD.move : 0],
    );
  const numbers = Object.fromEntries(
    Object.keys(HORSE).map((of) => [of, number(of as keyof typeof HORSE)]),
  ) as Record<keyof typeof HORSE, Sum>;
  return { ...numbers, impairment: beyond * HORSE_LOAD.impairment };
}

const isUpgrade = (of: string): of is HorseUpgrade => (HORSE_UPGRADES as readonly string[]).includes(of);
