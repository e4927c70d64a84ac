// The hero as a document: what he must be, what is wrong with him, what he costs, and what follows.

import type { DocumentRules } from '@skald/kernel';
import { check } from './check.ts';
import { derive } from './derive.ts';
import { fault } from './fault.ts';
import { priceOf } from './price.ts';
import { PROBLEMS } from './problem.ts';
import { type Hero, HeroSchema } from './schema.ts';

export const heroRules: DocumentRules<Hero> = {
  schema: HeroSchema,
  codes: PROBLEMS,
  check,
  price: priceOf,
  derive,
  fault,
};
