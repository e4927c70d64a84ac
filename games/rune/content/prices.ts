// What victory points buy. RUN-VP-SPEND-05; gifts and legendary items have their prices with them

import type { Availability } from './weapons.ts';

/** For one point more in an Ability that has proved itself. RUN-XP-04 */
export const EXPERIENCE = { best: 150, fighting: 75, primary: 45, secondary: 30 } as const;

/** For the first point in an Ability that has not. RUN-XP-06 */
export const TRAINING = { primary: 125, secondary: 30 } as const;

/** And at a shrine of one's own god. RUN-INSURE-01 */
export const INSURANCE = { usual: 25, primary: 12 } as const;

/** One use of the Curds of Utgardaloki. */
export const CURDS = 25;

/** Of a hundred, for gifts at a shrine of the god who gives them; fractions are dropped. RUN-VP-SPEND-06, RUN-RULING-G22 */
const AT_SHRINE = 70;
export const atShrine = (price: number): number => Math.floor((price * AT_SHRINE) / 100);

/** Ounces of silver that common and rare things are haggled about in. RUN-ABIL-BAR-03 */
const UNIT: Readonly<Partial<Record<Availability, number>>> = { common: 1, rare: 5 };

/** By how much the buyer won, or lost if below 0; a tie is his. Null: nobody sells such a thing. RUN-RULING-H09 */
export function silverPrice(availability: Availability, margin: number): number | null {
  const unit = UNIT[availability];
  return unit === undefined ? null : unit * units(margin);
}

function units(margin: number): number {
  if (margin >= 6) return 1;
  if (margin >= 2) return 2;
  if (margin >= 0) return 3;
  if (margin === -1) return 4;
  return Math.max(5, -margin);
}

/** Whether a contest can end in it. RUN-GEAR-35 */
export function isSilverPrice(availability: Availability, silver: number): boolean {
  const unit = UNIT[availability];
  return unit !== undefined && silver >= unit && silver % unit === 0;
}

/** What a craftsman at home adds to his die. Nobody says how well he bargains: neither well nor badly. RUN-GEAR-35 */
export const CRAFTSMAN = 0;
