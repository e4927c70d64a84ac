// An element of an event as its runner reads it.

import type { Language } from '@skald/text';
import type { Element, Encounter } from '../../documents/encounter/schema.ts';
import { isBlank } from '../../documents/encounter/words.ts';
import { playedAs } from '../designer/running.ts';
import { said } from '../encounter.ts';
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
  language: Language,
): ElementNotes {
  const words = NOTES_WORDS[language];
  return {
    name: said(element.name, language),
    phase: encounter.events[e]?.combat == null ? null : words.phases[element.phase],
    runs: runs(encounter, element, language),
    told: (['inspection', 'background'] as const)
      .filter((part) => !isBlank(element[part]))
      .map((part) => [words[part], said(element[part], language)]),
  };
}

/** What one does, who rolls, and what comes of it. */
const runs = (encounter: Encounter, element: Element, language: Language): string =>
  [
    // Without a roll it is part of the sentences.
    ...(element.roll === null || isBlank(element.how) ? [] : [said(element.how, language)]),
    playedAs(element, encounter, language),
  ].join(' ');
