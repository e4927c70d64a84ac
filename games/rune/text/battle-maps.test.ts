import { LANGUAGES } from '@skald/text';
import { expect, it } from 'vitest';
import { BATTLE_MAP_NAMES } from '../content/maps/index.ts';
import { BATTLE_MAP_TITLES } from './battle-maps.ts';

it.each(LANGUAGES)('battle maps have a title each (%s)', (language) => {
  const titles = BATTLE_MAP_NAMES.map((name) => BATTLE_MAP_TITLES[name][language]);
  expect(new Set(titles).size).toBe(BATTLE_MAP_NAMES.length);
  for (const title of titles) expect(title).toMatch(/^\p{Lu}/u);
});
