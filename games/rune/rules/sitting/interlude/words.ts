// Small schemas and lists that questions, frames and events between two encounters share.

import { z } from 'zod';
import { ItemSchema } from '../../../content/treasure/item.ts';
import { Count } from '../../fight/words.ts';

/** How a hoard may be divided by agreement: evenly, to whoever found it, or one after the other. RUN-TRE-27 */
export const DIVISIONS = ['even', 'finders', 'inTurn'] as const;
export type Division = (typeof DIVISIONS)[number];

/** After an encounter, before the next, and at home. RUN-VP-SPEND-05 */
export const OCCASIONS = ['after', 'before', 'home'] as const;
export type Occasion = (typeof OCCASIONS)[number];

const MOST_THINGS = 40;

/** What one side of a trade puts in. */
export const SideSchema = z.strictObject({
  things: z.array(ItemSchema).max(MOST_THINGS),
  silver: Count,
  points: Count,
});
export type Side = z.infer<typeof SideSchema>;
export const NOTHING: Side = { things: [], silver: 0, points: 0 };
