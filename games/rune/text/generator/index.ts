// Encounters and adventures that nobody designed: their facts from a number, and their words from here.

import type { Foe } from '../../content/foes.ts';
import type { TrapThing } from '../../content/generating/traps.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { type AdventureRequest, adventureFrom } from '../../rules/generating/adventure.ts';
import { type EncounterRequest, encounterFrom } from '../../rules/generating/encounter.ts';
import { type QuickRequest, quickEncounter } from '../../rules/generating/quick/encounter.ts';
import type { AdventureTale, Bilingual, TrapTale } from '../../rules/generating/tale.ts';
import { FOE_NAMES } from '../foes.ts';
import { ALARM, AMBUSHED, FRAMES, HOARDS, LEADERS, NAMES, PURSES, STANDS, TACTICS } from './frames.ts';
import { PLACE_TALES } from './places.ts';
import { ADVENTURE_NAMES, PLOTS, SUCCEEDS } from './plots.ts';
import { PRIZE_TALES, TRIAL_TALES } from './prizes.ts';
import { QUICK_TALE } from './quick.ts';
import { capital, listed } from './telling.ts';
import { HIGH_TRAPS } from './traps-high.ts';
import { LOW_TRAPS } from './traps-low.ts';

const TRAP_TALES: Readonly<Record<TrapThing, TrapTale>> = { ...LOW_TRAPS, ...HIGH_TRAPS };

/** “two trolls, a giant” */
function bandOf(foes: readonly Foe[]): Bilingual {
  const counted = [...Map.groupBy(foes, (foe) => foe)].map(([foe, { length }]) => ({ foe, count: length }));
  const list = (language: 'en' | 'de'): string =>
    counted.map(({ foe, count }) => `${count} ${FOE_NAMES[foe][language][count === 1 ? 0 : 1]}`).join(', ');
  return { en: list('en'), de: list('de') };
}

const TALE: AdventureTale = {
  places: PLACE_TALES,
  traps: TRAP_TALES,
  prizes: PRIZE_TALES,
  trials: TRIAL_TALES,
  alarm: ALARM,
  ambush: AMBUSHED,
  hoards: HOARDS,
  purses: PURSES,
  leaders: LEADERS,
  names: NAMES,
  frames: FRAMES,
  stands: STANDS,
  tactics: TACTICS,
  summary: listed,
  foe: (foe) => ({ en: capital(FOE_NAMES[foe].en[0]), de: FOE_NAMES[foe].de[0] }),
  band: bandOf,
  adventures: ADVENTURE_NAMES,
  plots: PLOTS,
  succeeds: SUCCEEDS,
};

/** The same number gives the same encounter, to the letter. */
export const generateEncounter = (request: EncounterRequest): Encounter => encounterFrom(request, TALE);

/** By the charts for those in a hurry. RUN-QUICK-14 */
export const generateQuickEncounter = (request: QuickRequest): Encounter =>
  quickEncounter(request, QUICK_TALE);

/** Without a plot, or with one: as many encounters as there must be. RUN-ADV-03 to -05 */
export const generateAdventure = (request: AdventureRequest): Adventure => adventureFrom(request, TALE);
