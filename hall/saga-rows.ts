// Sagas as rows. Which table plays the next match of a saga is a row that only one can write; members are those who sit at
// its tables.

import type { GameModule } from '@skald/games';
import { type Member, type Saga, withMember } from '@skald/games/saga';
import type { Person } from './kept.ts';
import type { Clock, Visibility } from './protocol/index.ts';
import { publicId } from './secrets.ts';
import { insertMany, type Row, type Sql, type Statement, type Value } from './sql.ts';

export interface KeptSaga {
  readonly id: string;
  readonly game: GameModule['game']['id'];
  /** As its first table. */
  readonly visibility: Visibility;
  readonly clock: Clock | null;
  /** As it was written: whoever reads it checks it. */
  readonly saga: unknown;
  /** How many of its matches are in its ledger. */
  readonly matches: number;
  /** Changes with every writing. */
  readonly revision: number;
  /** Where its next match is played, once there is such a table. */
  readonly table: { readonly id: string; readonly status: 'open' | 'playing' | 'over' } | null;
}

const COLUMNS = ['id', 'game', 'visibility', 'clock', 'saga', 'matches', 'revision', 'created', 'updated'];

const SELECT = `SELECT s.id, s.game, s.visibility, s.clock, s.saga, s.matches, s.revision,
    t.id AS table_id, t.status AS table_status
  FROM sagas s
  LEFT JOIN saga_tables n ON n.saga_id = s.id AND n.number = s.matches
  LEFT JOIN tables t ON t.id = n.table_id`;

export const addSaga = (
  { id, game, visibility, clock }: Pick<KeptSaga, 'id' | 'game' | 'visibility' | 'clock'>,
  saga: Saga,
  now: number,
): Statement[] => {
  const row: Value[] = [
    id,
    game,
    visibility,
    clock && JSON.stringify(clock),
    JSON.stringify(saga),
    0,
    0,
    now,
    now,
  ];
  return insertMany('sagas', COLUMNS, [row]);
};

/** From now on this table plays the match of this number, unless another does. */
export const claimMatch = (saga: string, number: number, table: string): Statement[] =>
  insertMany('saga_tables', ['saga_id', 'number', 'table_id'], [[saga, number, table]]);

export async function sagaById(sql: Sql, id: string): Promise<KeptSaga | null> {
  const [row] = await sql.all(`${SELECT} WHERE s.id = ?`, id);
  return row ? sagaFrom(row) : null;
}

const OF_PERSON = `SELECT x.saga_id FROM sitters p JOIN saga_tables x ON x.table_id = p.table_id
  WHERE p.person = ?`;

/** The newest first. */
export async function sagasOf(sql: Sql, person: string, limit: number): Promise<KeptSaga[]> {
  const rows = await sql.all(
    `${SELECT} WHERE s.id IN (${OF_PERSON}) ORDER BY s.updated DESC, s.id LIMIT ?`,
    person,
    limit,
  );
  return rows.map(sagaFrom);
}

export async function isMember(sql: Sql, saga: string, person: string): Promise<boolean> {
  const rows = await sql.all(`${OF_PERSON} AND x.saga_id = ? LIMIT ?`, person, saga, 1);
  return rows.length > 0;
}

/** False if somebody else has written it meanwhile. */
export async function saveSaga(
  sql: Sql,
  { id, revision }: Pick<KeptSaga, 'id' | 'revision'>,
  saga: Saga,
  now: number,
): Promise<boolean> {
  const rows = await sql.all(
    `UPDATE sagas SET saga = ?, matches = ?, revision = revision + 1, updated = ?
     WHERE id = ? AND revision = ? RETURNING id`,
    JSON.stringify(saga),
    saga.ledger.length,
    now,
    id,
    revision,
  );
  return rows.length > 0;
}

/** A saga goes with its only table. */
export const dropWithTable = (table: string): Statement => [
  `DELETE FROM sagas WHERE id IN (SELECT saga_id FROM saga_tables WHERE table_id = ?)
     AND NOT EXISTS (SELECT 1 FROM saga_tables o WHERE o.saga_id = sagas.id AND o.table_id <> ?)`,
  table,
  table,
];

/** The others keep the saga of somebody who becomes another or is gone. To be done before he leaves his seats. */
export async function handOverSagas(sql: Sql, from: Person, to: Person | null): Promise<void> {
  const heir: Member | null = to && { id: publicId(to.id), name: to.name };
  const rows = await sql.all(`SELECT id, saga FROM sagas WHERE id IN (${OF_PERSON})`, from.id);
  for (const { id, saga } of rows)
    await sql.run(
      'UPDATE sagas SET saga = ?, revision = revision + 1 WHERE id = ?',
      JSON.stringify(withMember(JSON.parse(String(saga)) as Saga, publicId(from.id), heir)),
      id as string,
    );
}

function sagaFrom(row: Row): KeptSaga {
  const { table_id, table_status, clock, saga, ...kept } = row;
  return {
    ...(kept as unknown as KeptSaga),
    clock: clock == null ? null : (JSON.parse(String(clock)) as Clock),
    saga: JSON.parse(String(saga)),
    table: table_id == null ? null : ({ id: table_id, status: table_status } as KeptSaga['table']),
  };
}
