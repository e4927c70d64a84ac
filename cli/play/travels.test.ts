// A game goes from the browser to the terminal and back: each opens what the other saved, and nothing is lost on the way.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type GameModule } from '@skald/games';
import { claimOf, readSaved, type SavedGame, savedText } from '@skald/games/saved-game';
import { Match } from '@skald/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { argumentsOf, folder, Script, SEED, skald } from '../testing.ts';
import { play } from './index.ts';

const module = GAMES[0] as GameModule;
const OLD = join(import.meta.dirname, '../../games/old-saves');

let home = '';
beforeEach(() => {
  home = folder();
});

/** Opens a file, types these lines and leaves. */
async function run(file: string, ...lines: string[]) {
  const script = new Script(lines);
  const environment = { XDG_CONFIG_HOME: join(home, 'config') };
  const given = argumentsOf('play', file, '--ms', '1');
  const came = await play({ io: script, given, environment, language: 'en', insists: true });
  return { came, screen: script.screen };
}

function read(file: string): SavedGame {
  const claim = claimOf(readFileSync(file, 'utf8'));
  const saved = 'refused' in claim ? claim : readSaved(claim.ok, module);
  if ('refused' in saved) throw new Error(saved.refused.code);
  return saved.ok;
}

/** As the browser saves it. */
function ofBrowser(file: string): SavedGame {
  const made = Match.create(module.game, { seats: ['beowulf', 'ragnar'], options: { turns: 4 }, seed: SEED });
  if ('refused' in made) throw new Error(made.refused.code);
  const controls = ['Ann', 'Björn'].map((name) => ({ kind: 'human' as const, name, level: null }));
  const saved = { record: made.ok.record(), controls, orders: { 1: { luck: 'never' as const } }, saga: null };
  writeFileSync(file, savedText(saved));
  return saved;
}

describe('a game that travels', () => {
  it('should come back from the terminal as the browser saved it', async () => {
    const [there, back] = [join(home, 'there.saga'), join(home, 'back.saga')];
    const saved = ofBrowser(there);
    const { screen } = await run(there, `save ${back}`, 'q');
    expect(screen).toContain(`Saved as ${back}.`);
    expect(read(back)).toEqual(JSON.parse(JSON.stringify(saved)));
  });

  it('should go on in the terminal, with what was chosen there in it', async () => {
    const [there, back] = [join(home, 'there.saga'), join(home, 'back.saga')];
    const { record, controls } = ofBrowser(there);
    await run(there, '1', `save ${back}`, 'q');
    const saved = read(back);
    expect(saved.record.moves.length).toBeGreaterThan(record.moves.length);
    expect(saved).toMatchObject({ controls, orders: { 1: { luck: 'never' } } });
    expect('ok' in Match.replay(module.game, saved.record)).toBe(true);
  });

  it.each(['browser-1', 'terminal-1', 'record'])(
    'should open from before there was one form: %s',
    async (name) => {
      const { came, screen } = await run(join(OLD, `${name}.saga`), 'q');
      expect(came).toEqual({ ok: 0 });
      expect(screen).toContain('the game goes on after');
    },
  );

  it('should be taken by every verb that takes a game', async () => {
    const file = join(home, 'a.saga');
    ofBrowser(file);
    for (const verb of ['replay', 'verify', 'check']) {
      const { code, err } = await skald([verb, file]);
      expect({ verb, code, err }).toEqual({ verb, code: 0, err: '' });
    }
  });

  it('should leave a file alone that it would only replace by a worse one', async () => {
    const [good, bad] = [join(home, 'good.saga'), join(home, 'bad.saga')];
    ofBrowser(good);
    const before = readFileSync(good, 'utf8');
    writeFileSync(bad, before.slice(0, -30));
    expect((await run(bad, `save ${good}`, 'q')).came).toMatchObject({ refused: { code: 'file-not-json' } });
    expect(readFileSync(good, 'utf8')).toBe(before);
  });
});
