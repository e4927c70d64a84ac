import type { Problem } from '@skald/kernel';
import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { ADVENTURES, type Quest } from '../content/index.ts';
import { PROBLEMS, type ProblemCode, questRules } from '../documents/index.ts';
import { problemText } from './problems.ts';

const PARAMS: Problem['params'] = {
  what: 'table',
  hero: 'orlaf',
  boss: 'grund',
  owner: 'danor',
  door: '3',
  item: 'rune-axe',
  object: 'seal-stone',
  spell: 'burn',
  minion: 'zombie-troll',
  model: 'zombie-troll',
  special: 'caveIn',
  path: 'map.0',
  deck: 22,
  most: 21,
  rounds: 22,
  ward: 4,
  squares: 2,
};

const sentence = (code: ProblemCode, params: Problem['params'], language: Language): string =>
  problemText({ code, rule: null, path: ['map', 3, 2], params }, ADVENTURES[0] as Quest, language);

function faultText(given: unknown, language: Language): string | null {
  const found = questRules.fault?.(given) ?? null;
  return found && problemText(found, null, language);
}

describe('problems', () => {
  it.each(PROBLEMS)('%s has a sentence in each language', (code) => {
    const [en, de] = LANGUAGES.map((language) => sentence(code, PARAMS, language));
    for (const text of [en, de]) {
      expect(text).toMatch(/^[A-ZÄÖÜ„“0-9].{10,}\.$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z]-[a-z]/);
    }
    expect(en).not.toBe(de);
  });

  it.each(['exit', 'lever', 'chest', 'bookcase', 'grund', 'zombie-troll', 'seal-stone', 'heart-fragment'])(
    'can be about %s',
    (what) => {
      for (const language of LANGUAGES)
        for (const code of ['unreachableObjective', 'narrowRoute'] as const)
          expect(sentence(code, { what }, language)).not.toMatch(/undefined|null|-/);
    },
  );

  it.each(['nothingToSearch', 'searchTwice'] as const)('%s is about one piece or all of a kind', (code) => {
    for (const language of LANGUAGES) {
      expect(sentence(code, {}, language)).toMatch(/C4/);
      expect(sentence(code, { what: 'table' }, language)).toMatch(/table|Tisch/);
    }
  });

  it('of a file that is no quest are told in words', () => {
    expect(faultText({ hello: 'world' }, 'en')).toBe('This file is no quest.');
    expect(faultText({ ...ADVENTURES[0], map: ['?..', '...', '...'] }, 'de')).toBe(
      'In der Zeichnung steht ein Buchstabe ohne Bedeutung (map.0).',
    );
    expect(faultText(ADVENTURES[0], 'en')).toBeNull();
  });
});
