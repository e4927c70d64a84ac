import type { RefusalTexts, Sentence } from '@skald/text';
import { refusals as de } from './de/refusals.ts';
import { refusals as en } from './en/refusals.ts';
import { capital } from './questions.ts';

const capitals = (sentences: Readonly<Record<string, Sentence>>): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(
    Object.entries(sentences).map(([code, sentence]) => [code, (params) => capital(sentence(params))]),
  );

/** What `refusalText` says for this game's own codes. */
export const refusals: RefusalTexts = { en: capitals(en), de: capitals(de) };
