// The single options in words, from the guide's own list of differences.

import type { Language } from '@skald/text';
import { AMENDED, CLASSIC, type Options } from '../content/index.ts';
import { guide as de } from './de/guide.ts';
import { guide as en, type Guide } from './en/guide.ts';

const GUIDES: Readonly<Record<Language, Guide>> = { en, de };

const isOption = (key: string): key is keyof Options => key in CLASSIC;

/** What an option is about. */
export const settingText = (key: string, language: Language): string =>
  isOption(key) ? GUIDES[language].differencesBy[key][0] : key;

/** One of its values: as the ruleset says it that has this value; null for what needs no words. */
export function settingValueText(key: string, value: unknown, language: Language): string | null {
  if (!isOption(key) || typeof value === 'number') return null;
  const [, classic, amended] = GUIDES[language].differencesBy[key];
  if (CLASSIC[key] === value) return classic;
  return AMENDED[key] === value ? amended : null;
}
