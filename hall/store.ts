// What the hall remembers. Everything that was acknowledged is in here.

import { join } from 'node:path';
import type { MatchRecord } from '@skald/kernel';
import { loadBodies, noteStored, saveBodies } from './body-rows.ts';
import type { Config } from './config.ts';
import type { KeptLine, KeptTable, Person, Snapshot, Write } from './kept.ts';
import { migrate } from './migrations.ts';
import { addPerson, addSession, type Renewal, renewSession } from './people-rows.ts';
import { openPostgres, type PostgresLimits } from './postgres.ts';
import { type Exposed, keepPrivate } from './private-files.ts';
import { dropWithTable } from './saga-rows.ts';
import { insertMany, type Row, type Sql, type Statement } from './sql.ts';
import { openSqlite } from './sqlite.ts';
import { StoreWatch, type WatchLimits } from './store-watch.ts';
import {
  addMoves,
  addSitters,
  addTable,
  LISTED_COLUMNS,
  saveAll,
  saveSnapshots,
  TABLE_COLUMNS,
  tableFrom,
} from './table-rows.ts';

/** Where the embedded database is. */
export const sqliteFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'skald.db');

/** How long the store may take before it counts as away. */
export type StoreLimits = Partial<PostgresLimits & WatchLimits>;

export class Store {
  readonly watch: StoreWatch;
  /** The folder of the database, where others may look into it. */
  readonly exposed: Exposed | null;
  readonly #sql: Sql;

  private constructor(sql: Sql, exposed: Exposed | null, limits: StoreLimits) {
    this.watch = new StoreWatch(sql, limits);
    this.exposed = exposed;
    this.#sql = this.watch.guarded();
  }

  /** The store a configuration names, brought up to date. */
  static async open(
    config: Pick<Config, 'databaseUrl' | 'dataDir' | 'sync'>,
    limits: StoreLimits = {},
  ): Promise<Store> {
    const file = sqliteFile(config);
    const exposed = config.databaseUrl ? null : keepPrivate(file);
    const sql = config.databaseUrl ? openPostgres(config.databaseUrl, limits) : openSqlite(file, config.sync);
    try {
      await migrate(sql);
    } catch (error) {
      await sql.close();
      throw error;
    }
    return new Store(sql, exposed, limits);
  }

  get sql(): Sql {
    return this.#sql;
  }

  close(): Promise<void> {
    return this.#sql.close();
  }

  // ── People ──────────────────────────────────────────────────────────────────

  async addPerson(
    person: Person,
    token: string,
    now: number,
    device = '',
    recovery: string | null = null,
  ): Promise<void> {
    await this.#sql.batch([addPerson(person, recovery, now), addSession(person.id, token, now, device)]);
  }

  async addSession(person: string, token: string, now: number, device = ''): Promise<void> {
    await this.#sql.run(...addSession(person, token, now, device));
  }

  async dropSession(token: string): Promise<void> {
    await this.#sql.run('DELETE FROM sessions WHERE token = ?', token);
  }

  /** When somebody was here last, unless that is known well enough. */
  async noteSeen(token: string, now: number, notSince: number): Promise<void> {
    await this.#sql.run('UPDATE sessions SET seen = ? WHERE token = ? AND seen <= ?', now, token, notSince);
  }

  async personByToken(token: string, notBefore: number): Promise<Person | null> {
    const rows = await this.#sql.all<Row & Person>(
      'SELECT p.id, p.name, p.account, p.password FROM sessions s JOIN people p ON p.id = s.person WHERE s.token = ? AND s.created >= ?',
      token,
      notBefore,
    );
    return rows[0] ?? null;
  }

  async personByAccount(account: string): Promise<(Person & { recovery: string | null }) | null> {
    const rows = await this.#sql.all<Row & Person & { recovery: string | null }>(
      'SELECT id, name, account, password, recovery FROM people WHERE account = ?',
      account,
    );
    return rows[0] ?? null;
  }

  /** A guest gets an account, and a new token in the place of the old one. */
  async makeAccount(
    id: string,
    name: string,
    account: string,
    password: string,
    recovery: string | null = null,
    tokens: Renewal | null = null,
  ): Promise<void> {
    await this.#sql.batch([
      [
        'UPDATE people SET name = ?, account = ?, password = ?, recovery = ? WHERE id = ?',
        name,
        account,
        password,
        recovery,
        id,
      ],
      ...(tokens === null ? [] : [renewSession(tokens)]),
    ]);
  }

  async setRecovery(person: string, recovery: string): Promise<void> {
    await this.#sql.run('UPDATE people SET recovery = ? WHERE id = ?', recovery, person);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#sql.run('UPDATE people SET name = ? WHERE id = ?', name, id);
  }

  /** Forgets sessions that are too old, and guests whom nobody can be any more and no game remembers. */
  async forgetPeople(notBefore: number): Promise<void> {
    await this.#sql.batch([
      ['DELETE FROM sessions WHERE created < ?', notBefore],
      [
        `DELETE FROM people WHERE account IS NULL AND created < ?
           AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = people.id)
           AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.person = people.id)
           AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.creator = people.id)`,
        notBefore,
      ],
    ]);
  }

  // ── Tables ──────────────────────────────────────────────────────────────────

  /** With the moves it brings along, and what else must hold from that moment on. */
  async addTable(
    table: KeptTable,
    snapshot: Snapshot | null,
    moves: readonly string[] = [],
    also: readonly Statement[] = [],
  ): Promise<void> {
    const brought = moves.map((move, seq) => ({ seq, move }));
    await this.#sql.batch([
      ...addTable(table),
      ...saveAll([{ table, cutFrom: null, moves: brought, snapshot, shows: false }], table.created),
      ...also,
    ]);
    noteStored(table);
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

  /** The moves of all of these. */
  async unfinishedMoves(creator: string): Promise<number> {
    const rows = await this.#sql.all<{ moves: number }>(
      'SELECT CAST(COALESCE(SUM(moves), 0) AS BIGINT) AS moves FROM tables WHERE creator = ? AND status <> ?',
      creator,
      'over',
    );
    return rows[0]?.moves ?? 0;
  }

  /** One transaction for whatever many tables have to say. */
  async write(writes: readonly Write[], now: number): Promise<void> {
    await this.#sql.batch(saveAll(writes, now));
  }

  /** Who sits where has changed; with the last seat taken, the game begins. */
  async saveSeats(
    table: KeptTable,
    first: Snapshot | null,
    now: number,
    moves: Write['moves'] = [],
  ): Promise<void> {
    await this.#sql.batch([
      [
        'UPDATE tables SET creator = ?, seats = ?, status = ?, terms = ?, asked = ?, updated = ? WHERE id = ?',
        table.creator,
        JSON.stringify(table.seats),
        table.status,
        JSON.stringify(table.terms),
        JSON.stringify(table.asked),
        now,
        table.id,
      ],
      ['DELETE FROM sitters WHERE table_id = ?', table.id],
      ...addSitters(table),
      ...saveBodies(table),
      ...addMoves(table, moves, now),
      ...saveSnapshots([{ table, snapshot: first }]),
    ]);
    noteStored(table);
  }

  async table(id: string): Promise<KeptTable | null> {
    const rows = await this.#sql.all(`SELECT ${TABLE_COLUMNS.join(', ')} FROM tables WHERE id = ?`, id);
    const table = rows[0] ? tableFrom(rows[0]) : null;
    if (table !== null) table.bodies = await loadBodies(this.#sql, table);
    return table;
  }

  async dropTable(id: string): Promise<void> {
    await this.#sql.batch([dropWithTable(id), ['DELETE FROM tables WHERE id = ?', id]]);
  }

  /** As lists show them: without the state a game began from, and without options that are long. */
  async openTables(limit: number): Promise<KeptTable[]> {
    const rows = await this.#sql.all(
      `SELECT ${LISTED_COLUMNS.join(', ')} FROM tables t WHERE status = ? AND visibility = ? ORDER BY updated DESC LIMIT ?`,
      'open',
      'public',
      limit,
    );
    return rows.map(tableFrom);
  }

  async tablesOf(person: string, over: boolean, limit: number): Promise<KeptTable[]> {
    const rows = await this.#sql.all(
      `SELECT ${LISTED_COLUMNS.join(', ')} FROM tables t
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
  async playing(): Promise<KeptTable[]> {
    const rows = await this.#sql.all(
      `SELECT ${LISTED_COLUMNS.join(', ')} FROM tables t WHERE status = ?`,
      'playing',
    );
    return rows.map(tableFrom);
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
    await this.#sql.batch([
      ...insertMany(
        'archives',
        ['table_id', 'version', 'record', 'time'],
        [[table.id, old.version, JSON.stringify(old), now]],
      ),
      [
        'UPDATE tables SET version = ?, start = ?, seed = ?, commitment = ?, terms = ?, asked = ?, moves = ?, updated = ? WHERE id = ?',
        table.version,
        JSON.stringify(table.start),
        table.seed,
        table.commitment,
        JSON.stringify(table.terms),
        JSON.stringify(table.asked),
        table.moves,
        now,
        table.id,
      ],
      ['DELETE FROM moves WHERE table_id = ?', table.id],
      ...saveSnapshots([{ table, snapshot }]),
    ]);
  }

  // ── Chat ────────────────────────────────────────────────────────────────────

  /** A new line, and the one that makes room for it. */
  async addChat(table: string, line: KeptLine, gone: number | null = null): Promise<void> {
    const { n, person, name, seat, text, time } = line;
    const columns = ['table_id', 'seq', 'person', 'name', 'seat', 'text', 'time'];
    await this.#sql.batch([
      ...insertMany('chat', columns, [[table, n, person, name, seat, text, time]]),
      ['DELETE FROM chat WHERE table_id = ? AND seq = ?', table, gone ?? -1],
    ]);
  }

  async chat(table: string): Promise<KeptLine[]> {
    return await this.#sql.all<Row & KeptLine>(
      'SELECT seq AS n, person, name, seat, text, time FROM chat WHERE table_id = ? ORDER BY seq',
      table,
    );
  }
}
