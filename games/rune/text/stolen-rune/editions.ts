// The Stolen Rune as it can be played: its facts, its words and its fields, with the book's numbers and with legal ones.

import { STOLEN_MAPS } from '../../content/stolen-maps/index.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { stolenRune } from '../../documents/stolen-rune/index.ts';
import type { Edition } from '../../documents/stolen-rune/script.ts';
import { ADVENTURE, TALE } from './index.ts';

const GOAL = {
  en: 'The rune stone stands in the courtyard of the village again.',
  de: 'Der Runenstein steht wieder auf dem Hof des Dorfes.',
} as const;

const BALANCED = {
  en: `${ADVENTURE.name.en}, balanced`,
  de: `${ADVENTURE.name.de}, ausgewogen`,
} as const;

const { outline } = ADVENTURE;

export const STOLEN_RUNE: Readonly<Record<Edition, Adventure>> = {
  printed: stolenRune('printed', { name: ADVENTURE.name, outline, goal: GOAL }, TALE, STOLEN_MAPS),
  balanced: stolenRune('balanced', { name: BALANCED, outline, goal: GOAL }, TALE, STOLEN_MAPS),
};
