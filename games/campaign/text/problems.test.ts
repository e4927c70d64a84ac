import { LANGUAGES } from '@skald/text';
import { expect, it } from 'vitest';
import { GARROCK } from '../content/index.ts';
import { PROBLEM_CODES } from '../documents/index.ts';
import { problemText } from './problems.ts';

const params = { count: 3, least: 5, most: 9, steps: 2, name: 'Westerby', edge: '0,0|1,0' };

it.each(PROBLEM_CODES)('%s has a sentence in each language', (code) => {
  const problem = { code, rule: null, path: ['rows', 2, 1], params };
  const [en, de] = LANGUAGES.map((language) => problemText(problem, GARROCK, language));
  for (const text of [en, de]) {
    expect(text).toMatch(/^[A-ZÄÖÜ0-9].{10,}\.$/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(en).not.toBe(de);
});
