import type { Language } from '@skald/text';
import { forms as de } from '../de/forms.ts';
import { forms as en, type FormWords } from '../en/forms.ts';

const WORDS: Readonly<Record<Language, FormWords>> = { en, de };

/** What stands on the forms of an element. */
export const formWords = (language: Language): FormWords => WORDS[language];
