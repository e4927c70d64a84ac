// Laws of words and modules, for every game: `it.each(lawsOf…(…))('$title', ({ holds }) => holds())`.

import type { Law } from '@skald/kernel/testing';
import type { GameModule } from '../module.ts';
import { lawsOfDocuments } from './documents.ts';
import { lawsOfForced } from './forced.ts';
import { lawsOfHosting } from './hosting.ts';
import { lawsOfLessons } from './lessons.ts';
import { lawsOfNews } from './news.ts';
import { lawsOfSites } from './sites.ts';

/** All that follows from a module alone. */
export const lawsOfModule = (module: GameModule): Law[] => [
  ...lawsOfHosting(module),
  ...lawsOfNews(module),
  ...lawsOfDocuments(module),
  ...lawsOfSites(module),
  ...lawsOfForced(module),
  ...lawsOfLessons(module),
];

export { expectSentence, expectWords } from './reader.ts';
export { lawsOfReading, type Reading } from './reading.ts';
export { refusalsIn } from './refusals.ts';
export { lawsOfWords, type Samples } from './words.ts';
