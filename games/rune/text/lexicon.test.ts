import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import * as lexicon from './lexicon.ts';

const nameOf = (name: unknown): string => (Array.isArray(name) ? String(name[0]) : String(name));

describe.each(Object.entries(lexicon))('%s', (_, table) => {
  it.each(LANGUAGES)('tells everything from everything else (%s)', (language) => {
    const all = Object.values<{ readonly en: unknown; readonly de: unknown }>(table).map((name) =>
      nameOf(name[language]),
    );
    for (const name of all) expect(name).toMatch(/^\p{L}/u);
    expect(new Set(all).size, all.join()).toBe(all.length);
  });
});

describe('German words', () => {
  it('begin with a capital and have an article, but for pairs', () => {
    for (const [id, { de }] of Object.entries({ ...lexicon.WEAPON_NAMES, ...lexicon.THING_NAMES })) {
      expect(de[0], id).toMatch(/^(?:zwei )?\p{Lu}/u);
      expect('-mfnp').toContain(de[1]);
    }
  });
});
