// One small language for two databases: the statements are the same, the doors differ.

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** `?` stands for a parameter. */
export type Statement = readonly [text: string, ...params: Value[]];

export interface Sql {
  all<R extends Row>(...statement: Statement): Promise<R[]>;
  run(...statement: Statement): Promise<void>;
  /** All of them or none. */
  batch(statements: readonly Statement[]): Promise<void>;
  /** The same, for work that must read in between. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Reads as if nobody wrote meanwhile, without holding anybody up. */
  reading<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Rows per statement, so that no database meets its limit of parameters. */
const MOST_ROWS = 256;

/** Many rows in few statements. Their sizes are powers of two, so that few different ones need preparing. */
export function insertMany(
  into: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
  tail = '',
): Statement[] {
  const one = `(${columns.map(() => '?').join(',')})`;
  const statements: Statement[] = [];
  for (let at = 0; at < rows.length; ) {
    const size = Math.min(MOST_ROWS, 2 ** Math.floor(Math.log2(rows.length - at)));
    const marks = new Array(size).fill(one).join(',');
    const text = `INSERT INTO ${into} (${columns.join(',')}) VALUES ${marks} ${tail}`;
    statements.push([text, ...rows.slice(at, at + size).flat()]);
    at += size;
  }
  return statements;
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
