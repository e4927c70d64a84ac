// Documents and their versions as rows. Whatever may not be read is not found: both look the same from outside.

import type {
  Credit,
  DocumentSummary,
  DocumentVersion,
  Titles,
  VersionInfo,
  Visibility,
} from './protocol/index.ts';
import type { Row, Sql, Statement, Value } from './sql.ts';

/** A version that is to be kept. */
export interface NewVersion {
  readonly digest: string;
  readonly title: Titles;
  readonly bytes: number;
  /** As JSON with sorted keys. */
  readonly body: string;
}

/** Where a version comes from, as long as its maker is here. */
export interface Origin extends DocumentVersion {
  /** As it is kept. */
  readonly title: string;
  readonly maker: string;
}

export interface KeptDocument {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly kind: string;
  readonly latest: number;
}

/** What a version shows; the one who reads is the first parameter. An origin is named to who may read it. */
const VERSION = `v.number, v.digest, v.title, v.bytes, v.created, v.origin_version, v.origin_title,
  CASE WHEN o.visibility = 'public' OR o.owner = ? THEN o.id END AS origin, m.name AS origin_name`;
const ORIGIN = 'LEFT JOIN documents o ON o.id = v.origin LEFT JOIN people m ON m.id = v.origin_maker';
const DOCUMENT = 'd.id, d.owner, d.game, d.kind, d.visibility, p.name AS maker';
const READABLE = `(d.owner = ? OR d.visibility <> 'private')`;

type VersionRow = Row & {
  readonly number: number;
  readonly digest: string;
  readonly title: string;
  readonly bytes: number;
  readonly created: number;
  readonly origin: string | null;
  readonly origin_version: number | null;
  readonly origin_title: string | null;
  readonly origin_name: string | null;
};
type SummaryRow = VersionRow & {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly kind: string;
  readonly visibility: Visibility;
  readonly maker: string | null;
};

const titlesOf = (kept: string): Titles => JSON.parse(kept) as Titles;

const creditOf = (row: VersionRow): Credit | null =>
  row.origin_title === null
    ? null
    : {
        title: titlesOf(row.origin_title),
        maker: row.origin_name ?? '',
        version: row.origin_version ?? 1,
        document: row.origin,
      };

const versionFrom = (row: VersionRow): VersionInfo => ({
  version: row.number,
  digest: row.digest,
  title: titlesOf(row.title),
  bytes: row.bytes,
  created: row.created,
  credit: creditOf(row),
});

const summaryFrom = (row: SummaryRow, reader: string): DocumentSummary => ({
  ...versionFrom(row),
  id: row.id,
  game: row.game,
  kind: row.kind,
  visibility: row.visibility,
  maker: row.maker ?? '',
  mine: row.owner === reader,
});

/** Those of a kind that are one's own, or that everybody may read. */
export async function listDocuments(
  sql: Sql,
  reader: string,
  { of, game, kind }: { of: 'mine' | 'public'; game: string; kind: string },
  limit: number,
  offset: number,
): Promise<DocumentSummary[]> {
  const rows = await sql.all<SummaryRow>(
    `SELECT ${VERSION}, ${DOCUMENT} FROM documents d
     JOIN document_versions v ON v.document_id = d.id AND v.number = d.latest
     LEFT JOIN people p ON p.id = d.owner ${ORIGIN}
     WHERE ${of === 'mine' ? 'd.owner = ?' : 'd.visibility = ?'} AND d.game = ? AND d.kind = ?
     ORDER BY d.updated DESC, d.id LIMIT ? OFFSET ?`,
    reader,
    of === 'mine' ? reader : 'public',
    game,
    kind,
    limit,
    offset,
  );
  return rows.map((row) => summaryFrom(row, reader));
}

/** One version of what the reader may read; without a number the last. */
export async function findVersion(
  sql: Sql,
  reader: string,
  document: string,
  version: number | null,
): Promise<DocumentSummary | null> {
  const [row] = await sql.all<SummaryRow>(
    `SELECT ${VERSION}, ${DOCUMENT} FROM documents d
     JOIN document_versions v ON v.document_id = d.id AND v.number = ${version === null ? 'd.latest' : '?'}
     LEFT JOIN people p ON p.id = d.owner ${ORIGIN}
     WHERE d.id = ? AND ${READABLE}`,
    ...[reader, ...(version === null ? [] : [version]), document, reader],
  );
  return row ? summaryFrom(row, reader) : null;
}

/** One version by what nobody guesses: for who was invited to play it, whoever may read it. */
export async function findByDigest(
  sql: Sql,
  document: string,
  digest: string,
): Promise<Pick<DocumentSummary, 'game' | 'kind' | 'maker' | 'version' | 'bytes'> | null> {
  const [row] = await sql.all<Pick<SummaryRow, 'game' | 'kind' | 'maker' | 'number' | 'bytes'>>(
    `SELECT d.game, d.kind, p.name AS maker, v.number, v.bytes FROM documents d
     JOIN document_versions v ON v.document_id = d.id AND v.digest = ?
     LEFT JOIN people p ON p.id = d.owner WHERE d.id = ? ORDER BY v.number DESC LIMIT 1`,
    digest,
    document,
  );
  return row
    ? { game: row.game, kind: row.kind, maker: row.maker ?? '', version: row.number, bytes: row.bytes }
    : null;
}

/** Newest first. */
export async function versionsOf(sql: Sql, reader: string, document: string): Promise<VersionInfo[]> {
  const rows = await sql.all<VersionRow>(
    `SELECT ${VERSION} FROM document_versions v ${ORIGIN} WHERE v.document_id = ? ORDER BY v.number DESC`,
    reader,
    document,
  );
  return rows.map(versionFrom);
}

/** As JSON. */
export async function bodyOf(sql: Sql, document: string, version: number): Promise<string | null> {
  const [row] = await sql.all<{ body: string }>(
    'SELECT body FROM document_versions WHERE document_id = ? AND number = ?',
    document,
    version,
  );
  return row?.body ?? null;
}

/** Until the transaction ends, nothing else is kept under this name. False for somebody who has left for good. */
export const holdPerson = async (sql: Sql, person: string): Promise<boolean> =>
  (await sql.all('UPDATE people SET name = name WHERE id = ? RETURNING id', person)).length > 0;

export async function ownDocument(sql: Sql, owner: string, id: string): Promise<KeptDocument | null> {
  const [row] = await sql.all<Row & KeptDocument>(
    'SELECT id, owner, game, kind, latest FROM documents WHERE id = ? AND owner = ?',
    id,
    owner,
  );
  return row ?? null;
}

/** How much somebody has in the hall. */
export async function holdings(sql: Sql, owner: string): Promise<{ documents: number; bytes: number }> {
  const [row] = await sql.all<{ documents: number; bytes: number }>(
    `SELECT COUNT(DISTINCT d.id) AS documents, CAST(COALESCE(SUM(v.bytes), 0) AS BIGINT) AS bytes
     FROM documents d JOIN document_versions v ON v.document_id = d.id WHERE d.owner = ?`,
    owner,
  );
  return row ?? { documents: 0, bytes: 0 };
}

/** What a new document gives credit to, if whoever makes it may read that. */
export async function originOf(sql: Sql, reader: string, from: DocumentVersion): Promise<Origin | null> {
  const [row] = await sql.all<{ title: string; owner: string }>(
    `SELECT v.title, d.owner FROM documents d
     JOIN document_versions v ON v.document_id = d.id AND v.number = ? WHERE d.id = ? AND ${READABLE}`,
    from.version,
    from.document,
    reader,
  );
  return row ? { ...from, title: row.title, maker: row.owner } : null;
}

export const addDocument = (document: KeptDocument, visibility: Visibility, now: number): Statement => [
  `INSERT INTO documents (id, owner, game, kind, visibility, latest, created, updated)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ...([document.id, document.owner, document.game, document.kind, visibility] satisfies Value[]),
  ...[document.latest, now, now],
];

export const addVersion = (
  { document, version }: DocumentVersion,
  { digest, title, bytes, body }: NewVersion,
  origin: Origin | null,
  now: number,
): Statement[] => [
  [
    `INSERT INTO document_versions
     (document_id, number, digest, title, bytes, body, origin, origin_version, origin_title, origin_maker, created)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...([document, version, digest, JSON.stringify(title), bytes, body] satisfies Value[]),
    ...[origin?.document ?? null, origin?.version ?? null, origin?.title ?? null, origin?.maker ?? null, now],
  ],
  ['UPDATE documents SET latest = ?, updated = ? WHERE id = ?', version, now, document],
];

/** Whether there was such a document of one's own. */
export async function setVisibility(
  sql: Sql,
  owner: string,
  id: string,
  visibility: Visibility,
): Promise<boolean> {
  const rows = await sql.all(
    'UPDATE documents SET visibility = ? WHERE id = ? AND owner = ? RETURNING id',
    visibility,
    id,
    owner,
  );
  return rows.length > 0;
}

export async function dropDocument(sql: Sql, owner: string, id: string): Promise<boolean> {
  return (
    (await sql.all('DELETE FROM documents WHERE id = ? AND owner = ? RETURNING id', id, owner)).length > 0
  );
}

/**
 * Who leaves for good takes along what was not for everybody. What everybody may read stays, without a name: others
 * have made theirs from it.
 */
export const handOverDocuments = (from: string, to: string | null): Statement[] => [
  ...(to === null
    ? ([[`DELETE FROM documents WHERE owner = ? AND visibility <> 'public'`, from]] as Statement[])
    : []),
  ['UPDATE documents SET owner = ? WHERE owner = ?', to ?? '', from],
  ['UPDATE document_versions SET origin_maker = ? WHERE origin_maker = ?', to ?? '', from],
];
