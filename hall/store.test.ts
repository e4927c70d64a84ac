import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@skald/games';
import { commitment, Match } from '@skald/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportHall, importHall } from './files.ts';
import type { KeptTable } from './kept.ts';
import { Ledger } from './ledger.ts';
import { LostMatch, loadMatch, snapshotOf } from './matches.ts';
import { migrate, SCHEMA_VERSION, StoreTooNew } from './migrations.ts';
import { isConflict } from './sql.ts';
import type { Store } from './store.ts';
import { openTestStore, testFolder } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

const SEED = 'a'.repeat(64);
const module = gameById('age-of-heroes')!;

const person = (id: string, account: string | null = null) => ({
  id,
  name: id,
  account,
  password: account && 'hash',
});

function newTable(id: string, change: Partial<KeptTable> = {}): KeptTable {
  const seat = { kind: 'human' as const, level: null, away: false, left: null };
  return {
    id,
    game: 'age-of-heroes',
    version: module.game.version,
    creator: 'ann',
    status: 'playing',
    visibility: 'public',
    options: { ruleset: 'classic' },
    seats: [
      { ...seat, as: 'beowulf', person: 'ann', name: 'Ann' },
      { ...seat, as: 'ragnar', person: 'bob', name: 'Bob' },
    ],
    clock: { bank: 60_000, increment: 1000 },
    seed: SEED,
    commitment: commitment(SEED),
    start: undefined,
    result: null,
    rematch: null,
    terms: {},
    asked: [0],
    moves: 0,
    created: 5,
    updated: 5,
    bodies: new Map(),
    ...change,
  };
}

/** As the first version of the store kept it. */
const tableOfVersion1 = {
  id: 't1',
  game: 'age-of-heroes',
  version: 1,
  creator: 'ann',
  status: 'playing',
  visibility: 'public',
  options: '{}',
  seats: '[]',
  clock: null,
  seed: SEED,
  commitment: commitment(SEED),
  start: null,
  result: null,
  rematch: null,
  asked: '[0]',
  moves: 1,
  created: 5,
  updated: 5,
};

function newMatch(): Match {
  const begun = Match.create(module.game, { seats: ['beowulf', 'ragnar'], options: {}, seed: SEED });
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

/** Takes the first option again and again. */
function advance(match: Match, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const [first] = match.decisions();
    match.play(first!.seat, first!.options[0]!.id);
  }
}

const write = (table: KeptTable, first: number, moves: string[], cutFrom: number | null = null) => ({
  table,
  cutFrom,
  moves: moves.map((move, i) => ({ seq: first + i, move })),
  snapshot: null,
  shows: true,
});

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('the store on %s', (database) => {
  let store: Store;
  let settings: Parameters<typeof Store.open>[0];

  beforeEach(async () => {
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    settings = { databaseUrl, dataDir: testFolder(), sync: 'normal' };
    store = await openTestStore(settings);
    await store.addPerson(person('ann'), 'token-ann', 1);
  });
  afterEach(async () => {
    await store.close();
    rmSync(settings.dataDir, { recursive: true, force: true });
  });

  it('should know people by their session, and no longer when it is old or ended', async () => {
    expect(await store.personByToken('token-ann', 0)).toEqual(person('ann'));
    expect(await store.personByToken('token-ann', 2)).toBeNull();
    expect(await store.personByToken('token-bob', 0)).toBeNull();
    await store.addSession('ann', 'second', 9);
    await store.dropSession('token-ann');
    expect(await store.personByToken('token-ann', 0)).toBeNull();
    expect((await store.personByToken('second', 0))?.id).toBe('ann');
  });

  it('should give an account name once', async () => {
    await store.makeAccount('ann', 'Ann', 'ann', 'hash');
    expect(await store.personByAccount('ann')).toMatchObject({ id: 'ann', name: 'Ann', password: 'hash' });
    const second = await store.addPerson(person('eve', 'ann'), 'token-eve', 2).catch((error) => error);
    expect(isConflict(second)).toBe(true);
    expect(await store.personByToken('token-eve', 0)).toBeNull();
  });

  it('should forget guests whom nobody can be any more, and nobody else', async () => {
    await store.addPerson(person('bob', 'bob'), 'token-bob', 1);
    await store.addPerson(person('eve'), 'token-eve', 1);
    await store.addTable(newTable('t1'), null);
    await store.forgetPeople(100);
    const left = await store.sql.all<{ id: string }>(
      'SELECT id FROM people WHERE created > ? ORDER BY id',
      0,
    );
    expect(left.map(({ id }) => id)).toEqual(['ann', 'bob']);
    expect(await store.personByToken('token-ann', 0)).toBeNull();
  });

  it('should give back a table as it was', async () => {
    const table = newTable('t1', { start: { turn: 3 }, result: { winners: [1], standings: [] } });
    await store.addTable(table, { seq: 0, version: 1, state: '{"turn":1}' });
    expect(await store.table('t1')).toEqual(table);
    expect(await store.snapshot('t1')).toEqual({ seq: 0, version: 1, state: '{"turn":1}' });
    expect(await store.table('t2')).toBeNull();
    await store.dropTable('t1');
    expect([await store.table('t1'), await store.snapshot('t1')]).toEqual([null, null]);
  });

  it('should list open tables, and the tables of a person', async () => {
    await store.addTable(newTable('open', { status: 'open', updated: 1 }), null);
    await store.addTable(newTable('later', { status: 'open', updated: 2 }), null);
    await store.addTable(newTable('link', { status: 'open', visibility: 'link' }), null);
    await store.addTable(newTable('over', { status: 'over' }), null);
    const ids = (tables: KeptTable[]): string[] => tables.map(({ id }) => id).sort();
    expect((await store.openTables(9)).map(({ id }) => id)).toEqual(['later', 'open']);
    expect((await store.openTables(1)).length).toBe(1);
    expect(ids(await store.tablesOf('bob', false, 9))).toEqual(['later', 'link', 'open']);
    expect(ids(await store.tablesOf('bob', true, 9))).toEqual(['over']);
    expect(ids(await store.tablesOf('eve', false, 9))).toEqual([]);
    expect(await store.unfinished('ann')).toBe(3);
    expect(await store.playing()).toEqual([]);
  });

  it('should follow people from seat to seat', async () => {
    const table = newTable('t1', { status: 'open' });
    await store.addTable(table, null);
    Object.assign(table.seats[1]!, { person: 'eve', name: 'Eve' });
    await store.saveSeats(table, null, 8);
    expect((await store.tablesOf('bob', false, 9)).length).toBe(0);
    expect((await store.tablesOf('eve', false, 9))[0]?.seats[1]?.name).toBe('Eve');
  });

  it('should keep many moves of many tables at once, each in its order', async () => {
    const tables = Array.from({ length: 20 }, (_, i) => newTable(`t${i}`));
    for (const table of tables) await store.addTable(table, null);
    const moves = Array.from({ length: 37 }, (_, i) => `0 move-${i}`);
    await store.write(
      tables.map((table) => write(table, 0, moves)),
      7,
    );
    for (const { id } of tables) expect(await store.moves(id)).toEqual(moves);
    expect((await store.table('t3'))?.updated).toBe(7);
  });

  it('should take moves back and put others in their place', async () => {
    const table = newTable('t1');
    await store.addTable(table, null);
    await store.write([write(table, 0, ['0 a', '0 b', '0 c'])], 6);
    await store.write([write(table, 1, ['0 d'], 1)], 7);
    expect(await store.moves('t1')).toEqual(['0 a', '0 d']);
  });

  it('should let only one be first with a move, and keep nothing of the other', async () => {
    const table = newTable('t1');
    await store.addTable(table, null);
    await store.write([write(table, 0, ['0 a'])], 6);
    const late = await store
      .write([{ ...write({ ...table, status: 'over' }, 0, ['0 b', '0 c']) }], 7)
      .catch((error) => error);
    expect(isConflict(late)).toBe(true);
    expect(await store.moves('t1')).toEqual(['0 a']);
    expect((await store.table('t1'))?.status).toBe('playing');
  });

  it('should fail one bad write of a batch alone', async () => {
    const [good, bad] = [newTable('good'), newTable('bad')];
    for (const table of [good, bad]) await store.addTable(table, null);
    await store.write([write(bad, 0, ['0 a'])], 6);
    const ledger = new Ledger(store, () => 9);
    const outcomes = await Promise.allSettled([
      ledger.append(write(good, 0, ['0 a'])),
      ledger.append(write(bad, 0, ['0 b'])),
      ledger.append(write(good, 1, ['0 c'])),
    ]);
    await ledger.settled();
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.moves('good')).toEqual(['0 a', '0 c']);
    expect(await store.moves('bad')).toEqual(['0 a']);
  });

  it('should keep chat in order', async () => {
    await store.addTable(newTable('t1'), null);
    const line = { n: 0, person: 'ann', name: 'Ann', seat: 0, text: 'Skål! ᚱ 🛡️', time: 4 };
    await store.addChat('t1', line);
    await store.addChat('t1', { ...line, n: 1, person: 'eve', seat: null, text: "'); DROP TABLE chat; --" });
    expect((await store.chat('t1')).map(({ text }) => text)).toEqual([line.text, "'); DROP TABLE chat; --"]);
    expect((await store.chat('t1'))[0]).toEqual(line);
  });

  it('should bring a store up to date only once', async () => {
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    const fresh = { ...settings, databaseUrl, dataDir: join(settings.dataDir, 'fresh') };
    const halls = [await openTestStore(fresh), await openTestStore(fresh)];
    await halls[0]!.addPerson(person('ann'), 'token', 1);
    expect(await halls[1]!.personByToken('token', 0)).not.toBeNull();
    await Promise.all(halls.map((hall) => hall.close()));
    const reopened = await openTestStore(fresh);
    expect(await reopened.personByToken('token', 0)).not.toBeNull();
    await reopened.close();
  });

  // In SQLite one hall owns the file; two connections of one thread would wait for each other.
  if (database === 'PostgreSQL')
    it('should let several halls start together on an empty store', async () => {
      for (let round = 0; round < 5; round++) {
        const fresh = { ...settings, databaseUrl: await cluster.database() };
        const halls = await Promise.all(Array.from({ length: 6 }, () => openTestStore(fresh)));
        await halls[0]!.addPerson(person('ann'), 'token', 1);
        expect(await halls[5]!.personByToken('token', 0)).not.toBeNull();
        await Promise.all(halls.map((hall) => hall.close()));
      }
    });

  it('should not touch a store of a newer hall', async () => {
    await store.sql.run('INSERT INTO migrations (version) VALUES (?)', 999);
    await expect(migrate(store.sql)).rejects.toThrow(StoreTooNew);
    await expect(openTestStore(settings)).rejects.toThrow(StoreTooNew);
  });

  describe('a match', () => {
    it('should be what its moves tell', async () => {
      const match = newMatch();
      advance(match, 12);
      const table = newTable('t1', { options: {} });
      await store.addTable(table, null);
      await store.write([write(table, 0, match.movesFrom(0))], 6);
      const loaded = await loadMatch(store, table, module, 9);
      expect(loaded.match?.record()).toEqual(match.record());
    });

    it('should go on from its snapshot when the rules have changed, and put its story aside', async () => {
      const match = newMatch();
      advance(match, 12);
      const older = newTable('t1', { version: module.game.version - 1, options: {} });
      await store.addTable(older, null);
      await store.write([{ ...write(older, 0, match.movesFrom(0)), snapshot: snapshotOf(match) }], 6);

      const table = (await store.table('t1'))!;
      const loaded = (await loadMatch(store, table, module, 9)).match!;
      expect(loaded.position().state).toEqual(match.position().state);
      expect([loaded.moves, table.moves, table.version]).toEqual([0, 0, module.game.version]);
      expect(table.seed).not.toBe(SEED);
      expect(table.commitment).toBe(commitment(table.seed));
      expect(await store.table('t1')).toEqual({ ...table, updated: 9 });
      const archives = await store.sql.all<{ record: string }>(
        'SELECT record FROM archives WHERE table_id = ?',
        't1',
      );
      expect(JSON.parse(archives[0]!.record)).toMatchObject({ seed: SEED, moves: match.movesFrom(0) });

      // From here on it is a match like any other.
      advance(loaded, 5);
      await store.write([write(table, 0, loaded.movesFrom(0))], 10);
      const again = (await loadMatch(store, (await store.table('t1'))!, module, 11)).match;
      expect(again?.record()).toEqual(loaded.record());
    });

    it('should stay as it was when it ended under other rules', async () => {
      const match = newMatch();
      advance(match, 4);
      const result = { winners: [0], standings: [] };
      const table = newTable('t1', { version: 0, status: 'over', result, options: {}, moves: 4 });
      await store.addTable(table, snapshotOf(match));
      await store.write([write(table, 0, match.movesFrom(0))], 6);
      const { asPlayed } = await loadMatch(store, table, module, 9);
      expect(asPlayed).toMatchObject({ version: 0, seed: SEED, moves: match.movesFrom(0), result });
      expect((await store.table('t1'))?.version).toBe(0);
    });

    it('should say so when nothing of it can be read', async () => {
      const table = newTable('t1', { version: 0 });
      await store.addTable(table, null);
      await expect(loadMatch(store, table, module, 9)).rejects.toThrow(LostMatch);
      await store.addTable(newTable('t2', { version: 0 }), {
        seq: 0,
        version: 0,
        state: '{"turn":"nonsense"}',
      });
      await expect(loadMatch(store, newTable('t2', { version: 0 }), module, 9)).rejects.toThrow(LostMatch);
    });
  });

  describe('as a file', () => {
    const written = async (from: Store): Promise<string[]> => {
      const lines: string[] = [];
      await exportHall(from.sql, async (line) => void lines.push(line));
      return lines;
    };
    const fresh = async (): Promise<Store> => {
      const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
      return openTestStore({ ...settings, databaseUrl, dataDir: join(settings.dataDir, 'fresh') });
    };
    async function* of(lines: readonly string[]): AsyncGenerator<string> {
      yield* lines;
    }
    const fill = async (): Promise<string[]> => {
      const table = newTable('t1', { start: { turn: 3 } });
      await store.addTable(table, { seq: 0, version: 1, state: '{"turn":1}' });
      const moves = Array.from({ length: 1200 }, (_, i) => `0 move-${i}`);
      await store.write([write(table, 0, moves)], 7);
      await store.addChat('t1', { n: 0, person: 'ann', name: 'Ann', seat: null, text: 'Skål\n"!', time: 4 });
      return written(store);
    };

    it('should come out of another store as it went in', async () => {
      const lines = await fill();
      const other = await fresh();
      expect(await importHall(other.sql, of(lines))).toEqual({ ok: lines.length - 2 });
      expect(await written(other)).toEqual(lines);
      expect(await other.table('t1')).toEqual(await store.table('t1'));
      expect(await importHall(other.sql, of(lines))).toMatchObject({ refused: { code: 'hall-not-empty' } });
      await other.close();
    });

    it('should be read also when an older hall wrote it', async () => {
      const old: object[] = [
        { skald: 'hall', version: 1 },
        { in: 'people', row: { id: 'ann', name: 'Ann', account: 'ann', password: 'hash', created: 1 } },
        { in: 'sessions', row: { token: 'token-ann', person: 'ann', created: 1 } },
        { in: 'tables', row: tableOfVersion1 },
        { in: 'sitters', row: { table_id: 't1', seat: 0, person: 'ann' } },
        { in: 'moves', row: { table_id: 't1', seq: 0, move: '0 a', time: 5 } },
        { in: 'snapshots', row: { table_id: 't1', seq: 0, version: 1, state: '{}' } },
        {
          in: 'chat',
          row: { table_id: 't1', seq: 0, person: 'ann', name: 'Ann', seat: 0, text: 'Hail', time: 5 },
        },
        { in: 'archives', row: { table_id: 't1', version: 0, record: '{}', time: 5 } },
      ];
      const lines = old.map((line) => JSON.stringify(line));
      const digest = createHash('sha256')
        .update(`${lines.join('\n')}\n`)
        .digest('hex');
      const other = await fresh();
      const end = JSON.stringify({ end: true, rows: 8, digest });
      expect(await importHall(other.sql, of([...lines, end]))).toEqual({ ok: 8 });
      expect(await other.table('t1')).toMatchObject({ game: 'age-of-heroes', terms: {}, moves: 1 });
      expect((await other.personByToken('token-ann', 0))?.name).toBe('Ann');
      await other.close();
    });

    it('should leave nothing behind when anything is wrong with it', async () => {
      const lines = await fill();
      const other = await fresh();
      const change = (at: number, from: string, to: string): string[] =>
        lines.map((line, i) => (i === at ? line.replace(from, to) : line));
      const damaged: [string[], string][] = [
        [[], 'hall-file-cut'],
        [['{"skald":"record"}'], 'no-hall-in-file'],
        [['nonsense'], 'no-hall-in-file'],
        [change(0, `"version":${SCHEMA_VERSION}`, '"version":99'), 'hall-file-of-other-version'],
        [lines.slice(0, -1), 'hall-file-cut'],
        [[...lines.slice(0, 3), lines[3]?.slice(0, 20) ?? ''], 'hall-file-damaged'],
        [change(1, 'ann', 'eve'), 'hall-file-damaged'],
        [change(1, '"name"', '"nom"'), 'hall-file-damaged'],
        [change(1, '"created":1', '"created":"1"'), 'hall-file-damaged'],
        [lines.filter((_, i) => i !== 1), 'hall-file-damaged'],
        [[...lines.slice(0, 4), ...lines.slice(3)], 'hall-file-damaged'],
        [[...lines, lines[1] as string], 'hall-file-damaged'],
      ];
      for (const [text, code] of damaged) {
        expect(await importHall(other.sql, of(text))).toMatchObject({ refused: { code } });
        expect((await written(other)).length).toBe(2);
      }
      await other.close();
    });
  });
});
