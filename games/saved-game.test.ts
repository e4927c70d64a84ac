// One form for saved games: what browser and terminal write is read by both, and so is what older ones wrote.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { gameById } from './index.ts';
import { OPENED_FILE_REFUSALS } from './opened-file-words.ts';
import { openSaga } from './saga.ts';
import { type Control, claimOf, LARGEST_SAVED, readSaved, type SavedGame, savedText } from './saved-game.ts';
import { SAVED_GAME_REFUSALS } from './saved-game-words.ts';

const old = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'old-saves', `${name}.saga`), 'utf8');

function read(text: string) {
  const claim = claimOf(text);
  return 'refused' in claim ? claim : readSaved(claim.ok, gameById(claim.ok.game));
}

function must(text: string): SavedGame {
  const saved = read(text);
  if ('refused' in saved) throw new Error(JSON.stringify(saved.refused));
  return saved.ok;
}

const ANN: Control = { kind: 'human', name: 'Ann', level: null };
const JARL: Control = { kind: 'bot', name: '', level: 'jarl' };

/** A game with everything that a file can hold. */
function whole(): SavedGame & { controls: Control[] } {
  const dungeon = gameById('dungeon')!;
  const options = dungeon.presets[0]!.options;
  const seats: unknown[] = [[], 'overlord'];
  const roles = seats.map((as, seat) => ({
    as,
    member: seat === 0 ? 'seat-0' : null,
    level: seat === 0 ? null : 'jarl',
  }));
  const saga = openSaga(dungeon, options, roles, [{ id: 'seat-0', name: 'Ann' }]);
  const made = Match.create(dungeon.game, { seats, options, seed: 'ab'.repeat(32) });
  if ('refused' in saga || 'refused' in made) throw new Error('no saga');
  return {
    record: made.ok.record(),
    controls: [ANN, JARL],
    orders: { 0: { react: 'never' } },
    saga: saga.ok,
  };
}

describe('a saved game', () => {
  it('should come back as it was written, with seats, orders and saga', () => {
    const saved = whole();
    expect(must(savedText(saved))).toEqual(JSON.parse(JSON.stringify(saved)));
  });

  it.each([
    ['terminal-1', [{ ...ANN, name: '' }, JARL]],
    ['browser-1', [ANN, JARL]],
    ['record', null],
  ])('should still be read from a file of before: %s', (name, controls) => {
    const saved = must(old(name));
    expect(saved).toMatchObject({ controls, orders: {}, saga: null });
    const replayed = Match.replay(gameById(saved.record.game)!.game, saved.record);
    expect('ok' in replayed && replayed.ok.record()).toEqual(saved.record);
  });
});

describe('a file that holds none', () => {
  const file = JSON.parse(savedText(whole()));
  const changed = (change: object): string => JSON.stringify({ ...file, ...change });
  const record = (change: object): string => changed({ record: { ...file.record, ...change } });

  it.each([
    ['empty', '', 'file-not-json'],
    ['cut off', savedText(whole()).slice(0, -20), 'file-not-json'],
    ['a list', '[]', 'no-match-in-file'],
    ['nothing', 'null', 'no-match-in-file'],
    ['foreign', '{"version":1,"lines":[]}', 'no-match-in-file'],
    ['a saga', JSON.stringify(file.saga), 'no-match-in-file'],
    ['newer', changed({ format: 3, more: true }), 'file-of-newer-format'],
    ['of another game', record({ game: 'chess' }), 'file-of-other-game'],
    ['of a game called like a part of the language', record({ game: 'constructor' }), 'file-of-other-game'],
    ['of other rules', record({ version: 10_000 }), 'file-of-other-version'],
    ['without controls', changed({ controls: undefined }), 'damaged-file'],
    ['with a god for a bot', changed({ controls: [{ ...JARL, level: 'god' }] }), 'damaged-file'],
    ['with a name without end', changed({ controls: [{ ...ANN, name: 'A'.repeat(1000) }] }), 'damaged-file'],
    ['with orders for nobody', changed({ orders: { me: {} } }), 'damaged-file'],
    ['with a saga that is none', changed({ saga: { skald: 'saga' } }), 'bad-saga'],
    ['with a field too many', changed({ extra: 1 }), 'damaged-file'],
    ['with moves that are none', record({ moves: 'many' }), 'damaged-file'],
    ['too large', `"${'x'.repeat(LARGEST_SAVED)}"`, 'file-too-large'],
    ['nested without end', '['.repeat(1_000_000), 'strange-file'],
    [
      'nested within a game',
      record({ options: '@' }).replace('"@"', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
      'strange-file',
    ],
    ['with a prototype', savedText(whole()).replace('{', '{"__proto__":{"polluted":1},'), 'strange-file'],
    [
      'with a prototype, spelled otherwise, deep within',
      record({ options: '@' }).replace('"@"', '{"a":[{"\\u005f_proto__":{"polluted":1}}]}'),
      'strange-file',
    ],
  ])('should be refused: %s', (_, text, code) => {
    expect(read(text)).toMatchObject({ refused: { code } });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('should be explained in a sentence of each language, with its name', () => {
    for (const language of LANGUAGES)
      for (const sentence of Object.values({
        ...SAVED_GAME_REFUSALS[language],
        ...OPENED_FILE_REFUSALS[language],
      }))
        expect(
          sentence({
            ...{ file: 'mine.saga', why: 'w.', format: 3, known: 2, game: 'g', version: 2, expected: 1 },
            ...{ kind: 'k', kinds: 'k', where: 'map', most: 5 },
          }),
        ).toMatch(/mine\.saga .+\.$/);
  });
});
