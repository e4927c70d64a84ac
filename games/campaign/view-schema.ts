// A state as a seat sees it: in the place of what it must not know stands a number or a word that says so.

import { z } from 'zod';
import { CARDS } from './content/index.ts';
import { ArmySchema, StateSchema } from './rules/state.ts';
import { HIDDEN, UNKNOWN } from './rules/view.ts';

const Card = z.union([z.enum(CARDS), z.literal(UNKNOWN)]);

export const ViewSchema = StateSchema.extend({
  armies: z
    .array(ArmySchema.extend({ points: z.union([ArmySchema.shape.points, z.literal(HIDDEN)]) }))
    .max(10),
  deck: z.array(Card).max(10),
  hands: z.array(z.array(Card).max(10)).length(2),
});
