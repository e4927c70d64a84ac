import { describe, expect, it } from 'vitest';
import { accountRefusalsDe } from './account-de.ts';
import { accountRefusalsEn } from './account-en.ts';
import { de, refusalsDe } from './de.ts';
import { en, refusalsEn } from './en.ts';

type Leaf = string | ((...args: never[]) => string);

/** Every text of a catalogue by its path. */
function leaves(catalogue: unknown, path = ''): [path: string, leaf: Leaf][] {
  if (typeof catalogue === 'string' || typeof catalogue === 'function') return [[path, catalogue as Leaf]];
  return Object.entries(catalogue as object).flatMap(([key, value]) =>
    leaves(value, path === '' ? key : `${path}.${key}`),
  );
}

/** What is the same word in both languages. */
const SAME = new Set([
  'account.name',
  'create.name',
  'create.online',
  `keys.rows.${en.keys.rows.findIndex(([key]) => key === 'Esc')}.0`,
  'menu.sagas',
  'replay.speeds.1',
  'settings.paces.300',
  'table.bot',
  'table.tabs.chat',
  'table.tabs.saga',
]);

describe('the words of the shell', () => {
  const german = new Map(leaves({ ...de, refusals: refusalsDe }));
  const english = leaves({ ...en, refusals: refusalsEn });

  it('says in German exactly what it says in English', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  it('leaves nothing empty and nothing in English', () => {
    const left = english.flatMap(([path, leaf]) => {
      const other = german.get(path);
      if (typeof leaf !== 'string' || typeof other !== 'string') return [];
      const untranslated = leaf === other && /[a-z]{3}/i.test(leaf) && !SAME.has(path);
      return other.trim() === '' || untranslated ? [`${path}: ${other}`] : [];
    });
    expect(left).toEqual([]);
  });

  it('says for every refusal about accounts what was wrong, with the time to wait', () => {
    expect(Object.keys(accountRefusalsDe).sort()).toEqual(Object.keys(accountRefusalsEn).sort());
    for (const sentences of [accountRefusalsEn, accountRefusalsDe]) {
      for (const sentence of Object.values(sentences)) expect(sentence({ seconds: 30 })).toMatch(/\.$/);
      expect(sentences['too-many-tries']({ seconds: 30 })).toContain(' 30 ');
      expect(sentences['too-many-tries']({ seconds: 900 })).toContain(' 15 ');
    }
  });

  it('puts the same things into its sentences', () => {
    const marks = ['first·', 'second·', 'third·'];
    for (const [path, leaf] of english) {
      const other = german.get(path);
      if (typeof leaf !== 'function') continue;
      const say = (text: Leaf | undefined): string[] => {
        const said = (text as (...args: string[]) => string)(...marks);
        return marks.filter((mark) => said.includes(mark));
      };
      expect([path, say(other)]).toEqual([path, say(leaf)]);
    }
  });
});

describe('one of a thing', () => {
  it('is not several', () => {
    expect([1, 2].map((n) => en.lobby.move(n))).toEqual(['1 choice', '2 choices']);
    expect([1, 2].map((n) => de.lobby.move(n))).toEqual(['1 Zug', '2 Züge']);
  });
});

describe('what a ruleset says', () => {
  it('is said', () => {
    expect(en.create.defaults('free')).toBe('as the ruleset says: free');
    expect(de.create.defaults('frei')).toBe('wie im Regelwerk: frei');
  });
});
