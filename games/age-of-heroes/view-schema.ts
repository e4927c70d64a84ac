// A state as a seat sees it: in the place of what it must not know stands a word that says so.

import { z } from 'zod';
import { ITEMS, JARLS, TREASURES } from './content/index.ts';
import { PieceSchema, StateSchema } from './rules/state.ts';
import { UNKNOWN } from './rules/view.ts';

const Hidden = z.literal(UNKNOWN);
const FaceDown = z.string().regex(/^jarl-\d+$/);

const { piles, hoards } = StateSchema.shape;

export const ViewSchema = StateSchema.extend({
  pieces: z
    .array(
      PieceSchema.extend({
        id: z.union([PieceSchema.shape.id, FaceDown]),
        items: z.array(z.union([z.enum(ITEMS), Hidden])).max(10),
      }),
    )
    .max(60),
  piles: piles.extend({
    jarls: z.array(z.union([z.enum(JARLS), Hidden])).max(18),
    treasures: z.array(z.union([z.enum(TREASURES), Hidden])).max(4),
  }),
  hoards: z
    .array(hoards.element.extend({ treasure: z.union([z.enum(TREASURES), Hidden]).nullable() }))
    .max(6),
});
