// What terrain earns its designer. RUN-TER

import type { Degree } from '../terrain.ts';

/** Features of a fight that earn, barriers not counted. RUN-TER-02, -03 */
export const PAYING_FEATURES = 3;

/** RUN-TER-13 */
export const BARRIER = { each: -3, most: 4 } as const;
/** For each who can hide there, and at most in all. RUN-TER-21, -22 */
export const COVER_PRICE: Readonly<Record<Degree, number>> = { third: -3, half: -6, full: -12 };
export const MOST_COVER = -36;
/** RUN-TER-47 */
export const PLACE_PRICE: Readonly<Record<number, number>> = { 10: -10, 20: -20, 25: -30, 30: -20, 35: -10 };
/** One that grows, by the size of a cell. RUN-TER-51, RUN-RULING-T23 */
export const GROWING: readonly { readonly upTo: number; readonly points: number }[] = [
  { upTo: 4, points: -20 },
  { upTo: 5, points: -10 },
  { upTo: 10, points: -1 },
];
/** Rounds that one must stay for what lies there. RUN-TER-45 */
export const BAIT: Readonly<Record<number, number>> = { 1: 0, 2: 10, 3: 20 };
/** RUN-TER-56 */
export const DECOY = { each: -10, most: 4, forBeginners: 3 } as const;
/** RUN-TER-71 */
export const HOSTAGE = { each: -10, most: 3 } as const;
/** One way out, two of them, or one for two at a time. RUN-TER-82 */
export const EXITS = { one: -20, two: -10 } as const;
/** RUN-TER-85 */
export const LEVEL = { each: -5, most: 3 } as const;
/** For or against the designer, as the foes see in it or not. RUN-TER-90 to -99 */
export const OBSCURED = { darkness: 10, gloom: 5, noTorches: 10, mist: 5, area: -5, mostAreas: 3 } as const;
/** RUN-TER-106, -107 */
export const OBSTRUCTED = { all: -10, half: -5, wind: -5 } as const;
/** RUN-TER-110, -116 */
export const SLIPPERY_PRICE = { twoThirds: -15, half: -10, third: -5, whole: -5 } as const;
/** RUN-TER-130 */
export const SLOPE_PRICE = { whole: -15, twoThirds: -20, ramp: -5, leastCells: 6 } as const;
/** RUN-TER-135 */
export const TUBE_STRIKER_PRICE = { beside: -7, most: 4, alone: 7 } as const;
/** RUN-TER-141 */
export const UNEVEN_PRICE = { middle: -7, else: -3 } as const;
/** A point. RUN-TER-147, RUN-RULING-T26 */
export const WEIRD = 10;

/** What counts as the whole of an area. RUN-RULING-T17 */
export const WHOLE = 0.95;
/** Paces between a place where one must roll and any other. RUN-TER-164 */
export const FARTHEST_SPOT = 60;
