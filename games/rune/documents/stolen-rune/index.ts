// The Stolen Rune: seven encounters for six players, in which the game is taught. RUN-STOLEN

import { slotsOf } from '../../content/design/adventures.ts';
import { type Adventure, AdventureSchema } from '../adventure/schema.ts';
import type { Encounter } from '../encounter/schema.ts';
import { downfall } from './downfall.ts';
import { jellyfish } from './jellyfish.ts';
import { lava } from './lava.ts';
import { longship } from './longship.ts';
import { rescue } from './rescue.ts';
import {
  type Bilingual,
  type Edition,
  ENCOUNTER_KEYS,
  type EncounterKey,
  GROUP,
  type Script,
  type StolenMaps,
  scriptOf,
  type Tale,
} from './script.ts';
import { takenInTheNight } from './taken-in-the-night.ts';
import { templeOfLoki } from './temple-of-loki.ts';

const ENCOUNTERS: Readonly<Record<EncounterKey, (script: Script, maps: StolenMaps) => Encounter>> = {
  'taken-in-the-night': takenInTheNight,
  lava,
  downfall,
  'temple-of-loki': templeOfLoki,
  jellyfish,
  longship,
  rescue,
};

/** Of the whole: how it is called, how it goes, and how heroes know that it is done. */
interface Frame {
  readonly name: Bilingual;
  readonly outline: Bilingual;
  readonly goal: Bilingual;
}

export function stolenRune(edition: Edition, frame: Frame, tale: Tale, maps: StolenMaps): Adventure {
  const slots = slotsOf('teaching', GROUP.heroes);
  return AdventureSchema.parse({
    skald: 'adventure',
    version: 1,
    name: frame.name,
    form: 'teaching',
    group: GROUP,
    plot: {
      outline: frame.outline,
      setup: tale['taken-in-the-night'].concept,
      development: tale['temple-of-loki'].concept,
      climax: tale.rescue.concept,
      goal: frame.goal,
    },
    encounters: ENCOUNTER_KEYS.map((key, i) => ({
      runner: slots[i]?.runner ?? null,
      encounter: ENCOUNTERS[key](scriptOf(edition, tale[key]), maps),
    })),
  });
}
