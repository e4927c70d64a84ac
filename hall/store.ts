// What the hall remembers. Everything that was acknowledged is in here.

import { join } from 'node:path';
import type { MatchRecord } from '@skald/kernel';
import type { Config } from './config.ts';
import type { KeptTable, Person, Snapshot, Write } from './kept.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { ChatLine } from './protocol/index.ts';
import { insertMany, type Row, type Sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';
import {
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
    const { id, name, account, password } = person;
    await this.#sql.batch([
      [
        'INSERT INTO people (id, name, account, password, created) VALUES (?, ?, ?, ?, ?)',
        id,
        name,
        account,
        password,
        now,
      ],
      ['INSERT INTO sessions (token, person, created) VALUES (?, ?, ?)', token, id, now],
    ]);
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

  /** With the moves it brings along. */
  async addTable(table: KeptTable, snapshot: Snapshot | null, moves: readonly string[] = []): Promise<void> {
    const brought = moves.map((move, seq) => ({ seq, move }));
    await this.#sql.batch([
      ...addTable(table),
      ...saveAll([{ table, cutFrom: null, moves: brought, snapshot, shows: false }], table.created),
    ]);
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
  async saveSeats(table: KeptTable, first: Snapshot | null, now: number): Promise<void> {
    await this.#sql.batch([
      [
        'UPDATE tables SET seats = ?, status = ?, terms = ?, asked = ?, updated = ? WHERE id = ?',
        JSON.stringify(table.seats),
        table.status,
        JSON.stringify(table.terms),
        JSON.stringify(table.asked),
        now,
        table.id,
      ],
      ['DELETE FROM sitters WHERE table_id = ?', table.id],
      ...addSitters(table),
      ...saveSnapshots([{ table, snapshot: first }]),
    ]);
  }

  async table(id: string): Promise<KeptTable | null> {
    const rows = await this.#sql.all(`SELECT ${TABLE_COLUMNS.join(', ')} FROM tables WHERE id = ?`, id);
    return rows[0] ? tableFrom(rows[0]) : null;
  }

  async dropTable(id: string): Promise<void> {
    await this.#sql.run('DELETE FROM tables WHERE id = ?', id);
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
        'UPDATE tables SET version = ?, start = ?, seed = ?, commitment = ?, asked = ?, moves = ?, updated = ? WHERE id = ?',
        table.version,
        JSON.stringify(table.start),
        table.seed,
        table.commitment,
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

  async addChat(table: string, seq: number, person: string, line: ChatLine): Promise<void> {
    const { name, seat, text, time } = line;
    await this.#sql.run(
      'INSERT INTO chat (table_id, seq, person, name, seat, text, time) VALUES (?, ?, ?, ?, ?, ?, ?)',
      table,
      seq,
      person,
      name,
      seat,
      text,
      time,
    );
  }

  async chat(table: string): Promise<ChatLine[]> {
    return await this.#sql.all<Row & ChatLine>(
      'SELECT name, seat, text, time FROM chat WHERE table_id = ? ORDER BY seq',
      table,
    );
  }
}
