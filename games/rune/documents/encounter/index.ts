// An encounter as a document: what it must be, what is wrong with it, what it costs, and what follows.

import type { DocumentRules } from '@skald/kernel';
import { PROBLEMS as CREATURE_PROBLEMS } from '../creature/problem.ts';
import { faultOf } from '../problems.ts';
import { check } from './check/index.ts';
import { PROBLEMS } from './check/problem.ts';
import { derive } from './derive.ts';
import { priceOf } from './price/index.ts';
import { type Encounter, type EncounterContext, EncounterContextSchema, EncounterSchema } from './schema.ts';

export const encounterRules: DocumentRules<Encounter, EncounterContext> = {
  schema: EncounterSchema,
  context: EncounterContextSchema,
  codes: [...new Set([...PROBLEMS, ...CREATURE_PROBLEMS])],
  check,
  price: priceOf,
  derive,
  /** What is told of it before it is run: its name, its kind and where it is set. */
  open: (encounter) => ({ ...encounter, concept: '', creatures: [], events: [], waivers: [] }),
  fault: faultOf({
    skald: 'encounter',
    schema: EncounterSchema,
    otherwise: 'notAnEncounter',
    rule: 'RUN-ENC-01',
  }),
};
