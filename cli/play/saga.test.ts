// A saga at the keyboard: one adventure after the other, kept in a file in between.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@skald/games';
import { readSaga, type Saga } from '@skald/games/saga';
import { beforeEach, describe, expect, it } from 'vitest';
import { argumentsOf, folder, Script } from '../testing.ts';
import { play } from './index.ts';

const dungeon = gameById('dungeon')!;

let home = '';
let file = '';
beforeEach(() => {
  home = folder();
  file = join(home, 'band.json');
});

/** Gives up every adventure; says `over` when one is over, and leaves once that is empty. */
const quitter = (...over: string[]): Script =>
  new Script((prompt, { news }) => {
    if (prompt.startsWith('Save the saga')) return over.shift() ?? '';
    if (prompt.includes('Replace it?')) return 'n';
    if (prompt.includes('(y/n)')) return 'y';
    if (!prompt.startsWith('>') || news.includes('Enter begins.')) return '';
    const numbered = [...news.matchAll(/^ +(\d+) {2}(.*)$/gm)];
    const wanted = numbered.find(([, , label]) => /give up|Let all of them/i.test(label ?? ''));
    return (wanted ?? numbered.at(-1))?.[1] ?? '';
  });

async function run(script: Script, ...argv: string[]) {
  const given = argumentsOf('play', ...argv);
  const environment = { XDG_CONFIG_HOME: join(home, 'config') };
  const came = await play({ io: script, given, environment, language: 'en', insists: true });
  return { came, screen: script.screen };
}

const begin = ['--game', 'dungeon', '--ruleset', 'saga', '--seed', '3', '--ms', '1'];
const kept = (): Saga<{ party: object }> => {
  const read = readSaga(dungeon, JSON.parse(readFileSync(file, 'utf8')));
  if ('refused' in read) throw new Error(read.refused.code);
  return read.ok as Saga<{ party: object }>;
};

describe('a saga at the keyboard', () => {
  it('goes on with the next match, and is kept in a file', async () => {
    const { came, screen } = await run(quitter(`next ${file}`, 'next', ''), ...begin);
    expect(came).toEqual({ ok: 0 });
    expect(screen).toContain('The saga goes on');
    expect(screen).toContain('Next: The Whispering Ward.');
    expect(kept().ledger).toHaveLength(2);
    expect(kept().state.party).toMatchObject({ next: 2, defeats: 0 });
  });

  it('is taken up again from its file', async () => {
    await run(quitter(`next ${file}`), ...begin);
    expect(kept().ledger).toHaveLength(1);
    const { screen } = await run(quitter('next'), file);
    expect(screen).toContain('once more');
    expect(kept().ledger.map(({ line }) => line)).toMatchObject([{ adventure: 1 }, { adventure: 1 }]);
  });

  it('finds its file again after a game that was saved in between', async () => {
    const saved = join(home, 'a.saga');
    await run(quitter(`next ${file}`), ...begin);
    await run(quitter(`save ${saved}`), file);
    await run(quitter(`next ${file}`), saved);
    expect(kept().ledger).toHaveLength(2);
  });

  it('asks before it replaces what is not its own, and refuses what is no saga', async () => {
    writeFileSync(file, '{}');
    const { screen } = await run(quitter(`next ${file}`), ...begin);
    expect(screen).toContain('Nothing was saved.');
    expect(readFileSync(file, 'utf8')).toBe('{}');
    writeFileSync(file, JSON.stringify({ skald: 'saga', game: 'dungeon' }));
    expect((await run(new Script([]), file)).came).toMatchObject({ refused: { code: 'bad-saga' } });
  });

  it('offers nothing after an adventure that is played alone', async () => {
    const alone = begin.map((word) => (word === 'saga' ? 'broken-gate' : word));
    const { screen } = await run(quitter(`next ${file}`), ...alone);
    expect(screen).toContain('Nothing follows here');
    expect(existsSync(file)).toBe(false);
  });
});
