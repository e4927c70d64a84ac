import type { Language } from '@skald/text';
import { builder as de } from '../../text/de/builder.ts';
import { type BuilderWords, builder as en } from '../../text/en/builder.ts';

const WORDS: Readonly<Record<Language, BuilderWords>> = { en, de };

export const builderWords = (language: Language): BuilderWords => WORDS[language];
