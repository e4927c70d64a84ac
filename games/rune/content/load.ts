// What things weigh, and what one can carry. RUN-LOAD

/** A Load in eightieths: 0.15 and a quarter of a quarter are both whole numbers of them. RUN-LOAD-02 */
export type Load = number & { readonly eightieths: true };

const UNIT = 80;

/** From the number that the tables have. */
export function load(amount: number): Load {
  const eightieths = Math.round(amount * UNIT);
  if (Math.abs(eightieths - amount * UNIT) > 1e-9) throw new RangeError(`Load ${amount}`);
  return eightieths as Load;
}

/** As the tables have it. */
export const loadNumber = (weight: Load): number => weight / UNIT;

export const sumOfLoads = (loads: readonly Load[]): Load =>
  loads.reduce<number>((sum, one) => sum + one, 0) as Load;

const DEGREES = ['light', 'loaded', 'overloaded', 'put-something-down', 'no-one-will-take'] as const;
export type Degree = (typeof DEGREES)[number];

/** What each degree takes off. RUN-LOAD-08 */
export const DECREASE: Readonly<Record<Degree, number>> = {
  light: 0,
  loaded: 1,
  overloaded: 3,
  'put-something-down': 5,
  'no-one-will-take': 8,
};

/** From where each degree but the first applies, by Strength. RUN-LOAD-06 */
const WEAK: Readonly<Record<number, readonly number[]>> = {
  [-3]: [0.5, 1, 2, 4],
  [-2]: [1, 2, 4, 6],
};

/** RUN-LOAD-07 */
export function thresholds(strength: number): readonly number[] {
  const weak = WEAK[Math.max(strength, -3)];
  if (weak !== undefined) return weak;
  const first = 4 + 2 * strength;
  return [first, first + 2, first + 4, first + 6];
}

/** A degree applies as soon as its number is reached, and the exact sum is what counts. RUN-LOAD-05, RUN-RULING-H14 */
export function degreeOf(strength: number, total: Load): Degree {
  const reached = thresholds(strength).filter((from) => total >= load(from)).length;
  return DEGREES[reached] as Degree;
}

/** Ounces that weigh as much as a Load of 1, liar's silver among them. RUN-LOAD-04 */
const OUNCES = 32;
export const silverLoad = (ounces: number, liars: number): Load =>
  load(Math.floor((ounces + liars) / OUNCES));

export const HELM_LOAD = load(2);
