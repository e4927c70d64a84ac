// One small language for two databases: the statements are the same, the doors differ.

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Sql {
  /** `?` stands for a parameter. */
  all<R extends Row>(text: string, ...params: Value[]): Promise<R[]>;
  run(text: string, ...params: Value[]): Promise<void>;
  /** All of it or nothing. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Reads as if nobody wrote meanwhile, without holding anybody up. */
  reading<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Rows per statement, so that no database meets its limit of parameters. */
const MOST_ROWS = 256;

/** Many rows in few statements. Their sizes are powers of two, so that few different ones need preparing. */
export async function insertMany(
  sql: Sql,
  into: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
  tail = '',
): Promise<void> {
  const one = `(${columns.map(() => '?').join(',')})`;
  for (let at = 0; at < rows.length; ) {
    const size = Math.min(MOST_ROWS, 2 ** Math.floor(Math.log2(rows.length - at)));
    const marks = new Array(size).fill(one).join(',');
    const values = rows.slice(at, at + size).flat();
    await sql.run(`INSERT INTO ${into} (${columns.join(',')}) VALUES ${marks} ${tail}`, ...values);
    at += size;
  }
}

/** Whether a statement failed because somebody else was first. */
export const isConflict = (error: unknown): boolean => {
  const code = (error as { code?: unknown; errcode?: unknown }).code;
  const errcode = (error as { errcode?: unknown }).errcode;
  // PostgreSQL's unique_violation; SQLite's SQLITE_CONSTRAINT_PRIMARYKEY and _UNIQUE.
  return code === '23505' || errcode === 1555 || errcode === 2067;
};

/**
 * Two halls made the same table at the same moment: PostgreSQL's `IF NOT EXISTS` looks before it makes,
 * so the slower one may find the table (42P07) or its row type (42710) already there.
 */
export const isMadeMeanwhile = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code;
  return isConflict(error) || code === '42P07' || code === '42710';
};
