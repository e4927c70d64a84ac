import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { sayRefusal } from '../refusals.ts';
import { wordsIn } from './index.ts';

/** Every code that the command refuses with, from its sources. */
function codes(): string[] {
  const cwd = join(import.meta.dirname, '..');
  const sources = globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts', 'node_modules/**'] });
  // What is said of the file of a hall, of a document or of a saga, the command passes on.
  const files = [
    ...sources,
    '../hall/files.ts',
    '../games/document-files.ts',
    '../games/documents.ts',
    '../games/saga.ts',
    '../games/saved-game.ts',
    '../games/soundness.ts',
  ];
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(cwd, file), 'utf8').matchAll(
        /(?:refuse\([^')]*|Damaged\(|unknown\(|code: |\? |: )'([a-z]+(?:-[a-z0-9]+)+)'/g,
      ),
    ].map(([, code]) => code as string),
  );
  const own = Object.keys(wordsIn('en').refusals);
  return [...new Set(found)].filter((code) => own.includes(code));
}

const PARAMS = {
  ...{
    given: 'x',
    nearest: 'y',
    option: '--x',
    verb: 'play',
    verbs: 'a, b',
    word: 'file',
    why: 'w',
    game: 'g',
  },
  ...{
    known: 'k',
    format: 3,
    file: 'f',
    trouble: 'EACCES',
    version: 2,
    expected: 1,
    number: 3,
    match: 'm1',
    seat: 4,
    kind: 'k',
    kinds: 'k',
    where: 'w',
  },
  ...{
    most: 9,
    least: 1,
    ruleset: 'r',
    rule: 'ABC-X-01',
    language: 'xx',
    what: 'w',
    about: 'a',
    line: 5,
    setting: 'PORT',
    port: 1,
    host: 'h',
    folder: 'd',
    values: 9,
    entries: 8,
    depth: 7,
  },
};

describe('the words of the command', () => {
  it('know every code that its sources refuse with', () => {
    const cwd = join(import.meta.dirname, '..');
    const files = globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts', 'node_modules/**'] });
    const refused = files.flatMap((file) =>
      [...readFileSync(join(cwd, file), 'utf8').matchAll(/refuse\(\s*'([a-z-]+)'|code: '([a-z-]+)'/g)].map(
        ([, a, b]) => a ?? b ?? '',
      ),
    );
    expect(refused.length).toBeGreaterThan(40);
    for (const code of refused)
      expect(sayRefusal({ code, params: PARAMS }, 'en'), code).not.toBe(`That is not possible (${code}).`);
  });

  it('are all used', () => {
    expect(codes().sort()).toEqual(Object.keys(wordsIn('en').refusals).sort());
  });

  it('say every refusal in one sentence or two, in each language', () => {
    for (const code of Object.keys(wordsIn('en').refusals)) {
      const said = LANGUAGES.map((language) => sayRefusal({ code, params: PARAMS }, language));
      for (const text of said) {
        expect(text).toMatch(/^\S[^\n]{8,}[.?]$/);
        expect(text).not.toMatch(/undefined|null|\[object/);
      }
      expect(new Set(said).size).toBe(LANGUAGES.length);
    }
  });

  it.each(LANGUAGES)('explain every verb in %s', (language) => {
    for (const [verb, text] of Object.entries(wordsIn(language).usage)) {
      expect(text).toContain(verb === 'all' ? 'skald play' : `skald ${verb}`);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    }
  });
});
