// Where a sitting stands, in words: what was told, what one may do here, and what was found.

import { type Line, plain, type Section, toned } from '@skald/text';
import { isBlank } from '../documents/encounter/words.ts';
import { encounterIn, eventIn } from '../rules/sitting/notes.ts';
import type { Sitting } from '../rules/sitting/state.ts';
import { said } from '../text/encounter.ts';
import { itemName } from '../text/items/index.ts';
import { offersTold } from '../text/sitting.ts';
import type { Context } from './context.ts';

/** Nothing where a fight stands by itself. */
export function sceneSection({ view, words, language, list }: Context): Section[] {
  const { sitting } = view;
  if (sitting === undefined || sitting.at >= sitting.encounters.length) return [];
  const told = (name: string, text: string): Line[] =>
    text === '' ? [] : [[toned(`${name}: `, 'faint'), plain(text)]];
  const event = eventIn(sitting);
  const texts = event === null ? [] : [event.narration, event.inspection].filter((text) => !isBlank(text));
  return [
    {
      part: 'status',
      heading: [
        toned(said(encounterIn(sitting).name, language), 'strong'),
        ...(event === null ? [] : [plain(` · ${said(event.title, language)}`)]),
      ],
      lines: [
        ...texts.map((text): Line => [plain(said(text, language))]),
        ...told(words.offers, offersTold(view, language).join('; ')),
        ...told(words.hoard, list(hoardIn(sitting, language))),
      ],
    },
  ];
}

const hoardIn = ({ hoard }: Sitting, language: Context['language']): string[] =>
  hoard.map(({ item }) => itemName(item, language));
