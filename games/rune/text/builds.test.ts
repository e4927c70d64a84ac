import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { COGNOMENS } from '../content/names.ts';
import { GALLERY, GALLERY_IDS } from '../documents/hero/builds/index.ts';
import { BUILD_WORDS } from './builds.ts';
import { cognomenText, cognomenTyped, heroName } from './cognomens.ts';

describe('the gallery in words', () => {
  it('says of everybody in a sentence what he is good at, each in its own', () => {
    for (const language of LANGUAGES) {
      const said = GALLERY_IDS.map((id) => BUILD_WORDS[id].about[language]);
      for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
      expect(new Set(said).size).toBe(GALLERY_IDS.length);
      expect(new Set(GALLERY_IDS.map((id) => BUILD_WORDS[id].kind[language])).size).toBe(GALLERY_IDS.length);
    }
  });
});

describe('cognomens', () => {
  it('[RUN-HERO-17] follow the name, but for that of a murderer', () => {
    expect(heroName(GALLERY.ari, 'en')).toBe('Ari the Learned');
    expect(heroName(GALLERY.groa, 'de')).toBe('Groa die Tiefsinnige');
    expect(heroName({ name: 'Hrapp', cognomen: 'Killer-', sex: 'male' }, 'en')).toBe('Killer-Hrapp');
    expect(heroName({ name: 'Hrapp', cognomen: 'Killer-', sex: 'male' }, 'de')).toBe('Totschlag-Hrapp');
    expect(heroName({ name: 'Aud', cognomen: 'Ketilsdottir', sex: 'female' }, 'de')).toBe('Aud Ketilsdottir');
    expect(heroName(GALLERY.ragnar, 'en')).toBe('Ragnar');
  });

  it('[RUN-HERO-19] of the list are the same in whatever language they were typed', () => {
    for (const language of LANGUAGES)
      for (const sex of ['male', 'female'] as const)
        for (const one of COGNOMENS)
          expect(cognomenTyped(` ${cognomenText(one, sex, language)} `, sex, language)).toBe(one);
    expect(cognomenTyped('The Bald', 'male', 'de')).toBe('The Bald');
    expect(cognomenTyped(' Skull-Splitter', 'male', 'en')).toBe('Skull-Splitter');
  });
});
