import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, pickLanguage, refusalText } from './index.ts';
import { KERNEL } from './refusal.ts';

/** Every code in the kernel's sources: literals in refuse(…), Refused(…) and `code: …`, and `undo-` with each wall. */
function kernelCodes(): string[] {
  const cwd = join(import.meta.dirname, '../kernel');
  const files = globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts', 'node_modules/**', 'testing/**'] });
  const codes = files.flatMap((file) => {
    const source = readFileSync(join(cwd, file), 'utf8');
    const calls = [...source.matchAll(/(?:refuse|Refused)\(([^)]*)|\bcode: ('[a-z-]+')/g)];
    const walls = [...source.matchAll(/readonly wall: ([^;]*);/g)].flatMap(([, union]) => literals(union));
    return [
      ...calls.flatMap(([, args, code]) => literals(args ?? code)),
      ...walls.map((wall) => `undo-${wall}`),
    ];
  });
  return [...new Set(codes)].sort();
}

const literals = (text = ''): string[] =>
  [...text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, word]) => word!);

describe('refusals of the kernel', () => {
  const codes = kernelCodes();
  it('finds the codes in the sources', () => {
    expect(codes.length).toBeGreaterThan(20);
    expect(codes).toContain('undo-dice');
    expect(codes).toContain('other-version');
  });
  it.each(LANGUAGES)('have exactly one sentence each in %s', (language) => {
    expect(Object.keys(KERNEL[language]).sort()).toEqual(codes);
  });
  it('read as sentences and differ between the languages', () => {
    const params = {
      number: 4,
      min: 1,
      max: 6,
      given: 9,
      why: 'x',
      game: 'a',
      expected: 'b',
      version: 1,
      move: 3,
      text: 't',
    };
    const more = { moves: 4, face: '7', sides: 6, step: 's', kind: 'k', option: 'o', seat: 0 };
    for (const code of codes) {
      const [en, de] = LANGUAGES.map((language) =>
        refusalText({ code, params: { ...params, ...more } }, language),
      );
      for (const text of [en, de]) expect(text).toMatch(/^[^{}]{20,}\.$/);
      expect(`${en}${de}`).not.toMatch(/undefined|null|\[object/);
      expect(en).not.toBe(de);
    }
  });
  it("let a game's own word come first, and name a code nobody knows", () => {
    const own = { en: { 'no-such-option': () => 'No.' }, de: { 'no-such-option': () => 'Nein.' } };
    expect(refusalText({ code: 'no-such-option', params: {} }, 'de', own)).toBe('Nein.');
    expect(refusalText({ code: 'odd', params: {} }, 'en', own)).toBe('That is not possible (odd).');
  });
});

describe('pickLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,en;q=0.8', 'de'],
    ['de_DE.UTF-8', 'de'],
    ['fr:de:en', 'de'],
    ['DE@euro', 'de'],
    ['en_GB.UTF-8', 'en'],
    ['fr-CH', 'en'],
    ['dental', 'en'],
    ['C', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ] as const)('reads %j as %s', (wanted, language) => {
    expect(pickLanguage(wanted)).toBe(language);
  });
});
