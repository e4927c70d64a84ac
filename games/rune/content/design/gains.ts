// What treasure and other gains earn their designer. RUN-TRE, RUN-GAIN

export const CATEGORIES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Category = (typeof CATEGORIES)[number];

/** RUN-TRE-05 */
export const CATEGORY_PRICE: Readonly<Record<Category, number>> = {
  A: -10,
  B: -20,
  C: -30,
  D: -40,
  E: -50,
  F: -75,
};
/** That earn, of one category. RUN-TRE-21 */
export const TREASURES = { inEvent: 3, inEncounter: 5 } as const;
/** Ounces of an event; pieces of an event and of the encounter. RUN-TRE-13, -14, RUN-RULING-R02 */
export const SILVER = { each: -1, most: 9 } as const;
export const LIARS_SILVER = { each: 1, most: 9 } as const;

/** RUN-GAIN-10 */
export const BARGAIN = -15;
/** RUN-GAIN-20, -21 */
export const CARROT = -5;
/** By how long one is safe. RUN-GAIN-40 */
export const HEALING_TIMES = ['1h', '3h', '12h', '24h', '3d', '6d', '12d', '24d', 'unlimited'] as const;
export type HealingTime = (typeof HEALING_TIMES)[number];
/** Null: as long as they like. */
export const HOURS: Readonly<Record<HealingTime, number | null>> = {
  '1h': 1,
  '3h': 3,
  '12h': 12,
  '24h': 24,
  '3d': 72,
  '6d': 144,
  '12d': 288,
  '24d': 576,
  unlimited: null,
};
export const HEALING_PRICE: Readonly<Record<HealingTime, number>> = {
  '1h': -5,
  '3h': -10,
  '12h': -15,
  '24h': -20,
  '3d': -22,
  '6d': -24,
  '12d': -26,
  '24d': -28,
  unlimited: -30,
};
/** RUN-GAIN-61, -62 */
export const GO_HOME = { each: -5, most: 5, treasure: 75 } as const;
/** By what it takes to find it again. RUN-GAIN-70 */
export const CACHE: Readonly<Record<number, number>> = { 4: -40, 5: -30, 6: -20, 7: -10 };
/** RUN-GAIN-85 */
export const MOST_SHRINES = 2;
/** An award that is not the same for all. RUN-GAIN-90 */
export const VARIABLE_AWARD = -10;
/** Of what a gift to a skald is worth in ounces, its giver wins so many points. RUN-GAIN-91 */
export const SKALD_GIFT = 2;

interface Deed {
  readonly award: number | 'variable';
  readonly shared: 'singular' | 'mutual' | 'doer';
}
/** Deeds that everybody knows to be worth something, and what they are worth. RUN-GAIN-91 */
export const DEEDS = {
  mercy: { award: 10, shared: 'singular' },
  satire: { award: 10, shared: 'singular' },
  refusal: { award: 10, shared: 'mutual' },
  skaldGift: { award: 'variable', shared: 'doer' },
} as const satisfies Readonly<Record<string, Deed>>;
export type DeedName = keyof typeof DEEDS;
export const DEED_NAMES = Object.keys(DEEDS) as [DeedName, ...DeedName[]];
