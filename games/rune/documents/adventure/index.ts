// An adventure as a document: what it must be, what is wrong with it, what it costs, and what follows.

import type { DocumentRules } from '@skald/kernel';
import { encounterRules } from '../encounter/index.ts';
import { faultOf } from '../problems.ts';
import { check } from './check.ts';
import { derive } from './derive.ts';
import { priceOf } from './price.ts';
import { PROBLEMS } from './problem.ts';
import { type Adventure, type AdventureContext, AdventureContextSchema, AdventureSchema } from './schema.ts';

const UNTOLD = { outline: '', setup: '', development: '', climax: '', goal: '' } as const;

export const adventureRules: DocumentRules<Adventure, AdventureContext> = {
  schema: AdventureSchema,
  context: AdventureContextSchema,
  codes: [...new Set([...PROBLEMS, ...encounterRules.codes])],
  check,
  price: priceOf,
  derive,
  /** What is told of it before it is played: its name, where it is set, what is asked of all, and who runs what. */
  open: (adventure) => ({
    ...adventure,
    plot: UNTOLD,
    encounters: adventure.encounters.map(({ runner, encounter }) => ({
      runner,
      encounter: encounterRules.open?.(encounter) ?? encounter,
    })),
    waivers: [],
  }),
  fault: faultOf({
    skald: 'adventure',
    schema: AdventureSchema,
    otherwise: 'notAnAdventure',
    rule: 'RUN-ADV-02',
  }),
};
