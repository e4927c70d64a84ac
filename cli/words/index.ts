// What the command itself says, in every language.

import type { Language } from '@skald/text';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de };

export const wordsIn = (language: Language): Words => WORDS[language];
