import type { Refusal } from '@skald/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { capital } from './grammar.ts';
import type { Language } from './language.ts';

export type Sentence = (params: Refusal['params']) => string;

/** The sentences of a game for its own codes; where it shares a code with the kernel, its own word counts. */
export type RefusalTexts = Readonly<Record<Language, Readonly<Record<string, Sentence>>>>;

const UNKNOWN: Readonly<Record<Language, Sentence>> = {
  en: ({ code }) => `That is not possible (${code}).`,
  de: ({ code }) => `Das geht nicht (${code}).`,
};

/** Every code the kernel refuses with. */
export const KERNEL: RefusalTexts = { en, de };

/** Says in words why something was refused. */
export function refusalText({ code, params }: Refusal, language: Language, gameTexts?: RefusalTexts): string {
  const sentence = gameTexts?.[language][code] ?? KERNEL[language][code];
  return sentence ? capital(sentence(params)) : UNKNOWN[language]({ code });
}
