import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments, VERB_NAMES, wholeNumber } from './arguments.ts';
import { argumentsOf } from './testing.ts';

const code = (...argv: string[]): unknown => {
  const read = readArguments(argv);
  return 'refused' in read ? [read.refused.code, read.refused.params] : read.ok;
};

describe('the command line', () => {
  it('[AMI-UI-13] reads verb, file and options in any order', () => {
    const one = argumentsOf('play', 'a.saga', '--delay', '2', '--language=de');
    expect(argumentsOf('--language', 'de', 'play', '--delay=2', 'a.saga')).toEqual(one);
    expect(argumentsOf('--delay', '2', '--language', 'de', 'play', 'a.saga')).toEqual(one);
    expect(one).toMatchObject({ verb: 'play', words: ['a.saga'], options: { delay: '2', language: 'de' } });
  });

  it('[AMI-UI-11] takes a name exactly as given', () => {
    for (const name of ['a', 'a b', 'a.saga', ' Ä=ö ', 'x.tar.gz', '-'])
      expect(argumentsOf('play', `--file=${name}`).options.file).toBe(name);
    expect(argumentsOf('play', '--', '--help').words).toEqual(['--help']);
  });

  it('collects what is set', () => {
    expect(argumentsOf('sim', '--set', 'turns=2', '--set=crt=sum').sets).toEqual(['turns=2', 'crt=sum']);
  });

  it.each([
    [[], 'no-verb', {}],
    [['pley'], 'unknown-verb', { given: 'pley', nearest: 'play' }],
    [['xyzzy'], 'unknown-verb', { given: 'xyzzy', nearest: '' }],
    [['play', '--rulset', 'x'], 'unknown-option', { given: '--rulset', nearest: '--ruleset' }],
    [['play', '-x'], 'unknown-option', { given: '-x' }],
    [['play', '--constructor'], 'unknown-option', { given: '--constructor' }],
    [['play', '--json'], 'option-elsewhere', { option: '--json', verb: 'play' }],
    [['play', '--delay'], 'option-needs-value', { option: '--delay' }],
    [['play', '--delay', '--file', 'x'], 'option-needs-value', { option: '--delay' }],
    [['play', '--delay', '1', '--delay', '2'], 'option-twice', { option: '--delay' }],
    [['sim', '--json=yes'], 'option-without-value', { option: '--json' }],
    [['play', 'a', 'b'], 'word-too-many', { word: 'b' }],
    [['verify'], 'word-missing', { word: 'file' }],
  ])('refuses %j', (argv, refusal, params) => {
    expect(code(...argv)).toEqual([refusal, expect.objectContaining(params)]);
  });

  it('reads whole numbers within bounds only', () => {
    const games = (text: string) => wholeNumber(argumentsOf('sim', '--games', text), 'games', 1, 50, 10);
    expect(games('7')).toEqual({ ok: 7 });
    for (const text of ['0', '51', '-1', '1.5', 'x', '1e3', ' 3'])
      expect(games(text)).toMatchObject({ refused: { code: 'bad-number' } });
    expect(wholeNumber(argumentsOf('sim'), 'games', 1, 50, 10)).toEqual({ ok: 10 });
  });
});

describe('the front page', () => {
  it('has every verb in its table', () => {
    const page = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
    const [, table = ''] = page.split('| `npx skald` … | what it does |');
    const [rows = ''] = table.split('\n\n');
    const named = rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)/g)]);
    expect(named.map(([, verb]) => verb).toSorted()).toEqual([...VERB_NAMES].toSorted());
  });
});
