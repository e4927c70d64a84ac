// What events and elements are called in lists.

import type { Language } from '@skald/text';
import type { Element, Encounter } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { said } from '../../text/encounter.ts';

/** “2. The toll-house” */
export function eventName({ events }: Encounter, at: number, language: Language): string {
  const words = designerWords(language);
  return words.event(at + 1, said(events[at]?.title ?? '', language) || words.unnamed);
}

export const elementName = ({ name }: Element, language: Language): string =>
  said(name, language) || designerWords(language).unnamed;
