// An adventure to begin from: a plot for three that has only begun.

import { ENCOUNTER_SAMPLES } from '../encounter/samples.ts';
import { type Adventure, AdventureSchema } from './schema.ts';

const [blank] = ENCOUNTER_SAMPLES;

const BLANK: Adventure = AdventureSchema.parse({
  skald: 'adventure',
  version: 1,
  name: { en: 'A new adventure', de: 'Ein neues Abenteuer' },
  form: 'plot',
  group: { heroes: 3 },
  encounters: [{ runner: 0, encounter: { ...blank, kind: 'setup', group: { heroes: 3 } } }],
});

export const ADVENTURE_SAMPLES: readonly [Adventure, ...Adventure[]] = [BLANK];
