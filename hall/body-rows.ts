// The documents at a table as rows, one for each digest.

import { type Body, digestsAt } from './bringing.ts';
import type { KeptTable } from './kept.ts';
import { insertMany, type Row, type Sql, type Statement } from './sql.ts';

/** Adds what is new and takes away what nobody at the table brings any more. */
export function saveBodies({ id, seats, bodies }: Pick<KeptTable, 'id' | 'seats' | 'bodies'>): Statement[] {
  const kept = [...digestsAt({ seats })];
  const marks = kept.map(() => '?').join(', ');
  const added = [...bodies]
    .filter(([, { stored }]) => !stored)
    .map(([digest, { json }]) => [id, digest, json]);
  return [
    [
      `DELETE FROM table_documents WHERE table_id = ?${kept.length > 0 ? ` AND digest NOT IN (${marks})` : ''}`,
      id,
      ...kept,
    ],
    ...insertMany('table_documents', ['table_id', 'digest', 'body'], added, 'ON CONFLICT DO NOTHING'),
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
