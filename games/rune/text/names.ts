import type { Language } from '@skald/text';
import { names as de } from './de/names.ts';
import { names as en, type Names } from './en/names.ts';

export const NAMES: Readonly<Record<Language, Names>> = { en, de };
