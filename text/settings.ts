// What can be agreed before a game, in words.

import type { Language } from './language.ts';

/** What an option is about, and its values where they need words. */
export interface Setting {
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
  /** A number in words. */
  readonly number?: (value: number) => string;
}

export type Settings<K extends string = string> = Readonly<Record<K, Setting>>;

/** The values of an option that is either agreed or not. */
export const yesNo = (yes: string, no: string) => ({ true: yes, false: no });

export function settingFront(settings: Readonly<Record<Language, Settings>>) {
  const settingOf = (key: string, language: Language): Setting | undefined =>
    Object.hasOwn(settings[language], key) ? settings[language][key] : undefined;
  return {
    /** What an option is about. */
    settingText: (key: string, language: Language): string => settingOf(key, language)?.about ?? key,

    /** One of its values; null for what needs no words. */
    settingValueText(key: string, value: unknown, language: Language): string | null {
      const setting = settingOf(key, language);
      if (typeof value === 'number') return setting?.number?.(value) ?? null;
      return setting?.values?.[String(value)] ?? null;
    },
  };
}
