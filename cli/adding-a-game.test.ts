// Follows docs/adding-a-game.md with the smallest game there is: a folder and one line.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch } from '@skald/bots';
import { lawsOfModule } from '@skald/games/laws';
import { alsoHost, skerries, skerriesBoard } from '@skald/games/testing';
import { LEVELS, verify } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from './play/index.ts';
import { argumentsOf, folder, Script, SEED, talk } from './testing.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');

describe('the folder', () => {
  it('has the files that the page names, and no others', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file),
    );
    const cwd = join(root, 'games/toy');
    expect(named.toSorted()).toEqual(globSync('**/*.{ts,tsx}', { cwd }).sort());
  });

  it('is called by the lines that the page gives', () => {
    const tests = ['rules/laws.test.ts', 'text/words.test.ts'].map((file) =>
      readFileSync(join(root, 'games/toy', file), 'utf8'),
    );
    for (const law of ['laws', 'lawsOfWords', 'lawsOfReading']) {
      expect(page).toContain(`it.each(${law}(skerries, `);
      expect(tests.join()).toContain(`it.each(${law}(skerries, `);
    }
  });
});

describe('with one line', () => {
  let forget: () => void;
  beforeAll(() => {
    forget = alsoHost(skerries);
  });
  afterAll(() => forget());

  it.each(lawsOfModule(skerries))('$title', ({ holds }) => holds());

  it('is known to other programs, and played by them to an end that can be verified', () => {
    const ask = talk();
    expect(ask({ do: 'games' }).ok.games).toContainEqual(
      expect.objectContaining({ id: 'skerries', title: 'Skerries' }),
    );
    const begun = ask({ do: 'new', game: 'skerries', seats: ['red', 'blue'], options: {}, seed: SEED }).ok;
    let { decisions, result } = begun;
    while (decisions.length > 0) {
      const [{ seat, options }] = decisions;
      ({ decisions, result } = ask({ do: 'play', match: begun.match, seat, option: options[0].id }).ok);
    }
    expect(result.winners.length).toBeGreaterThan(0);
    const { record } = ask({ do: 'record', match: begun.match }).ok;
    expect(verify(skerries.game, record)).toMatchObject({ wrong: [] });
  });

  it('is played at the keyboard', async () => {
    const script = new Script((prompt, { news }) =>
      prompt === '> ' && !news.includes('Enter begins.') ? '1' : '',
    );
    const given = argumentsOf('play', '--game', 'skerries', '--seed', '3');
    const environment = { XDG_CONFIG_HOME: join(folder(), 'config') };
    const came = await play({ io: script, given, environment, language: 'en', insists: true });
    expect(came).toEqual({ ok: 0 });
    expect(script.screen).toContain('Water 1: 2 wide');
    expect(script.screen).toMatch(/(Red|Blue) has won\./);
  });

  it.each(LEVELS)('is played by bots (%s)', (level) => {
    const plan = { seats: ['red', 'blue'], options: {}, seed: 7, ms: 0, iterations: 10 };
    const { result } = playMatch(skerries.game, { ...plan, levels: [level, level] });
    expect(result.standings).toHaveLength(2);
  });

  it('has its documents checked by the same words', () => {
    const course = { title: 'Far', widths: [9] };
    const [sample] = skerries.documents?.course?.samples ?? [];
    const check = (document: unknown) => skerries.documents?.course?.check(document) ?? [];
    expect(check(sample).map(({ code }) => code)).toEqual(['no-skerry']);
    const [problem] = check(course);
    expect(problem && skerries.documents?.course?.words.problem(problem, course, 'de')).toBe(
      'Wasser von 9 ist zu breit: Weiter als 8 springt niemand.',
    );
  });

  it('has a board in the browser', async () => {
    const { Board, Picture, tabs } = await skerriesBoard();
    expect([typeof Board, typeof Picture]).toEqual(['function', 'function']);
    expect(tabs('de')).toEqual({ sheets: 'Läufer', plot: 'Strecke' });
  });
});
