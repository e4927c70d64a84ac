// What a band of Heroes takes from one adventure into the next. DUN-RULING-40.

import { z } from 'zod';
import { ITEMS } from './items.ts';
import { ADVENTURE_COUNT } from './saga.ts';

const Belongings = z.array(z.enum(ITEMS)).max(40);

export const PartySchema = z.strictObject({
  skald: z.literal('party'),
  version: z.literal(1),
  /** The adventure that comes next; one more than there are when the saga is over. */
  next: z
    .int()
    .min(1)
    .max(ADVENTURE_COUNT + 1),
  /** How often the Overlord has won the adventure that comes next. */
  defeats: z.int().min(0).max(1),
  /** The adventures the Heroes won. */
  won: z.array(z.int().min(1).max(ADVENTURE_COUNT)).max(ADVENTURE_COUNT),
  items: z.strictObject({
    orlaf: Belongings,
    rordin: Belongings,
    madriga: Belongings,
    danor: Belongings,
  }),
});

export type Party = z.infer<typeof PartySchema>;

/** A band that has not set out yet. */
export const newParty = (): Party => ({
  skald: 'party',
  version: 1,
  next: 1,
  defeats: 0,
  won: [],
  items: { orlaf: [], rordin: [], madriga: [], danor: [] },
});
