import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { FOES } from '../content/foes.ts';
import { help as de } from './de/help.ts';
import { help as en } from './en/help.ts';
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

describe('what is told of foes', () => {
  it('[RUN-FOELIST-DARK-VIKING.2] names the Dishonored whom Dark Vikings lead', () => {
    const dishonored = FOE_NAMES.dishonored;
    expect(en.foe('dark-viking')).toContain(`leads the ${dishonored.en[1]}`);
    expect(de.foe('dark-viking')).toContain(`führt er ${dishonored.de[1]} an`);
  });

  it.each(['land-crab-small', 'land-crab-large'] as const)(
    '[RUN-FOELIST-LAND-CRAB.3] says how long the look of %s takes, and that it lasts',
    (crab) => {
      expect(en.foe(crab)).toMatch(/more than an hour, and keeps it wherever it goes/);
      expect(de.foe(crab)).toMatch(/mehr als eine Stunde .* bleibt so, wohin er auch läuft/);
    },
  );
});
