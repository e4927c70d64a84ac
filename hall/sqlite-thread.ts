// The thread that holds the embedded database: write-ahead log, statements prepared once.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './sql.ts';
import type { Answered, Errand, Posted } from './sqlite.ts';

const MOST_PREPARED = 200;
/** Enough to keep the newest games in memory, and to bring the log home in large steps. */
const CACHE_KIB = 64 * 1024;
const CHECKPOINT_PAGES = 8000;

const { file, sync } = workerData as { file: string; sync: 'normal' | 'full' };
const db = new DatabaseSync(file);
db.exec(
  `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${sync}; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;
   PRAGMA cache_size = -${CACHE_KIB}; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
);

const prepared = new Map<string, StatementSync>();

function prepare(text: string): StatementSync {
  const known = prepared.get(text);
  if (known) return known;
  const statement = db.prepare(text);
  if (prepared.size < MOST_PREPARED) prepared.set(text, statement);
  return statement;
}

function run([text, ...params]: Statement): void {
  if (params.length === 0) db.exec(text);
  else prepare(text).run(...params);
}

function batch(statements: readonly Statement[]): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const statement of statements) run(statement);
    db.exec('COMMIT');
  } catch (error) {
    // Where the disk is full, SQLite has gone back by itself.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function carryOut(errand: Errand): Row[] {
  switch (errand.do) {
    case 'all': {
      const [text, ...params] = errand.statement;
      return prepare(text).all(...params) as Row[];
    }
    case 'run':
      run(errand.statement);
      return [];
    case 'batch':
      batch(errand.statements);
      return [];
    case 'close':
      db.close();
      return [];
  }
}

parentPort?.on('message', ({ id, errand }: Posted) => {
  const answer = (answered: Omit<Answered, 'id'>): void => parentPort?.postMessage({ id, ...answered });
  try {
    answer({ rows: carryOut(errand) });
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    answer({ error: { message, code, errcode } });
  }
});
