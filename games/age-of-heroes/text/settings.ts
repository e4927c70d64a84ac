// The single options in words, from the guide's own list of differences.

import { type Settings, settingFront } from '@skald/text';
import { AMENDED, CLASSIC, type Options, SETTLED_LATER } from '../content/index.ts';
import { guide as de } from './de/guide.ts';
import { guide as en, type Guide } from './en/guide.ts';

const NEW_CLASSIC: Options = { ...CLASSIC, ...SETTLED_LATER.classic };
const NEW_AMENDED: Options = { ...AMENDED, ...SETTLED_LATER.amended };

/** Each value as the ruleset says it that has it; numbers need no words. */
function settingsOf({ differencesBy }: Guide): Settings {
  const keys = Object.keys(differencesBy) as (keyof Options)[];
  return Object.fromEntries(
    keys.map((key) => {
      const [about, classic, amended] = differencesBy[key];
      return [key, { about, values: { [`${NEW_AMENDED[key]}`]: amended, [`${NEW_CLASSIC[key]}`]: classic } }];
    }),
  );
}

export const { settingText, settingValueText } = settingFront({ en: settingsOf(en), de: settingsOf(de) });
