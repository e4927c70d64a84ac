// The embedded database: one file, in a thread of its own, so that nobody waits while the disk works.

import { closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Row, Sql, Statement } from './sql.ts';
import { troubleOf } from './store-trouble.ts';

/** What the thread is told; it does one thing after the other. */
export type Errand =
  | { readonly do: 'all'; readonly statement: Statement }
  | { readonly do: 'run'; readonly statement: Statement }
  /** All of them or none. */
  | { readonly do: 'batch'; readonly statements: readonly Statement[] }
  | { readonly do: 'close' };

/** An errand on its way to the thread. */
export interface Posted {
  readonly id: number;
  readonly errand: Errand;
}
export interface Answered {
  readonly id: number;
  readonly rows?: Row[];
  readonly error?: Trouble;
}
/** As much of an error as goes from thread to thread. */
interface Trouble {
  readonly message: string;
  readonly code: unknown;
  readonly errcode: unknown;
}

interface Waiting {
  readonly done: (rows: Row[]) => void;
  readonly failed: (error: Error) => void;
}

export function openSqlite(file: string, sync: 'normal' | 'full'): Sql {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file, sync } });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let broken: Error | null = null;
  const ask = (errand: Errand): Promise<Row[]> =>
    new Promise((done, failed) => {
      if (broken !== null) return failed(broken);
      const id = next++;
      waiting.set(id, { done, failed });
      // The process lives as long as somebody waits for an answer.
      worker.ref();
      worker.postMessage({ id, errand } satisfies Posted);
    });
  worker.unref();
  worker.on('message', ({ id, rows, error }: Answered) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (error === undefined) one?.done(rows ?? []);
    else one?.failed(troubleOf(Object.assign(new Error(error.message), error)) as Error);
  });
  worker.on('error', (error: Error) => {
    broken = error;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  });

  // One connection: a transaction must not mix with what others do meanwhile.
  let transactions: Promise<unknown> = Promise.resolve();
  const within = async <T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    await inside.run(begin);
    try {
      const result = await work(inside);
      await inside.run('COMMIT');
      return result;
    } catch (error) {
      // Where the disk is full, SQLite has gone back by itself.
      await inside.run('ROLLBACK').catch(() => {});
      throw error;
    }
  };
  const inTurn = <T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const done = transactions.then(() => within(begin, work));
    transactions = done.catch(() => {});
    return done;
  };
  const inside: Sql = {
    all: (...statement) => ask({ do: 'all', statement }) as Promise<never>,
    run: async (...statement) => void (await ask({ do: 'run', statement })),
    batch: async (statements) => {
      for (const statement of statements) await inside.run(...statement);
    },
    transaction: (work) => work(inside),
    reading: (work) => work(inside),
    close: async () => void (await ask({ do: 'close' })),
  };
  const afterTransactions = async (errand: Errand): Promise<Row[]> => {
    await transactions;
    return ask(errand);
  };
  return {
    all: (...statement) => afterTransactions({ do: 'all', statement }) as Promise<never>,
    run: async (...statement) => void (await afterTransactions({ do: 'run', statement })),
    batch: async (statements) => void (await afterTransactions({ do: 'batch', statements })),
    transaction: (work) => inTurn('BEGIN IMMEDIATE', work),
    reading: (work) => inTurn('BEGIN', work),
    async close() {
      await afterTransactions({ do: 'close' });
      await worker.terminate();
    },
  };
}

/** Copies a database while a hall uses it: all pages of one moment, in one step. */
export async function backupSqlite(file: string, to: string): Promise<void> {
  // For its owner's eyes alone, from the first byte on.
  closeSync(openSync(to, 'wx', 0o600));
  const db = new DatabaseSync(file);
  try {
    await backup(db, to, { rate: 2 ** 31 - 1 });
  } finally {
    db.close();
  }
}
