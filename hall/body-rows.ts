// The documents at a table as rows, one for each digest.

import type { Body } from './bringing.ts';
import type { KeptTable } from './kept.ts';
import { insertMany, type Row, type Sql, type Statement } from './sql.ts';

type Bodies = Pick<KeptTable, 'id' | 'seats' | 'bodies'>;

/** Of all that is brought to a table. */
export const digestsAt = ({ seats }: Pick<KeptTable, 'seats'>): Set<string> =>
  new Set(seats.flatMap(({ brought = [] }) => brought.map(({ digest }) => digest)));

/** What the store does not have yet. */
export const addBodies = ({ id, bodies }: Pick<Bodies, 'id' | 'bodies'>): Statement[] =>
  insertMany(
    'table_documents',
    ['table_id', 'digest', 'body'],
    [...bodies].filter(([, { stored }]) => !stored).map(([digest, { json }]) => [id, digest, json]),
    'ON CONFLICT DO NOTHING',
  );

/** Adds what is new and takes away what nobody at the table brings any more. */
export function saveBodies(table: Bodies): Statement[] {
  const kept = [...digestsAt(table)];
  const others = kept.length > 0 ? ` AND digest NOT IN (${kept.map(() => '?').join(', ')})` : '';
  return [
    [`DELETE FROM table_documents WHERE table_id = ?${others}`, table.id, ...kept],
    ...addBodies(table),
  ];
}

export function noteStored({ bodies }: Pick<KeptTable, 'bodies'>): void {
  for (const body of bodies.values()) body.stored = true;
}

export async function loadBodies(
  sql: Sql,
  { id, seats }: Pick<KeptTable, 'id' | 'seats'>,
): Promise<Map<string, Body>> {
  if (digestsAt({ seats }).size === 0) return new Map();
  const rows = await sql.all<Row & { digest: string; body: string }>(
    'SELECT digest, body FROM table_documents WHERE table_id = ?',
    id,
  );
  return new Map(rows.map(({ digest, body }) => [digest, { json: body, stored: true }]));
}
