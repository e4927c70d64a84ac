// A whole hall as a file: a header, one line a row, and a last line that tells whether all of it is there.

import { createHash } from 'node:crypto';
import { type Outcome, refuse } from '@skald/kernel';
import { z } from 'zod';
import { SCHEMA_VERSION } from './migrations.ts';
import { newId } from './secrets.ts';
import { insertMany, type Row, type Sql, type Value } from './sql.ts';
import { StoreAway } from './store-trouble.ts';

const text = z.string();
const number = z.int();
const maybe = z.string().nullable();

/** Every table, those that others refer to first, and the columns that tell its rows apart. */
const TABLES = {
  people: {
    key: 'id',
    row: z.strictObject({
      id: text,
      name: text,
      account: maybe,
      password: maybe,
      created: number,
      recovery: maybe,
    }),
  },
  sessions: {
    key: 'token',
    row: z.strictObject({
      token: text,
      person: text,
      created: number,
      id: text,
      device: text,
      seen: number,
    }),
  },
  tables: {
    key: 'id',
    row: z.strictObject({
      id: text,
      game: text,
      version: number,
      creator: text,
      status: z.enum(['open', 'playing', 'over']),
      visibility: z.enum(['public', 'link', 'private']),
      options: text,
      seats: text,
      clock: maybe,
      seed: text,
      commitment: text,
      start: maybe,
      result: maybe,
      rematch: maybe,
      terms: text,
      asked: text,
      moves: number,
      created: number,
      updated: number,
    }),
  },
  sitters: { key: 'table_id, seat', row: z.strictObject({ table_id: text, seat: number, person: text }) },
  moves: {
    key: 'table_id, seq',
    row: z.strictObject({ table_id: text, seq: number, move: text, time: number }),
  },
  snapshots: {
    key: 'table_id',
    row: z.strictObject({ table_id: text, seq: number, version: number, state: text }),
  },
  chat: {
    key: 'table_id, seq',
    row: z.strictObject({
      table_id: text,
      seq: number,
      person: text,
      name: text,
      seat: number.nullable(),
      text,
      time: number,
    }),
  },
  archives: {
    key: 'table_id, version, time',
    row: z.strictObject({ table_id: text, version: number, record: text, time: number }),
  },
  sagas: {
    key: 'id',
    row: z.strictObject({
      id: text,
      game: text,
      visibility: z.enum(['public', 'link', 'private']),
      clock: maybe,
      saga: text,
      matches: number,
      revision: number,
      created: number,
      updated: number,
    }),
  },
  saga_tables: {
    key: 'saga_id, number',
    row: z.strictObject({ saga_id: text, number, table_id: text }),
  },
  table_documents: {
    key: 'table_id, digest',
    row: z.strictObject({ table_id: text, digest: text, body: text }),
  },
  documents: {
    key: 'id',
    row: z.strictObject({
      id: text,
      owner: text,
      game: text,
      kind: text,
      visibility: z.enum(['public', 'link', 'private']),
      latest: number,
      created: number,
      updated: number,
    }),
  },
  document_versions: {
    key: 'document_id, number',
    row: z.strictObject({
      document_id: text,
      number,
      digest: text,
      title: text,
      bytes: number,
      body: text,
      origin: maybe,
      origin_version: number.nullable(),
      origin_title: maybe,
      origin_maker: maybe,
      created: number,
    }),
  },
} as const;
type TableName = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as TableName[];

/** Columns that came later: with which version of the store, and what rows from before it get. */
const ADDED: Partial<Record<TableName, Readonly<Record<string, Added>>>> = {
  tables: { terms: { since: 2, value: () => '{}' } },
  people: { recovery: { since: 3, value: () => null } },
  sessions: {
    id: { since: 3, value: () => newId() },
    device: { since: 3, value: () => '' },
    seen: { since: 3, value: ({ created }) => created ?? 0 },
  },
};
interface Added {
  readonly since: number;
  value(row: Readonly<Record<string, Value>>): Value;
}

const PAGE = 500;
/** Where each row may be long. */
const SMALL_PAGES: Partial<Record<TableName, number>> = {
  document_versions: 16,
  table_documents: 16,
};
/** Rows that are held at once. */
const pageOf = (name: TableName): number => SMALL_PAGES[name] ?? PAGE;

const Header = z.strictObject({ skald: z.literal('hall'), version: z.int() });
const Line = z.union([
  z.strictObject({ in: z.enum(NAMES as [TableName, ...TableName[]]), row: z.unknown() }),
  z.strictObject({ end: z.literal(true), rows: z.int(), digest: z.string() }),
]);

/** Every line of the file, as it was at one moment; the hall may go on meanwhile. */
export async function exportHall(sql: Sql, write: (line: string) => Promise<void>): Promise<number> {
  const digest = createHash('sha256');
  let rows = 0;
  const put = async (line: object): Promise<void> => {
    const written = JSON.stringify(line);
    digest.update(`${written}\n`);
    await write(written);
  };
  await sql.reading(async (inside) => {
    await put({ skald: 'hall', version: SCHEMA_VERSION } satisfies z.infer<typeof Header>);
    for (const name of NAMES)
      for (let from = 0; ; from += pageOf(name)) {
        const page = await inside.all<Row>(
          `SELECT ${columnsOf(name).join(', ')} FROM ${name} ORDER BY ${TABLES[name].key} LIMIT ? OFFSET ?`,
          pageOf(name),
          from,
        );
        for (const row of page) await put({ in: name, row });
        rows += page.length;
        if (page.length < pageOf(name)) break;
      }
  });
  await write(JSON.stringify({ end: true, rows, digest: digest.digest('hex') }));
  return rows;
}

/** Fills an empty store; where anything is wrong with the file, nothing is written. */
export async function importHall(sql: Sql, lines: AsyncIterable<string>): Promise<Outcome<number>> {
  try {
    return { ok: await sql.transaction((inside) => importInside(inside, lines)) };
  } catch (error) {
    if (error instanceof Damaged) return refuse(error.code, error.params);
    throw error;
  }
}

/** Stops an import; the transaction then leaves nothing behind. */
class Damaged extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: string, params: Damaged['params'] = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

async function importInside(sql: Sql, lines: AsyncIterable<string>): Promise<number> {
  for (const name of NAMES)
    if ((await sql.all(`SELECT 1 AS one FROM ${name} LIMIT ?`, 1)).length > 0)
      throw new Damaged('hall-not-empty');
  const digest = createHash('sha256');
  let [number, rows, ended, version] = [0, 0, false, SCHEMA_VERSION];
  const waiting: { name: TableName | null; rows: Value[][] } = { name: null, rows: [] };
  const flush = async (): Promise<void> => {
    if (waiting.name === null) return;
    const { name } = waiting;
    await sql.batch(insertMany(name, columnsOf(name), waiting.rows.splice(0))).catch((error: unknown) => {
      if (error instanceof StoreAway) throw error;
      // A row that refers to nothing, or one that is there twice.
      throw new Damaged('hall-file-damaged', { line: number });
    });
  };
  for await (const line of lines) {
    number += 1;
    const read = ended ? null : parse(line);
    if (number === 1) version = versionOf(read);
    else {
      const known = Line.safeParse(read);
      if (!known.success) throw new Damaged('hall-file-damaged', { line: number });
      const { data } = known;
      if ('end' in data) {
        await flush();
        if (data.rows !== rows || data.digest !== digest.digest('hex'))
          throw new Damaged('hall-file-damaged', { line: number });
        ended = true;
        continue;
      }
      const row = TABLES[data.in].row.safeParse(completed(data.in, data.row, version));
      if (!row.success) throw new Damaged('hall-file-damaged', { line: number });
      if (waiting.name !== data.in || waiting.rows.length >= pageOf(data.in)) await flush();
      waiting.name = data.in;
      waiting.rows.push(columnsOf(data.in).map((column) => (row.data as Row)[column] as Value));
      rows += 1;
    }
    digest.update(`${line}\n`);
  }
  if (!ended) throw new Damaged('hall-file-cut', { line: number });
  return rows;
}

/** A row as this version keeps it. */
const completed = (name: TableName, row: unknown, version: number): unknown => ({
  ...Object.fromEntries(
    Object.entries(ADDED[name] ?? {}).flatMap(([column, { since, value }]) =>
      since > version ? [[column, value((row ?? {}) as Row)]] : [],
    ),
  ),
  ...(row as object),
});

/** Files of older halls can be read, those of newer ones not. */
function versionOf(read: unknown): number {
  const header = Header.safeParse(read);
  if (!header.success) throw new Damaged('no-hall-in-file');
  const { version } = header.data;
  if (version < 1 || version > SCHEMA_VERSION)
    throw new Damaged('hall-file-of-other-version', { version, expected: SCHEMA_VERSION });
  return version;
}

const columnsOf = (name: TableName): string[] => Object.keys(TABLES[name].row.shape);

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
