// The eight Characteristics: what they cost, whose they are, and what follows from them alone. RUN-CHAR

import { recordOf } from '@skald/kernel';
import type { God } from './gods.ts';

export const CHARACTERISTICS = ['Str', 'Sta', 'Dex', 'Qik', 'Int', 'Per', 'Pre', 'Com'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];
export type Characteristics = Readonly<Record<Characteristic, number>>;

/** The human range. RUN-CHAR-02 */
export const LOWEST = -3;
export const HIGHEST = 3;

type Costs = readonly [number, number, number, number, number, number, number];
const BODY: Costs = [-12, -8, -4, 0, 4, 8, 16];
const MIND: Costs = [-6, -4, -2, 0, 2, 4, 8];
const MANNER: Costs = [-2, -2, -2, 0, 2, 4, 8];

const ROWS: Readonly<Record<Characteristic, readonly [patron: God, costs: Costs]>> = {
  Str: ['thor', BODY],
  Sta: ['tyr', [-16, -10, -6, 0, 4, 8, 16]],
  Dex: ['ull', BODY],
  Qik: ['njord', BODY],
  Int: ['loki', MIND],
  Per: ['heimdal', MIND],
  Pre: ['odin', MANNER],
  Com: ['freyr', MANNER],
};

/** RUN-CHAR-07 */
export const CHARACTERISTIC_PATRON = recordOf(CHARACTERISTICS, (name) => ROWS[name][0]);

/** Creation points for a rating, not for the step to it; what is below 0 gives points. RUN-CHAR-04 to -06 */
export function characteristicCost(name: Characteristic, rating: number): number {
  const cost = ROWS[name][1][rating - LOWEST];
  if (cost === undefined) throw new RangeError(`${name} ${rating}`);
  return cost;
}

/** Where the body decides, what one carries weighs on the roll. RUN-LOAD-10 */
export const isBodily = (name: Characteristic): boolean =>
  name === 'Str' || name === 'Sta' || name === 'Dex' || name === 'Qik';

/** The most that a sum of Strength and Stamina may be, and the hit points it gives. RUN-HERO-20 */
const STARTING_HIT_POINTS: readonly (readonly [upTo: number, hitPoints: number])[] = [
  [-4, 37],
  [-1, 40],
  [0, 44],
  [3, 48],
  [4, 52],
  [5, 56],
  [6, 60],
];

export function startingHitPoints({ Str, Sta }: Pick<Characteristics, 'Str' | 'Sta'>): number {
  const row = STARTING_HIT_POINTS.find(([upTo]) => Str + Sta <= upTo);
  if (row === undefined) throw new RangeError(`Str ${Str}, Sta ${Sta}`);
  return row[1];
}

/** What a creation point buys. RUN-HERO-21 */
export const hitPointsPerPoint = (stamina: number): number => 4 + stamina;

/** With the Stamina bought at creation. RUN-HERO-25, -26 */
export const woundThreshold = (stamina: number): number => (stamina >= 0 ? 9 + 3 * stamina : 8 + 2 * stamina);
