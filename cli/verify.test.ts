import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type GameModule } from '@skald/games';
import { Match, type MatchRecord, verify } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { readStored, textOf } from './records.ts';
import { folder, SEED, skald } from './testing.ts';

const module = GAMES[0] as GameModule;

/** A short match to its end, always the first or the last option. */
function played(turns = 2): MatchRecord {
  const made = Match.create(module.game, { seats: ['beowulf', 'ragnar'], options: { turns }, seed: SEED });
  if ('refused' in made) throw new Error(made.refused.code);
  const match = made.ok;
  for (let i = 0; match.result === null; i++) {
    const [asked] = match.decisions();
    if (asked === undefined) throw new Error('dead end');
    match.play(asked.seat, asked.options.at(i % 3 === 0 ? 0 : -1)?.id ?? '');
  }
  return match.record();
}

const record = played();
const codes = (changed: object): string[] =>
  verify(module.game, { ...structuredClone(record), ...changed } as MatchRecord).wrong.map(
    ({ code }) => code,
  );

const OTHER = '2'.padStart(64, '0');

describe('verify', () => {
  it('finds nothing wrong with a true record', () => {
    expect(verify(module.game, record)).toEqual({
      wrong: [],
      dice: { seeded: record.rolls.length, typed: [], told: 0, reseeded: 0, parts: [] },
    });
  });

  it.each([
    ['seats', { seats: ['egil', 'ragnar'] }],
    ['options', { options: { turns: 3 } }],
    ['commitment', { commitment: OTHER }],
    ['seed', { seed: OTHER }],
    ['a move', { moves: record.moves.with(3, '0 fly') }],
    ['a move too few', { moves: record.moves.slice(0, -1) }],
    ['a die', { rolls: record.rolls.with(5, (record.rolls[5] as number) + 1) }],
    ['a die too few', { rolls: record.rolls.slice(0, -1) }],
    ['a die too many', { rolls: [...record.rolls, 6] }],
    ['the result', { result: { ...record.result, winners: [] } }],
    ['no result', { result: null }],
    ['the final position', { digest: OTHER }],
    ['another start', { start: { made: 'up' } }],
    ['the game', { game: 'chess' }],
    ['the version', { version: record.version + 1 }],
    ['no seed', { seed: undefined }],
  ])('finds that %s was changed', (_, changed) => {
    expect(codes(changed).length).toBeGreaterThan(0);
  });

  it('names the die, and what the seed gives', () => {
    const { wrong } = verify(module.game, { ...record, rolls: record.rolls.with(5, 99) });
    expect(wrong).toEqual([
      { code: 'wrong-die', params: { number: 6, given: 99, expected: record.rolls[5] } },
    ]);
  });

  it('says which dice no seed can prove', () => {
    const made = Match.create(module.game, { seats: ['egil'], options: { turns: 20 }, seed: SEED });
    if ('refused' in made) throw new Error();
    const match = made.ok;
    const before = match.rolls.length;
    match.loadDice([1]);
    for (let [asked] = match.decisions(); match.loadedDice > 0 && asked; [asked] = match.decisions())
      match.play(0, asked.options[0]?.id ?? '');
    const { wrong, dice } = verify(module.game, match.record());
    expect([wrong, dice.typed]).toEqual([[], [[before + 1, before + 1]]]);
    expect(dice.seeded).toBe(match.rolls.length - 1);
  });
});

describe('skald verify', () => {
  const file = (name: string, text: string): string => {
    const path = join(folder(), name);
    writeFileSync(path, text);
    return path;
  };

  it('says in one sentence that a record, or a saved game, is true', async () => {
    for (const text of [JSON.stringify(record), textOf(record, ['human', 'karl'])]) {
      const { code, out, err } = await skald(['verify', file('a.saga', text)]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/is true: \d+ moves, \d+ dice and the result follow/);
      expect(out).toContain(
        'Proven: the dice follow from one seed that was fixed at the beginning. Not proven:',
      );
    }
  });

  it('says who added to the dice, and which were typed in', async () => {
    const parts = [0, 1].map((seat) => ({ seat, part: `${seat + 1}${seat + 1}`.repeat(32) }));
    const made = Match.create(module.game, { seats: ['egil', 'ragnar'], options: {}, seed: SEED, parts });
    if ('refused' in made) throw new Error();
    const text = JSON.stringify(made.ok.record());
    const english = await skald(['verify', file('a.saga', text)]);
    expect(english.out).toContain('from the seed and from what seat 1 and 2 added');
    expect(english.out).toContain(`${made.ok.rolls.length} dice come from the seed.`);
    const german = await skald(['verify', file('a.saga', text), '--language', 'de']);
    expect(german.out).toContain('aus dem, was Platz 1 und 2 dazugab');
  });

  it('says what is wrong and ends with 2', async () => {
    const changed = { ...record, rolls: record.rolls.with(0, 7), digest: OTHER };
    const { code, out, err } = await skald(['verify', file('a.saga', JSON.stringify(changed))]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/^Die 1 shows 7, but the seed gives \d\.$/),
      'The final position is not the one that these choices lead to.',
    ]);
  });
});

describe('files with matches', () => {
  const read = (value: unknown) => {
    const path = join(folder(), 'a.saga');
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
    const stored = readStored(path);
    return 'refused' in stored ? stored.refused.code : stored.ok;
  };

  it('are records or saved games', () => {
    expect(read(record)).toMatchObject({ record, controls: null });
    expect(read(textOf(record, ['jarl', 'human']))).toMatchObject({ record, controls: ['jarl', 'human'] });
  });

  it.each([
    ['no JSON', '{', 'file-not-json'],
    ['something else', { a: 1 }, 'no-match-in-file'],
    ['a list', [], 'no-match-in-file'],
    ['nothing', 'null', 'no-match-in-file'],
    ['another game', { ...record, game: 'chess' }, 'file-of-other-game'],
    ['another version', { ...record, version: 99 }, 'file-of-other-version'],
    ['moves that are none', { ...record, moves: 'many' }, 'damaged-file'],
    ['a field too many', { ...record, extra: 1 }, 'damaged-file'],
    ['controls that are none', { skald: 'saved-game', format: 1, record, controls: ['god'] }, 'damaged-file'],
    ['another format', { skald: 'saved-game', format: 2, record, controls: [] }, 'damaged-file'],
  ])('say what is wrong with them: %s', (_, value, code) => {
    expect(read(value)).toBe(code);
  });
});
