// Dice on the table, for frames whose step is done again when somebody has been asked about them.

import { z } from 'zod';
import { ROLLS } from './events.ts';
import { FighterId, Whole } from './words.ts';

/** Dice that lie already, and what was asked about them: nothing yet, before they fell, or after. */
export const Dice = {
  dice: z
    .strictObject({
      lie: z
        .array(
          z.strictObject({
            by: FighterId,
            for: z.enum(ROLLS),
            faces: z.array(z.int()).max(99),
            result: Whole,
          }),
        )
        .max(60),
      asked: z.enum(['before', 'after']),
    })
    .exactOptional(),
} as const;
