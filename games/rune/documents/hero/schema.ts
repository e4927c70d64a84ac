// A hero as his player decided him, and what came of it. Every number that follows is derived, never kept. RUN-HERO-28 to -32

import { recordOf } from '@skald/kernel';
import { z } from 'zod';
import { ABILITIES, HIGHEST_RATING } from '../../content/abilities.ts';
import { CHARACTERISTICS, HIGHEST, LOWEST } from '../../content/characteristics.ts';
import { AGES, BEARDS, FACES, HAIR_COLORS, HAIRS } from '../../content/looks.ts';
import { SEXES } from '../../content/names.ts';
import { Gear, LedgerSchema, Name } from './lines.ts';

const Rating = z.int().min(LOWEST).max(HIGHEST);

/** More could never be paid: all Characteristics at their lowest leave 128 points. RUN-TV-H03 */
const MOST_POINTS = 128;

/** What is not said follows from his name. */
const LooksSchema = z.strictObject({
  face: z
    .int()
    .min(0)
    .max(FACES - 1)
    .exactOptional(),
  age: z.enum(AGES).exactOptional(),
  hair: z.enum(HAIRS).exactOptional(),
  color: z.enum(HAIR_COLORS).exactOptional(),
  beard: z.enum(BEARDS).exactOptional(),
});

export const HeroSchema = z.strictObject({
  skald: z.literal('hero'),
  version: z.literal(1),
  /** RUN-HERO-12 */
  name: Name.min(1),
  /** RUN-HERO-15 */
  cognomen: Name.default(''),
  sex: z.enum(SEXES),
  looks: LooksSchema.exactOptional(),
  characteristics: z.strictObject(recordOf(CHARACTERISTICS, () => Rating)),
  /** What is not named is lacked. */
  abilities: z.partialRecord(z.enum(ABILITIES), z.int().min(0).max(HIGHEST_RATING)),
  /** Creation points, not hit points. RUN-HERO-21 */
  hitPoints: z.int().min(0).max(MOST_POINTS),
  ...Gear,
  /** Abilities whose kit stays at home. RUN-ABIL-08 */
  kitsLeft: z.array(z.enum(ABILITIES)).max(ABILITIES.length),
  /** What he has gained since, and what became of it; all above is as he was made. */
  ledger: LedgerSchema.default([]),
});

export type Hero = z.infer<typeof HeroSchema>;
