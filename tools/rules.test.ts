// The ledgers are the specification: what cites them must find its rule, and a finished game proves every one.

import { describe, expect, it } from 'vitest';
import {
  citedElsewhere,
  definitions,
  FINISHED,
  inProse,
  inTitles,
  isWhole,
  type Named,
  namedByTests,
  prefixOf,
} from './ledgers.ts';

const rules = definitions();
const defined = new Set(rules.map(({ id }) => id));
const prefixes = new Set(rules.map(({ id }) => prefixOf(id)));
/** `AMI-DIFF` stands for all of `AMI-DIFF-01 …`, and `CAM-RULING-20.3` for the third point of a ruling. */
const isKnown = (id: string): boolean =>
  defined.has(id) ||
  defined.has(id.replace(/\.\d+$/, '')) ||
  rules.some((rule) => rule.id.startsWith(`${id}-`));
const told = ({ id, at }: Named): string => `${at} ${id}`;

describe('the rule ledgers', () => {
  it('define rules of every game of the house', () => {
    expect([...prefixes].sort()).toEqual(['AMI', 'AOH', 'CAM', 'DUN', 'RUN']);
    expect(rules.length).toBeGreaterThan(3000);
  });

  it('define no rule twice', () => {
    const twice = rules.filter(({ id }, i) => rules.findIndex((rule) => rule.id === id) !== i);
    expect(twice.map(told)).toEqual([]);
  });
});

describe('a test', () => {
  const named = namedByTests();

  it('names rules that exist, each by its whole ID', () => {
    expect(named.filter(({ id }) => !isWhole(id) || !defined.has(id)).map(told)).toEqual([]);
  });

  it.each(FINISHED)('names every rule of %s, which is finished', (prefix) => {
    const ids = new Set(named.map(({ id }) => id));
    const left = rules.filter(({ id }) => prefixOf(id) === prefix && !ids.has(id));
    expect(left.map(({ id }) => id)).toEqual([]);
  });
});

describe('code and documents', () => {
  it('cite rules that exist', () => {
    const lost = citedElsewhere().filter(({ id }) => prefixes.has(prefixOf(id)) && !isKnown(id));
    expect(lost.map(told)).toEqual([]);
  });
});

describe('reading citations', () => {
  it.each([
    ["it('[ABC-MOV-01] walks'", ['ABC-MOV-01']],
    ["it('[ABC-MOV-01, ABC-MOV-02a ABC-X-1.2] walks'", ['ABC-MOV-01', 'ABC-MOV-02a', 'ABC-X-1.2']],
    ['/[A-Z-]+/ and [abc-1] and [ABC]', []],
  ])('finds in the title %s', (title, ids) => {
    expect(inTitles(title)).toEqual(ids);
    expect(ids.every(isWhole)).toBe(true);
  });

  it.each(['[ABC-MOV-01, -02]', '[ABC-MOV-01 to ABC-MOV-03]', '[ABC-MOV-01…]'])(
    'takes %s for a mistake',
    (title) => {
      expect(inTitles(title).every(isWhole)).toBe(false);
    },
  );

  it.each([
    ['// ABC-CARD-01, ABC-RULING-21, -41', ['ABC-CARD-01', 'ABC-RULING-21', 'ABC-RULING-41']],
    ['/** ABC-UI-42 to -44 and -46 */', ['ABC-UI-42', 'ABC-UI-44', 'ABC-UI-46']],
    ['ABC-RULING-C17, -C24', ['ABC-RULING-C17', 'ABC-RULING-C24']],
    ['ABC-DIFF, then ABC-DIFF-01.', ['ABC-DIFF', 'ABC-DIFF-01']],
  ])('finds in %s', (text, ids) => {
    expect(inProse(text)).toEqual(ids);
  });
});
