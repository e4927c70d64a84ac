// What the hall remembers. Everything that was acknowledged is in here.

import { join } from 'node:path';
import type { MatchRecord, Result } from '@skald/kernel';
import type { Config } from './config.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { ChatLine, Clock, Level, Visibility } from './protocol.ts';
import { insertMany, type Row, type Sql, type Value } from './sql.ts';
import { openSqlite } from './sqlite.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** The name one signs in with; null for guests. */
  readonly account: string | null;
  readonly password: string | null;
}

/** A seat as it is kept: who plays it, and how much time is left. */
export interface KeptSeat {
  readonly as: unknown;
  kind: 'human' | 'bot' | 'open';
  name: string;
  person: string | null;
  level: Level | null;
  away: boolean;
  left: number | null;
}

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  version: number;
  readonly creator: string;
  status: 'open' | 'playing' | 'over';
  readonly visibility: Visibility;
  readonly options: unknown;
  readonly seats: KeptSeat[];
  readonly clock: Clock | null;
  seed: string;
  commitment: string;
  /** The state it began from, when it did not begin at the beginning. */
  start: unknown;
  result: Result | null;
  rematch: string | null;
  /** The seats that are asked, and how many moves were made: lobbies show it without opening the match. */
  asked: number[];
  moves: number;
  readonly created: number;
  updated: number;
}

interface KeptMove {
  readonly seq: number;
  readonly move: string;
}

export interface Snapshot {
  readonly seq: number;
  readonly version: number;
  /** As JSON. */
  readonly state: string;
}

/** What one choice leaves behind. */
export interface Write {
  readonly table: KeptTable;
  /** Moves from this number on are taken back before the new ones are added. */
  readonly cutFrom: number | null;
  readonly moves: readonly KeptMove[];
  readonly snapshot: Snapshot | null;
  /** Whether anything changed that the table itself shows; its number of moves may lag behind otherwise. */
  readonly shows: boolean;
}

const TABLE_COLUMNS = [
  'id',
  'game',
  'version',
  'creator',
  'status',
  'visibility',
  'options',
  'seats',
  'clock',
  'seed',
  'commitment',
  'start',
  'result',
  'rematch',
  'asked',
  'moves',
  'created',
  'updated',
] as const;

/** Where the embedded database is. */
export const sqliteFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'skald.db');

export class Store {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The store a configuration names, brought up to date. */
  static async open(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sync'>): Promise<Store> {
    const sql = config.databaseUrl
      ? openPostgres(config.databaseUrl)
      : openSqlite(sqliteFile(config), config.sync);
    try {
      await migrate(sql);
    } catch (error) {
      await sql.close();
      throw error;
    }
    return new Store(sql);
  }

  get sql(): Sql {
    return this.#sql;
  }

  close(): Promise<void> {
    return this.#sql.close();
  }

  async healthy(): Promise<boolean> {
    return (await this.#sql.all('SELECT 1 AS one WHERE 1 = ?', 1)).length === 1;
  }

  // ── People ──────────────────────────────────────────────────────────────────

  async addPerson(person: Person, token: string, now: number): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      await sql.run(
        'INSERT INTO people (id, name, account, password, created) VALUES (?, ?, ?, ?, ?)',
        person.id,
        person.name,
        person.account,
        person.password,
        now,
      );
      await sql.run('INSERT INTO sessions (token, person, created) VALUES (?, ?, ?)', token, person.id, now);
    });
  }

  async addSession(person: string, token: string, now: number): Promise<void> {
    await this.#sql.run('INSERT INTO sessions (token, person, created) VALUES (?, ?, ?)', token, person, now);
  }

  async dropSession(token: string): Promise<void> {
    await this.#sql.run('DELETE FROM sessions WHERE token = ?', token);
  }

  async personByToken(token: string, notBefore: number): Promise<Person | null> {
    const rows = await this.#sql.all<Row & Person>(
      'SELECT p.id, p.name, p.account, p.password FROM sessions s JOIN people p ON p.id = s.person WHERE s.token = ? AND s.created >= ?',
      token,
      notBefore,
    );
    return rows[0] ?? null;
  }

  async personByAccount(account: string): Promise<Person | null> {
    const rows = await this.#sql.all<Row & Person>(
      'SELECT id, name, account, password FROM people WHERE account = ?',
      account,
    );
    return rows[0] ?? null;
  }

  async makeAccount(id: string, name: string, account: string, password: string): Promise<void> {
    await this.#sql.run(
      'UPDATE people SET name = ?, account = ?, password = ? WHERE id = ?',
      name,
      account,
      password,
      id,
    );
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#sql.run('UPDATE people SET name = ? WHERE id = ?', name, id);
  }

  /** Forgets sessions that are too old, and guests whom nobody can be any more and no game remembers. */
  async forgetPeople(notBefore: number): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      await sql.run('DELETE FROM sessions WHERE created < ?', notBefore);
      await sql.run(
        `DELETE FROM people WHERE account IS NULL AND created < ?
           AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = people.id)
           AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.person = people.id)
           AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.creator = people.id)`,
        notBefore,
      );
    });
  }

  // ── Tables ──────────────────────────────────────────────────────────────────

  async addTable(table: KeptTable, snapshot: Snapshot | null): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      await insertMany(sql, 'tables', TABLE_COLUMNS, [tableRow(table)]);
      await saveSitters(sql, table);
      await saveMoves(sql, [{ table, cutFrom: null, moves: [], snapshot, shows: false }], table.updated);
    });
  }

  /** How many games somebody has made that are not over. */
  async unfinished(creator: string): Promise<number> {
    const rows = await this.#sql.all<{ count: number }>(
      'SELECT COUNT(*) AS count FROM tables WHERE creator = ? AND status <> ?',
      creator,
      'over',
    );
    return rows[0]?.count ?? 0;
  }

  /** One transaction for whatever many tables have to say. */
  async write(writes: readonly Write[], now: number): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      for (const { table } of latest(writes.filter(({ shows }) => shows))) {
        await sql.run(
          'UPDATE tables SET status = ?, seats = ?, result = ?, rematch = ?, asked = ?, moves = ?, updated = ? WHERE id = ?',
          table.status,
          JSON.stringify(table.seats),
          table.result && JSON.stringify(table.result),
          table.rematch,
          JSON.stringify(table.asked),
          table.moves,
          now,
          table.id,
        );
      }
      await saveMoves(sql, writes, now);
    });
  }

  /** Who sits where has changed; with the last seat taken, the game begins. */
  async saveSeats(table: KeptTable, first: Snapshot | null, now: number): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      await sql.run(
        'UPDATE tables SET seats = ?, status = ?, asked = ?, updated = ? WHERE id = ?',
        JSON.stringify(table.seats),
        table.status,
        JSON.stringify(table.asked),
        now,
        table.id,
      );
      await sql.run('DELETE FROM sitters WHERE table_id = ?', table.id);
      await saveSitters(sql, table);
      await saveMoves(sql, [{ table, cutFrom: null, moves: [], snapshot: first, shows: false }], now);
    });
  }

  async table(id: string): Promise<KeptTable | null> {
    const rows = await this.#sql.all(`SELECT ${TABLE_COLUMNS.join(', ')} FROM tables WHERE id = ?`, id);
    return rows[0] ? tableFrom(rows[0]) : null;
  }

  async dropTable(id: string): Promise<void> {
    await this.#sql.run('DELETE FROM tables WHERE id = ?', id);
  }

  async openTables(limit: number): Promise<KeptTable[]> {
    const rows = await this.#sql.all(
      `SELECT ${TABLE_COLUMNS.join(', ')} FROM tables WHERE status = ? AND visibility = ? ORDER BY updated DESC LIMIT ?`,
      'open',
      'public',
      limit,
    );
    return rows.map(tableFrom);
  }

  async tablesOf(person: string, over: boolean, limit: number): Promise<KeptTable[]> {
    const columns = TABLE_COLUMNS.map((column) => `t.${column}`).join(', ');
    const rows = await this.#sql.all(
      `SELECT ${columns} FROM tables t
       WHERE (t.creator = ? OR EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = t.id AND s.person = ?))
         AND ${over ? 't.status = ?' : 't.status <> ?'}
       ORDER BY t.updated DESC LIMIT ?`,
      person,
      person,
      'over',
      limit,
    );
    return rows.map(tableFrom);
  }

  /** Games that were running when the hall last stopped. */
  async playing(): Promise<string[]> {
    return (await this.#sql.all<{ id: string }>('SELECT id FROM tables WHERE status = ?', 'playing')).map(
      ({ id }) => id,
    );
  }

  async moves(table: string): Promise<string[]> {
    const rows = await this.#sql.all<{ move: string }>(
      'SELECT move FROM moves WHERE table_id = ? ORDER BY seq',
      table,
    );
    return rows.map(({ move }) => move);
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const rows = await this.#sql.all<Row & Snapshot>(
      'SELECT seq, version, state FROM snapshots WHERE table_id = ?',
      table,
    );
    return rows[0] ? { ...rows[0] } : null;
  }

  /** The rules have changed: the game goes on from a state, and its story so far is put aside as it was. */
  async rebase(table: KeptTable, old: MatchRecord, snapshot: Snapshot, now: number): Promise<void> {
    await this.#sql.transaction(async (sql) => {
      await insertMany(
        sql,
        'archives',
        ['table_id', 'version', 'record', 'time'],
        [[table.id, old.version, JSON.stringify(old), now]],
      );
      await sql.run(
        'UPDATE tables SET version = ?, start = ?, seed = ?, commitment = ?, asked = ?, moves = ?, updated = ? WHERE id = ?',
        table.version,
        JSON.stringify(table.start),
        table.seed,
        table.commitment,
        JSON.stringify(table.asked),
        table.moves,
        now,
        table.id,
      );
      await saveMoves(sql, [{ table, cutFrom: 0, moves: [], snapshot, shows: false }], now);
    });
  }

  // ── Chat ────────────────────────────────────────────────────────────────────

  async addChat(table: string, seq: number, person: string, line: ChatLine): Promise<void> {
    await insertMany(
      this.#sql,
      'chat',
      ['table_id', 'seq', 'person', 'name', 'seat', 'text', 'time'],
      [[table, seq, person, line.name, line.seat, line.text, line.time]],
    );
  }

  async chat(table: string): Promise<ChatLine[]> {
    return await this.#sql.all<Row & ChatLine>(
      'SELECT name, seat, text, time FROM chat WHERE table_id = ? ORDER BY seq',
      table,
    );
  }
}

/** The last word on each table. */
function latest(writes: readonly Write[]): Write[] {
  return [...new Map(writes.map((write) => [write.table.id, write])).values()];
}

async function saveMoves(sql: Sql, writes: readonly Write[], now: number): Promise<void> {
  for (const { table, cutFrom } of writes)
    if (cutFrom !== null)
      await sql.run('DELETE FROM moves WHERE table_id = ? AND seq >= ?', table.id, cutFrom);
  const rows = writes.flatMap(({ table, moves }) =>
    moves.map(({ seq, move }): Value[] => [table.id, seq, move, now]),
  );
  await insertMany(sql, 'moves', ['table_id', 'seq', 'move', 'time'], rows);
  const snapshots = latest(writes.filter(({ snapshot }) => snapshot !== null));
  await insertMany(
    sql,
    'snapshots',
    ['table_id', 'seq', 'version', 'state'],
    snapshots.map(({ table, snapshot }): Value[] => [
      table.id,
      (snapshot as Snapshot).seq,
      (snapshot as Snapshot).version,
      (snapshot as Snapshot).state,
    ]),
    'ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, version = excluded.version, state = excluded.state',
  );
}

async function saveSitters(sql: Sql, table: KeptTable): Promise<void> {
  const rows = table.seats.flatMap(({ person }, seat): Value[][] =>
    person === null ? [] : [[table.id, seat, person]],
  );
  await insertMany(sql, 'sitters', ['table_id', 'seat', 'person'], rows);
}

function tableRow(table: KeptTable): Value[] {
  return [
    table.id,
    table.game,
    table.version,
    table.creator,
    table.status,
    table.visibility,
    JSON.stringify(table.options),
    JSON.stringify(table.seats),
    table.clock && JSON.stringify(table.clock),
    table.seed,
    table.commitment,
    table.start === undefined ? null : JSON.stringify(table.start),
    table.result && JSON.stringify(table.result),
    table.rematch,
    JSON.stringify(table.asked),
    table.moves,
    table.created,
    table.updated,
  ];
}

function tableFrom(row: Row): KeptTable {
  const json = (text: Value | undefined): unknown =>
    text === null || text === undefined ? null : JSON.parse(String(text));
  return {
    ...(row as unknown as KeptTable),
    options: json(row.options),
    seats: json(row.seats) as KeptSeat[],
    clock: json(row.clock) as Clock | null,
    start: json(row.start) ?? undefined,
    result: json(row.result) as Result | null,
    asked: json(row.asked) as number[],
  };
}

/** A table's inputs as the kernel replays them. */
export const recordOf = (table: KeptTable, moves: readonly string[]): MatchRecord => ({
  skald: 'record',
  game: table.game,
  version: table.version,
  seats: table.seats.map(({ as }) => as),
  options: table.options,
  ...(table.start !== undefined && { start: table.start }),
  commitment: table.commitment,
  seed: table.seed,
  moves: [...moves],
  rolls: [],
  result: null,
  digest: '0'.repeat(64),
});
