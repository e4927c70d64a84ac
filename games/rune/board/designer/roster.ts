// One hero of a group, as far as its designer knows him.

import type { Group } from '../../documents/encounter/schema.ts';
import { HeroSchema } from '../../documents/hero/schema.ts';

export type Expected = Group['roster'][number];

export const NOBODY_YET: Expected = { own: false, characteristics: {}, abilities: {} };

/** His ratings from a hero that somebody keeps; whatever is no hero says nothing. */
export function expectedFrom(document: unknown): Expected {
  const hero = HeroSchema.safeParse(document);
  if (!hero.success) return NOBODY_YET;
  const { characteristics, abilities } = hero.data;
  return { own: false, characteristics, abilities };
}
