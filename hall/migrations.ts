// The shape of the store, version by version. Never change one that has landed: add the next.

import { isMadeMeanwhile, type Sql } from './sql.ts';

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE people (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     account TEXT UNIQUE,
     password TEXT,
     created BIGINT NOT NULL
   );
   CREATE TABLE sessions (
     token TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
     created BIGINT NOT NULL
   );
   CREATE INDEX sessions_by_person ON sessions (person);
   CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     version BIGINT NOT NULL,
     creator TEXT NOT NULL,
     status TEXT NOT NULL,
     visibility TEXT NOT NULL,
     options TEXT NOT NULL,
     seats TEXT NOT NULL,
     clock TEXT,
     seed TEXT NOT NULL,
     commitment TEXT NOT NULL,
     start TEXT,
     result TEXT,
     rematch TEXT,
     asked TEXT NOT NULL,
     moves BIGINT NOT NULL,
     created BIGINT NOT NULL,
     updated BIGINT NOT NULL
   );
   CREATE INDEX tables_by_status ON tables (status, updated);
   CREATE INDEX tables_by_creator ON tables (creator);
   CREATE TABLE sitters (
     table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
     seat BIGINT NOT NULL,
     person TEXT NOT NULL,
     PRIMARY KEY (table_id, seat)
   );
   CREATE INDEX sitters_by_person ON sitters (person);
   CREATE TABLE moves (
     table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
     seq BIGINT NOT NULL,
     move TEXT NOT NULL,
     time BIGINT NOT NULL,
     PRIMARY KEY (table_id, seq)
   );
   CREATE TABLE snapshots (
     table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
     seq BIGINT NOT NULL,
     version BIGINT NOT NULL,
     state TEXT NOT NULL
   );
   CREATE TABLE chat (
     table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
     seq BIGINT NOT NULL,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     seat BIGINT,
     text TEXT NOT NULL,
     time BIGINT NOT NULL,
     PRIMARY KEY (table_id, seq)
   );
   CREATE TABLE archives (
     table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
     version BIGINT NOT NULL,
     record TEXT NOT NULL,
     time BIGINT NOT NULL,
     PRIMARY KEY (table_id, version, time)
   );`,
  `ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';`,
  // Sessions of before get ids by counting: an id only tells the devices of one person apart.
  `ALTER TABLE people ADD COLUMN recovery TEXT;
   ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
   ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
   ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
   UPDATE sessions SET seen = created, id = CAST(numbered.number AS TEXT)
     FROM (SELECT token, ROW_NUMBER() OVER (ORDER BY created, token) AS number FROM sessions) AS numbered
     WHERE numbered.token = sessions.token;
   CREATE INDEX chat_by_person ON chat (person);`,
  // What outlasts a match. A table plays one match of one saga.
  `CREATE TABLE sagas (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     visibility TEXT NOT NULL,
     clock TEXT,
     saga TEXT NOT NULL,
     matches BIGINT NOT NULL,
     revision BIGINT NOT NULL,
     created BIGINT NOT NULL,
     updated BIGINT NOT NULL
   );
   CREATE TABLE saga_tables (
     saga_id TEXT NOT NULL REFERENCES sagas(id) ON DELETE CASCADE,
     number BIGINT NOT NULL,
     table_id TEXT NOT NULL UNIQUE REFERENCES tables(id) ON DELETE CASCADE,
     PRIMARY KEY (saga_id, number)
   );`,
  // What people write, and what they bring to tables.
  `CREATE TABLE documents (
     id TEXT PRIMARY KEY,
     owner TEXT NOT NULL,
     game TEXT NOT NULL,
     kind TEXT NOT NULL,
     visibility TEXT NOT NULL,
     latest BIGINT NOT NULL,
     created BIGINT NOT NULL,
     updated BIGINT NOT NULL
   );
   CREATE INDEX documents_by_owner ON documents (owner, game, kind, updated);
   CREATE INDEX documents_by_kind ON documents (visibility, game, kind, updated);
   CREATE TABLE document_versions (
     document_id TEXT NOT NULL REFERENCES documents(id) ON DELETE CASCADE,
     number BIGINT NOT NULL,
     digest TEXT NOT NULL,
     title TEXT NOT NULL,
     bytes BIGINT NOT NULL,
     body TEXT NOT NULL,
     origin TEXT,
     origin_version BIGINT,
     origin_title TEXT,
     origin_maker TEXT,
     created BIGINT NOT NULL,
     PRIMARY KEY (document_id, number)
   );
   CREATE INDEX document_versions_by_origin ON document_versions (origin_maker);
   CREATE TABLE table_documents (
     table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
     digest TEXT NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (table_id, digest)
   );`,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** A store written by a newer hall than this one. */
export class StoreTooNew extends Error {}

/** How often a hall tries when others start at the same moment. */
const TRIES = 5;

/** Brings a store up to date; safe when several halls start at once. */
export async function migrate(sql: Sql, tries = TRIES): Promise<void> {
  try {
    await sql.run('CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY)');
    await sql.transaction(migrateInside);
  } catch (error) {
    if (tries === 1 || !isMadeMeanwhile(error)) throw error;
    await migrate(sql, tries - 1);
  }
}

async function migrateInside(sql: Sql): Promise<void> {
  const [row] = await sql.all<{ version: number | null }>(
    'SELECT MAX(version) AS version FROM migrations WHERE version > ?',
    0,
  );
  const done = row?.version ?? 0;
  if (done > SCHEMA_VERSION)
    throw new StoreTooNew(`the store has version ${done}, this hall knows ${SCHEMA_VERSION}`);
  for (let version = done + 1; version <= SCHEMA_VERSION; version++) {
    // Whoever writes the number first does the work; the other fails here and starts again.
    await sql.run('INSERT INTO migrations (version) VALUES (?)', version);
    await sql.run(MIGRATIONS[version - 1] as string);
  }
}
