import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row, Sql, Value } from './sql.ts';

/** The embedded database: one file, write-ahead log, statements prepared once. */
export function openSqlite(file: string, sync: 'normal' | 'full'): Sql {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${sync}; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;
     PRAGMA cache_size = -${CACHE_KIB}; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
  );
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const known = prepared.get(text);
    if (known) return known;
    const statement = db.prepare(text);
    if (prepared.size < MOST_PREPARED) prepared.set(text, statement);
    return statement;
  };
  // One connection: a transaction must not mix with what others do meanwhile.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  const direct: Sql = {
    all: async <R extends Row>(text: string, ...params: Value[]) => prepare(text).all(...params) as R[],
    run: async (text, ...params) => {
      if (params.length === 0) db.exec(text);
      else prepare(text).run(...params);
    },
    transaction: (work) => work(direct),
    reading: (work) => work(direct),
    close: async () => db.close(),
  };
  const within = async <T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    db.exec(begin);
    try {
      const result = await work(direct);
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    all: (text, ...params) => inTurn(() => direct.all(text, ...params)),
    run: (text, ...params) => inTurn(() => direct.run(text, ...params)),
    transaction: (work) => inTurn(() => within('BEGIN IMMEDIATE', work)),
    reading: (work) => inTurn(() => within('BEGIN', work)),
    close: () => inTurn(() => direct.close()),
  };
}

const MOST_PREPARED = 200;
/** Enough to keep the newest games in memory, and to bring the log home in large steps. */
const CACHE_KIB = 64 * 1024;
const CHECKPOINT_PAGES = 8000;

/** Copies a database while a hall uses it: all pages of one moment, in one step. */
export async function backupSqlite(file: string, to: string): Promise<void> {
  const db = new DatabaseSync(file);
  try {
    await backup(db, to, { rate: 2 ** 31 - 1 });
  } finally {
    db.close();
  }
}
