// What a fix does, in a sentence: “Lower the Difficulty from 24 to 14”.

import type { Language } from '@skald/text';
import type { Fix, Mending, Mendings } from '../../documents/encounter/fixes/fix.ts';
import { fixes as de } from '../de/fixes.ts';
import { fixes as en, type FixWords } from '../en/fixes.ts';
import { said } from '../encounter.ts';

const WORDS: Readonly<Record<Language, FixWords>> = { en, de };

export function fixText(
  { further = [], ...first }: Pick<Fix, 'code' | 'params' | 'further'>,
  language: Language,
): string {
  return WORDS[language].steps([first as Mending, ...further].map((one) => stepText(one, language)));
}

/** Each code has a sentence that knows its own parameters. */
function stepText<Code extends keyof Mendings>(
  { code, params }: { readonly code: Code; readonly params: Mendings[Code] },
  language: Language,
): string {
  return WORDS[language].sentences[code](params, (words) => said(words, language));
}
