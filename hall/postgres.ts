// PostgreSQL: nothing waits without end, and a lost connection neither loses nor doubles what was written.

import pg from 'pg';
import { type Fate, Fates } from './fates.ts';
import type { Row, Sql, Statement, Value } from './sql.ts';
import { StoreAway, troubleOf } from './store-trouble.ts';

/** Whole numbers fit into a double here: counts and milliseconds. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PostgresLimits {
  readonly connections: number;
  /** Milliseconds to get a connection. */
  readonly connectMs: number;
  /** Milliseconds for one statement. */
  readonly queryMs: number;
  /** The same where a whole hall is moved or changes its shape. */
  readonly patientMs: number;
  /** How often something is tried when the connection breaks and nothing of it was kept. */
  readonly tries: number;
}

const LIMITS: PostgresLimits = {
  connections: 8,
  connectMs: 3000,
  queryMs: 5000,
  patientMs: 600_000,
  tries: 3,
};

/** What only reads. */
const QUESTION = /^\s*SELECT\b/i;

/** A commit was sent, and no answer came. */
class Unsure extends Error {
  readonly fate: Fate;
  readonly result: unknown;
  readonly trouble: unknown;
  constructor(fate: Fate, result: unknown, trouble: unknown) {
    super('a commit was not answered');
    this.fate = fate;
    this.result = result;
    this.trouble = trouble;
  }
}

export function openPostgres(url: string, limits: Partial<PostgresLimits> = {}): Sql {
  const { connections, connectMs, queryMs, patientMs, tries } = { ...LIMITS, ...limits };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    keepAlive: true,
  });
  const fates = new Fates(queryMs);
  // A connection may die at any moment, in use or not; the statement that needs it finds out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  /** A connection on which everything is known that was ever written over another. */
  const connect = async (): Promise<pg.PoolClient> => {
    const own = await pool.connect();
    try {
      await fates.settle(own);
      return own;
    } catch (error) {
      own.release(true);
      throw error;
    }
  };

  const writing = (ms: number): string =>
    `BEGIN; SET LOCAL statement_timeout = ${ms}; SET LOCAL idle_in_transaction_session_timeout = ${2 * ms};
     SELECT pg_current_xact_id()::text AS id`;
  const READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

  const within = async <T>(begin: string, ms: number, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const own = await connect();
    const inside = insideOf(own, ms);
    try {
      // Several statements have several results; the last one tells the number of the transaction.
      const begun = [await ask(own, ms, begin)].flat().at(-1) as pg.QueryResult<{ id?: string }>;
      const result = await work(inside);
      await ask(own, ms, 'COMMIT').catch((error: unknown) => {
        const id = begun.rows[0]?.id;
        throw id === undefined ? error : new Unsure(fates.add(id), result, error);
      });
      own.release();
      return result;
    } catch (error) {
      const usable = !(error instanceof Unsure || troubleOf(error) instanceof StoreAway);
      const undone = usable && (await ask(own, ms, 'ROLLBACK').catch(() => null)) !== null;
      // The server undoes what a connection leaves behind.
      own.release(!undone);
      throw error;
    }
  };

  /** Where the commit was not answered, the database says whether it holds. */
  const sure = async <T>(done: Promise<T>): Promise<T> => {
    try {
      return await done;
    } catch (error) {
      if (!(error instanceof Unsure)) throw error;
      // Who cannot ask must not try again either: it may be kept all the same.
      const asked = await connect().catch((lost: unknown) =>
        Promise.reject(new StoreAway('store-away', lost)),
      );
      asked.release();
      if (error.fate.kept === true) return error.result as T;
      throw error.trouble;
    }
  };

  /** Once more where nothing of it was kept, and never after a silence: whoever waits has waited enough. */
  const persistently = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let left = tries - 1; ; left--)
      try {
        return await work();
      } catch (error) {
        if (left > 0 && mayTryAgain(error)) continue;
        throw troubleOf(error);
      }
  };

  const write = (statements: readonly Statement[]): Promise<void> =>
    persistently(() => sure(within(writing(queryMs), queryMs, (inside) => inside.batch(statements))));
  const patiently = async <T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    try {
      return await sure(within(begin, patientMs, work));
    } catch (error) {
      throw troubleOf(error);
    }
  };
  /** One question needs no transaction. */
  const read = async <R extends Row>(...statement: Statement): Promise<R[]> => {
    const own = await connect();
    try {
      const rows = await insideOf(own, queryMs).all<R>(...statement);
      own.release();
      return rows;
    } catch (error) {
      own.release(troubleOf(error) instanceof StoreAway);
      throw error;
    }
  };
  return {
    all: <R extends Row>(...statement: Statement) =>
      persistently(() =>
        QUESTION.test(statement[0])
          ? read<R>(...statement)
          : sure(within(writing(queryMs), queryMs, (inside) => inside.all<R>(...statement))),
      ),
    run: (...statement) => write([statement]),
    batch: write,
    transaction: (work) => patiently(writing(patientMs), work),
    reading: (work) => patiently(READING, work),
    close: () => pool.end(),
  };
}

/** What is done within one transaction. */
function insideOf(own: pg.PoolClient, ms: number): Sql {
  const inside: Sql = {
    all: async <R extends Row>(text: string, ...params: Value[]) =>
      (await ask(own, ms, numbered(text), params)).rows as R[],
    run: async (text, ...params) => {
      await (params.length === 0 ? ask(own, ms, text) : ask(own, ms, numbered(text), params));
    },
    batch: async (statements) => {
      for (const statement of statements) await inside.run(...statement);
    },
    transaction: (work) => work(inside),
    reading: (work) => work(inside),
    close: async () => {},
  };
  return inside;
}

/** The limit of a single statement, which the types of `pg` do not know. */
function ask(own: pg.PoolClient, ms: number, text: string, values?: Value[]): Promise<pg.QueryResult> {
  const query: pg.QueryConfig & { query_timeout: number } = {
    text,
    ...(values && { values }),
    query_timeout: ms,
  };
  return own.query(query);
}

/** The connection broke, or two transactions stood in each other's way: nothing of it was kept. */
function mayTryAgain(error: unknown): boolean {
  if (error instanceof StoreAway) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === '40001' || code === '40P01') return true;
  const trouble = troubleOf(error);
  return (
    trouble instanceof StoreAway &&
    trouble.cause === 'store-away' &&
    code !== '57014' &&
    !/time/i.test(String(message))
  );
}

const known = new Map<string, string>();

/** `?` becomes `$1`, `$2`, … */
function numbered(text: string): string {
  let found = known.get(text);
  if (found === undefined) {
    let n = 0;
    found = text.replace(/\?/g, () => `$${++n}`);
    if (known.size < 500) known.set(text, found);
  }
  return found;
}
