// What heroes may win besides victory. RUN-TRE, RUN-GAIN

import { z } from 'zod';
import { FIGHTING } from '../../content/abilities.ts';
import { CATEGORIES, DEED_NAMES, HEALING_TIMES } from '../../content/design/gains.ts';
import { GODS } from '../../content/gods.ts';
import { OnlySchema } from './effect-schema.ts';
import { Count } from './roll-schema.ts';
import { Id, words } from './words.ts';

const gain = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

export const GainSchema = z.discriminatedUnion('kind', [
  /** What it is, is rolled when it is first seen. RUN-TRE-04 */
  gain('treasure', { category: z.enum(CATEGORIES) }),
  gain('silver', { ounces: Count }),
  gain('liarsSilver', { pieces: Count }),
  /** By heroes. RUN-GAIN-05 */
  gain('ambush', {}),
  gain('bargain', { bonus: Count, stock: z.array(z.string().min(1).max(60)).max(40).default([]) }),
  /** Helps with a later roll, or with a score in a fight. RUN-GAIN-20, -21 */
  gain('carrot', {
    for: z.union([
      z.strictObject({ roll: Id }),
      z.strictObject({
        score: z.enum(['init', 'atk', 'dfn']),
        /** Only whoever fights thus, and only against this foe. RUN-RULING-R90 */
        ability: z.enum(FIGHTING).exactOptional(),
        against: Id.exactOptional(),
      }),
    ]),
    by: Count,
    rounds: z.int().min(1).max(20).default(1),
    /** Lasts as long as the fight; what comes after those rounds is not claimed. RUN-RULING-R90 */
    onward: z.literal(true).exactOptional(),
  }),
  gain('healing', { time: z.enum(HEALING_TIMES) }),
  gain('invigoration', {
    points: Count,
    only: OnlySchema.nullable().default(null),
    until: Id.nullable().default(null),
  }),
  gain('goHome', { bonus: Count }),
  gain('lootCache', { difficulty: Count }),
  gain('shrine', { god: z.enum(GODS) }),
  /** RUN-GAIN-90 to -94 */
  gain('points', {
    award: z.union([z.int().min(1).max(200), z.literal('variable')]),
    shared: z.enum(['singular', 'mutual', 'doer']),
    deed: words(300),
    /** One of those that everybody knows to be worth it; of others heroes must be given a hint. RUN-GAIN-91, -92 */
    known: z.enum(DEED_NAMES).exactOptional(),
  }),
]);
export type Gain = z.infer<typeof GainSchema>;
export type GainKind = Gain['kind'];
export type GainOf<Kind extends GainKind> = Extract<Gain, { kind: Kind }>;
