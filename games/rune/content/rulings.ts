// Rulings that a group may decide otherwise: what each can be, and what it is unless somebody says so. Every one is an
// option of a fight by its own name.

import { z } from 'zod';

/** Hit points at which a hero is almost down, and at which the other reading says so. RUN-RULING-F07 */
const ALMOST_DOWN = [20, 10] as const;
/** RUN-VP-41 */
const MOST_MAW = 75;

export const RulingsSchema = z.strictObject({
  /** What those below the third place pay for each of the dead. RUN-RULING-F08 */
  mawOthers: z.int().min(0).max(MOST_MAW),
  almostDown: z.literal([...ALMOST_DOWN]),
  /** From when everybody may read a foe's numbers. RUN-RULING-R47 */
  statistics: z.enum(['hurt', 'always']),
  /** Heroes may strike each other, at a price. RUN-VP-35 */
  feuds: z.boolean(),
  /** Nobody may agree on a duel that could kill. RUN-RULING-R61 */
  holmgangGuard: z.boolean(),
});
export type Rulings = z.infer<typeof RulingsSchema>;

export const RULINGS: Rulings = {
  mawOthers: 0,
  almostDown: 20,
  statistics: 'hurt',
  feuds: false,
  holmgangGuard: true,
};
