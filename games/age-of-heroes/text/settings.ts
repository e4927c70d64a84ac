// The single options in words, from the guide's own list of differences.

import { type Settings, settingFront } from '@skald/text';
import { AMENDED, CLASSIC, type Options } from '../content/index.ts';
import { guide as de } from './de/guide.ts';
import { guide as en, type Guide } from './en/guide.ts';

/** Each value as the ruleset says it that has it; numbers need no words. */
function settingsOf({ differencesBy }: Guide): Settings {
  const keys = Object.keys(differencesBy) as (keyof Options)[];
  return Object.fromEntries(
    keys.map((key) => {
      const [about, classic, amended] = differencesBy[key];
      return [key, { about, values: { [`${AMENDED[key]}`]: amended, [`${CLASSIC[key]}`]: classic } }];
    }),
  );
}

export const { settingText, settingValueText } = settingFront({ en: settingsOf(en), de: settingsOf(de) });
