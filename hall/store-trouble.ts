// Why a store does not do what it is asked: it is away, full, or closed to us. Everything else is an error of ours.

const CAUSES = ['store-away', 'disk-full', 'read-only', 'no-permission', 'disk-failed'] as const;
export type Cause = (typeof CAUSES)[number];

/** Nothing is wrong with what was asked: it may be asked again when the store is back. */
export class StoreAway extends Error {
  override readonly cause: Cause;
  /** What the database or the system calls it. */
  readonly code: string;
  constructor(cause: Cause, error: unknown = null) {
    super(error instanceof Error ? error.message : cause);
    this.cause = cause;
    this.code = codesOf(error).find((code) => code !== '' && code !== 'ERR_SQLITE_ERROR') ?? cause;
  }
}

/** The same error, called by its cause where the store itself is to blame. */
export function troubleOf(error: unknown): unknown {
  if (error instanceof StoreAway) return error;
  const cause = causeOf(error);
  return cause === null ? error : new StoreAway(cause, error);
}

/** Null for what would fail on a healthy store as well. */
function causeOf(error: unknown): Cause | null {
  const message = error instanceof Error ? error.message : '';
  for (const code of codesOf(error)) {
    const known = CAUSE_OF_CODE[code] ?? CAUSE_OF_CLASS[code.length === 5 ? code.slice(0, 2) : ''];
    if (known !== undefined) return known;
  }
  return SILENCE.test(message) ? 'store-away' : null;
}

/** SQLite numbers its troubles, the kind in the lowest byte; PostgreSQL and the system have words for them. */
function codesOf(error: unknown): string[] {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  const kind = typeof errcode === 'number' ? SQLITE[errcode & 0xff] : undefined;
  return [kind ?? '', typeof code === 'string' ? code : ''];
}

const SQLITE: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
};

const CAUSE_OF_CODE: Readonly<Record<string, Cause>> = {
  SQLITE_PERM: 'no-permission',
  SQLITE_CANTOPEN: 'no-permission',
  SQLITE_BUSY: 'store-away',
  SQLITE_READONLY: 'read-only',
  SQLITE_IOERR: 'disk-failed',
  SQLITE_FULL: 'disk-full',
  // PostgreSQL: disk_full, read_only_sql_transaction, insufficient_privilege, io_error, query_canceled.
  '53100': 'disk-full',
  '25006': 'read-only',
  '42501': 'no-permission',
  '58030': 'disk-failed',
  '57014': 'store-away',
  ECONNREFUSED: 'store-away',
  ECONNRESET: 'store-away',
  EPIPE: 'store-away',
  ETIMEDOUT: 'store-away',
  ENOTFOUND: 'store-away',
  EAI_AGAIN: 'store-away',
  EHOSTUNREACH: 'store-away',
  ENETUNREACH: 'store-away',
};

/** PostgreSQL: connection exceptions, invalid authorization, insufficient resources, operator intervention. */
const CAUSE_OF_CLASS: Readonly<Record<string, Cause>> = {
  '08': 'store-away',
  '28': 'store-away',
  '53': 'store-away',
  '57': 'store-away',
};

/** What `pg` says when nobody answers; it has no codes for it. */
const SILENCE =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Client (has encountered|was closed))/;
