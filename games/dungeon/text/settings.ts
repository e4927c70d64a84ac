import type { Language } from '@skald/text';
import { settings as de } from './de/settings.ts';
import { settings as en, type Setting, type Settings } from './en/settings.ts';

const SETTINGS: Readonly<Record<Language, Settings>> = { en, de };

const settingOf = (key: string, language: Language): Setting | undefined =>
  (SETTINGS[language] as Readonly<Record<string, Setting>>)[key];

/** What an option is about. */
export const settingText = (key: string, language: Language): string =>
  settingOf(key, language)?.about ?? key;

/** One of its values; null for what needs no words. */
export function settingValueText(key: string, value: unknown, language: Language): string | null {
  const setting = settingOf(key, language);
  if (typeof value === 'number') return setting?.number?.(value) ?? null;
  return setting?.values?.[String(value)] ?? null;
}
