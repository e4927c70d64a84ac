// What ill effects cost their designer. RUN-TRAP, RUN-IMPAIR, RUN-HAZ, RUN-EQDMG

/** RUN-TRAP-12, -13 */
export const MOST_DAM = 50;
export function dmgCost(dam: number): number {
  return dam <= 15 ? dam : dam + 5 * Math.ceil((dam - 15) / 5);
}

/** RUN-TRAP-21, RUN-RULING-T31 */
export const DICE_PRICE: readonly number[] = [0, 2, 7, 15, 22, 26, 30, 43, 50];
export const MOST_DICE = DICE_PRICE.length - 1;

/** RUN-TRAP-15, -16 */
export const ARMOR_IGNORING = 10;
/** RUN-TRAP-26, RUN-RULING-T32 */
export const recurring = (points: number): number => Math.floor(2.5 * points);
/** RUN-TRAP-29: of the rating, not of its price. */
export const escalating = (dam: number): number => Math.floor(2.5 * dam) + 15;

/** For each point, what every fight and roll that it will hamper counts. RUN-IMPAIR-03, -07, -08, RUN-RULING-T35 */
export const IMPAIRED = { combat: 30, combatInPart: 10, roll: 5, freestanding: 3 } as const;
/** RUN-IMPAIR-05, RUN-RULING-R23 */
export const MOST_IMPAIRMENT = 2;
/** Hours awake that cost nothing, and how many more cost a point. RUN-IMPAIR-15 */
const WAKING = { free: 16, each: 18 } as const;
/** Awake for so long, one has as much Impairment. */
export const impairmentOfWaking = (hours: number): number =>
  Math.min(MOST_IMPAIRMENT, Math.max(0, Math.floor((hours - WAKING.free) / WAKING.each)));
/** The hours awake after which one has so much. */
export const wakingFor = (points: number): number => WAKING.free + points * WAKING.each;

/** RUN-TRAP-41 to -43 */
export const STICK = 5;
export const MOST_STICK = 6;
/** Of INIT three count as one. RUN-TRAP-43, RUN-RULING-T37 */
export const INIT_STEP = 3;
export const MOST_INIT = 18;
/** Of a carrot, and of a stick with a carrot. RUN-TRAP-47, RUN-GAIN-20 */
export const MOST_ROUNDS = 3;

/** RUN-TRAP-50 */
export const STATUS = { step: 5, most: 20 } as const;

/** By the number of victims. RUN-TRAP-54 */
export const LIMITED: Readonly<Record<number, number>> = { 1: -15, 2: -10 };
/** RUN-TRAP-57 */
export const REPEAT_SHOTS: readonly number[] = [0, 25, 50, 75, 100, 150, 200];
/** For each ten paces around a place. RUN-TRAP-63 */
export const ZONE = { step: 10, points: 5 } as const;

/** RUN-EQDMG-01 */
export const EQUIPMENT_DAMAGE = 40;
/** RUN-HAZ-AMBUSH-08 */
export const AMBUSH_PRICE = 50;
/** RUN-HAZ-DROWN-07 */
export const WATER_PRICE = { tranquil: 10, choppy: 30, raging: 60, undercurrent: 80 } as const;
export const CURRENT_PRICE = { none: 0, slight: 30, strong: 60 } as const;
/** By feet, from ten on; the rows are those of the falls. RUN-HAZ-FALL-03, RUN-RULING-T50 */
export const FALL_PRICE: readonly number[] = [17, 25, 42, 52, 62, 72, 82, 92, 102];
/** RUN-HAZ-FIRE-04, -05 */
export const FIRE_PRICE = { exposure: 16, raging: 36 } as const;
/** Paces to water that douses. RUN-HAZ-FIRE-08 */
export const DOUSING: readonly { readonly upTo: number; readonly points: number }[] = [
  { upTo: 20, points: -15 },
  { upTo: 40, points: -5 },
];
/** RUN-HAZ-LOST-08 */
export const LOST = { base: 30, surcharge: 2 } as const;
/** RUN-HAZ-GRAB-04, RUN-RULING-T53 */
export const GRABBER = 40;
/** RUN-HAZ-NUIS-04 */
export const NUISANCE: readonly number[] = [0, 1, 2, 4, 6, 10, 15, 20, 25, 30, 35];
