import pg from 'pg';
import type { Row, Sql, Value } from './sql.ts';

/** Whole numbers fit into a double here: counts and milliseconds. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPostgres(url: string, connections = 8): Sql {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // A connection that dies while idle is replaced; the next statement finds out.
  pool.on('error', () => {});
  const within = async <T>(begin: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const own = await pool.connect();
    const inside: Sql = {
      ...over(own),
      transaction: (inner) => inner(inside),
      batch: async (statements) => {
        for (const statement of statements) await inside.run(...statement);
      },
    };
    try {
      await own.query(begin);
      const result = await work(inside);
      await own.query('COMMIT');
      return result;
    } catch (error) {
      await own.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      own.release();
    }
  };
  const over = (client: pg.Pool | pg.PoolClient): Sql => ({
    all: async <R extends Row>(text: string, ...params: Value[]) =>
      (await client.query(numbered(text), params)).rows as R[],
    run: async (text, ...params) => {
      await (params.length === 0 ? client.query(text) : client.query(numbered(text), params));
    },
    batch: (statements) => within('BEGIN', (inside) => inside.batch(statements)),
    transaction: (work) => within('BEGIN', work),
    reading: (work) => within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
    close: () => pool.end(),
  });
  return over(pool);
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
