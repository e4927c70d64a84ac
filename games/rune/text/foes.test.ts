import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { FOES } from '../content/foes.ts';
import { FOE_NAMES } from './foes.ts';

describe('the names of foes', () => {
  it.each(LANGUAGES)('tell every type from every other, one and several (%s)', (language) => {
    const ones = FOES.map((foe) => FOE_NAMES[foe][language][0]);
    expect(new Set(ones).size).toBe(31);
    for (const foe of FOES) for (const name of FOE_NAMES[foe][language]) expect(name).toMatch(/^\p{L}/u);
  });

  it('are nouns in German, and goblins keep their kind', () => {
    for (const foe of FOES) expect(FOE_NAMES[foe].de[0]).toMatch(/^\p{Lu}/u);
    expect(FOE_NAMES['rock-gobliness']).toMatchObject({
      de: ['Felsgoblinin', 'Felsgoblininnen'],
      gender: 'f',
    });
  });
});
