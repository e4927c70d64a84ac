// An element of an event as its runner reads it.

import { capital, type Language } from '@skald/text';
import { priceOf } from '../../documents/encounter/price/index.ts';
import type { Method, Roll } from '../../documents/encounter/roll-schema.ts';
import type { Element, Encounter } from '../../documents/encounter/schema.ts';
import { isBlank } from '../../documents/encounter/words.ts';
import { encounterPriceText, said } from '../encounter.ts';
import { NAMES } from '../names.ts';
import type { Entry } from '../sheet.ts';
import { NOTES_WORDS } from './index.ts';

export interface ElementNotes {
  readonly name: string;
  /** Against the fight of its event, where there is one. */
  readonly phase: string | null;
  readonly runs: string;
  readonly told: readonly Entry[];
}

export function elementNotes(
  encounter: Encounter,
  e: number,
  element: Element,
  i: number,
  language: Language,
): ElementNotes {
  const words = NOTES_WORDS[language];
  return {
    name: said(element.name, language),
    phase: encounter.events[e]?.combat == null ? null : words.phases[element.phase],
    runs: runs(encounter, element, ['events', e, 'elements', i], language),
    told: (['inspection', 'background'] as const)
      .filter((part) => !isBlank(element[part]))
      .map((part) => [words[part], said(element[part], language)]),
  };
}

/** What one does, what is rolled, and what comes of it. */
function runs(
  encounter: Encounter,
  { roll, how }: Element,
  path: readonly (string | number)[],
  language: Language,
): string {
  const items = priceOf(encounter)
    .lines.filter((line) => path.every((key, at) => line.path[at] === key))
    .map((line) => encounterPriceText(line, language));
  return [
    ...(isBlank(how) ? [] : [said(how, language)]),
    ...(roll?.condition == null ? [] : [said(roll.condition.trigger, language)]),
    ...(roll === null || roll.methods.length === 0 ? [] : [`${waysOf(roll, language)}.`]),
    ...(items.length === 0 ? [] : [`${capital([...new Set(items)].join('; '))}.`]),
  ].join(' ');
}

/** “Roll Dodge or Strength” */
function waysOf({ methods }: Roll, language: Language): string {
  const words = NOTES_WORDS[language];
  return words.roll(methods.map((method) => wayOf(method, language)).join(words.or));
}

function wayOf({ ability, characteristic, second }: Method, language: Language): string {
  const names = NAMES[language];
  return [
    ...(ability === null ? [] : [names.abilities[ability]]),
    ...[characteristic, second].flatMap((name) => (name === null ? [] : [names.characteristics[name]])),
  ].join(' + ');
}
