// An own creature as a document: what it must be, what is wrong with it, what it adds to the Mix, and what follows.

import type { DocumentRules } from '@skald/kernel';
import { faultOf } from '../problems.ts';
import { check } from './check.ts';
import { derive } from './derive.ts';
import { priceOf } from './price.ts';
import { PROBLEMS } from './problem.ts';
import { type Creature, CreatureSchema } from './schema.ts';

export const creatureRules: DocumentRules<Creature> = {
  schema: CreatureSchema,
  codes: PROBLEMS,
  check,
  price: priceOf,
  derive,
  fault: faultOf({
    skald: 'creature',
    schema: CreatureSchema,
    otherwise: 'notACreature',
    rule: 'RUN-CREATE-01',
  }),
};
