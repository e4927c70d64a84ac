import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GIFTS } from '../content/gifts.ts';
import { WEAPONS } from '../content/weapons.ts';
import { GALLERY, GALLERY_IDS } from '../documents/hero/builds/index.ts';
import { check } from '../documents/hero/check.ts';
import { fault } from '../documents/hero/fault.ts';
import { priceOf } from '../documents/hero/price.ts';
import { PROBLEMS } from '../documents/hero/problem.ts';
import type { Hero } from '../documents/hero/schema.ts';
import { at, DAY, gained, gift, made, paid, refused } from '../documents/hero/testing.ts';
import { heroPriceText, heroProblemText } from './problems.ts';
import { thingName } from './things.ts';

/** One of each code, with what a check gives it. */
const PARAMS = {
  path: 'abilities.bows',
  points: 3,
  picks: 4,
  thing: 'pike',
  ability: 'bows',
  weapon: 'dagger',
  shield: 'buckler',
  last: '2024-05-02',
  on: '2024-05-01',
  cost: 75,
  free: 20,
  kind: 'training',
  moment: 'encounter',
  gift: 'with-either-hand',
  cap: 1,
  deficit: 2,
  silver: 7,
  name: 'Dex',
  degree: 'overloaded',
};

const said = (hero: Hero, language: 'en' | 'de' = 'en') =>
  check(hero).map((problem) => heroProblemText(problem, language));

describe('what is wrong with a hero', () => {
  it.each(LANGUAGES)('is a sentence for each code: %s', (language) => {
    const sentences = PROBLEMS.map((code) =>
      heroProblemText({ code, rule: null, path: [], params: PARAMS }, language),
    );
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|\b[a-z]+-[a-z]+-[a-z]+\b/);
    }
    expect(new Set(sentences).size).toBe(PROBLEMS.length);
  });

  it('names what it is about, each in its own language', () => {
    const hero = made({ weapons: [{ weapon: 'pike' }], hitPoints: 6 });
    expect(said(hero)).toEqual(
      expect.arrayContaining([
        'He costs 3 points too much. Take something back.',
        'Nobody in the village makes this: Pike. It must be won in play.',
        'He has no Longshaft Weapon: with this he is 3 worse at everything: Pike.',
        'Most heroes have at least a point of Awareness.',
      ]),
    );
    expect(said(hero, 'de')).toContain('Das sind 3 Punkte zu viel. Nimm etwas zurück.');
  });

  it('tells of a ledger what cannot be true', () => {
    const books = (...ledger: Hero['ledger']) => said(made({ ledger }));
    expect(books(gained(20), paid(gift('thors-thews'), 70))).toEqual(
      expect.arrayContaining([
        'It costs 75 points, and 20 are free.',
        'This costs 75 points, and 70 were written down.',
      ]),
    );
    expect(books({ ...gained(5), on: '2024-06-01' }, { ...gained(5), on: DAY })).toContain(
      'A line of 1 May 2024 stands after one of 1 June 2024.',
    );
  });

  it('tells why something cannot be bought, and when', () => {
    const codes = refused(made(), { kind: 'training', ability: 'runes' }, at('encounter'));
    expect(codes.map(([code]) => code)).toContain('wrongMoment');
    const params = { kind: 'training', moment: 'encounter' };
    const problem = { code: 'wrongMoment', rule: null, path: [], params };
    expect(heroProblemText(problem, 'en')).toBe('Training: this cannot be bought during an encounter.');
    expect(heroProblemText(problem, 'de')).toBe('Ausbildung: Das gibt es nicht während einer Begegnung.');
  });

  it('says of a damaged file where it is damaged', () => {
    const problem = fault({ ...GALLERY.ragnar, hitPoints: 'many' });
    expect(problem && heroProblemText(problem, 'en')).toBe(
      'Something is wrong with this hero at “hitPoints”.',
    );
    const other = fault({ hello: 'world' });
    expect(other && heroProblemText(other, 'de')).toBe('Das ist kein Held für Rune.');
  });
});

describe('what a hero costs', () => {
  it('has a name for every line', () => {
    const lines = priceOf(GALLERY.ragnar).lines.map((line) => heroPriceText(line, 'en'));
    expect(lines).toEqual(
      expect.arrayContaining(['Strength 2', 'Perception −1', 'Great Weapon 3', 'Hit points']),
    );
    for (const id of GALLERY_IDS)
      for (const line of priceOf(GALLERY[id]).lines) expect(heroPriceText(line, 'de')).toMatch(/^\p{Lu}/u);
  });
});

describe('things', () => {
  it('have names that begin a line', () => {
    for (const id of [
      ...WEAPONS,
      ...GIFTS,
      'horse',
      'move',
      'steel-scale',
      'tower-shield',
      'ring-of-alberich',
    ])
      for (const language of LANGUAGES) expect(thingName(id, language)).toMatch(/^\p{Lu}/u);
    expect(thingName('move', 'de')).toBe('Pferd: schneller');
  });
});
