// Rulings that a group may decide otherwise: what each can be, and what it is unless somebody says so. Every one is an
// option of a fight by its own name.

import { z } from 'zod';

/** Hit points at which a hero is almost down, and at which the other reading says so. RUN-RULING-F07 */
const ALMOST_DOWN = [20, 10] as const;
/** RUN-VP-41 */
const MOST_MAW = 75;
/** Paces that make a charge; the other reading. RUN-RULING-C11 */
const CHARGES = [10, 20] as const;
/** What is taken off whoever lies; the other reading. RUN-RULING-C18 */
const FALLEN = [4, 6] as const;
/** By so much a defence counts higher that nobody rolls. RUN-BASIC-21 */
export const STATIC_DEFENCE = 5;

export const RulingsSchema = z.strictObject({
  /** Nobody rolls for his defence in melee. RUN-BASIC-21 */
  staticDefence: z.boolean(),
  chargeFrom: z.literal([...CHARGES]),
  fallenPenalty: z.literal([...FALLEN]),
  /** Whether cover, movement and wind count against shots that somebody dodges, too. RUN-RULING-C10 */
  shotConditions: z.enum(['always', 'undodged']),
  /** What a healer's roll is worth to somebody with Wounds. RUN-RULING-C22 */
  healing: z.enum(['margin', 'total']),
  /** What those below the third place pay for each of the dead. RUN-RULING-F08 */
  mawOthers: z.int().min(0).max(MOST_MAW),
  almostDown: z.literal([...ALMOST_DOWN]),
  /** From when everybody may read a foe's numbers. RUN-RULING-R47 */
  statistics: z.enum(['hurt', 'always']),
  /** Heroes may strike each other, at a price. RUN-VP-35 */
  feuds: z.boolean(),
  /** Heroes may pay each other victory points. RUN-RULING-G39 */
  trading: z.boolean(),
  /** Nobody may agree on a duel that could kill. RUN-RULING-R61 */
  holmgangGuard: z.boolean(),
});
export type Rulings = z.infer<typeof RulingsSchema>;

export const RULINGS: Rulings = {
  staticDefence: false,
  chargeFrom: 10,
  fallenPenalty: 4,
  shotConditions: 'always',
  healing: 'margin',
  mawOthers: 0,
  almostDown: 20,
  statistics: 'hurt',
  feuds: false,
  trading: true,
  holmgangGuard: true,
};

export const RULING_NAMES = Object.keys(RULINGS) as [keyof Rulings, ...(keyof Rulings)[]];
export type RulingName = keyof Rulings;

/** Whatever a ruling may be; which of them fits which one `readingsOf` tells. */
export const RulingValue = z.union([z.boolean(), z.int().min(0).max(MOST_MAW), z.string().max(20)]);

/** Every reading of a ruling that a table may choose between. RUN-RUN-25 */
export const READINGS: { readonly [R in RulingName]: readonly Rulings[R][] } = {
  staticDefence: [false, true],
  chargeFrom: CHARGES,
  fallenPenalty: FALLEN,
  shotConditions: ['always', 'undodged'],
  healing: ['margin', 'total'],
  mawOthers: [0, 15, 30],
  almostDown: ALMOST_DOWN,
  statistics: ['hurt', 'always'],
  feuds: [false, true],
  trading: [true, false],
  holmgangGuard: [true, false],
};
