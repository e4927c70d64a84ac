// A table as rows, and the statements that bring it into the store.

import type { Result } from '@skald/kernel';
import { addBodies } from './body-rows.ts';
import type { KeptSeat, KeptTable, Terms, Write } from './kept.ts';
import type { Clock } from './protocol/index.ts';
import { insertMany, type Row, type Statement, type Value } from './sql.ts';

export const TABLE_COLUMNS = [
  'id',
  'game',
  'version',
  'creator',
  'status',
  'visibility',
  'options',
  'seats',
  'clock',
  'seed',
  'commitment',
  'start',
  'result',
  'rematch',
  'terms',
  'asked',
  'moves',
  'created',
  'updated',
] as const;

const MOVE_COLUMNS = ['table_id', 'seq', 'move', 'time'] as const;
/** Characters of options that lists still read. */
const SHORT_OPTIONS = 4000;

/** Of a table `t`, as much as lists show: what may be long stays in the store. */
export const LISTED_COLUMNS: readonly string[] = TABLE_COLUMNS.map((column) => {
  if (column === 'options')
    return `CASE WHEN LENGTH(t.options) <= ${SHORT_OPTIONS} THEN t.options ELSE '{}' END AS options`;
  return column === 'start' ? 'NULL AS start' : `t.${column}`;
});

export const addTable = (table: KeptTable): Statement[] => [
  ...insertMany('tables', TABLE_COLUMNS, [tableRow(table)]),
  ...addSitters(table),
  ...addBodies(table),
];

export const addSitters = ({ id, seats }: KeptTable): Statement[] =>
  insertMany(
    'sitters',
    ['table_id', 'seat', 'person'],
    seats.flatMap(({ person }, seat): Value[][] => (person === null ? [] : [[id, seat, person]])),
  );

/** What many tables have to say; of what each shows, the last word. */
export function saveAll(writes: readonly Write[], now: number): Statement[] {
  const shown = latest(writes.filter(({ shows }) => shows)).map(
    ({ table }): Statement => [
      'UPDATE tables SET status = ?, seats = ?, result = ?, rematch = ?, terms = ?, asked = ?, moves = ?, updated = ? WHERE id = ?',
      table.status,
      JSON.stringify(table.seats),
      table.result && JSON.stringify(table.result),
      table.rematch,
      JSON.stringify(table.terms),
      JSON.stringify(table.asked),
      table.moves,
      now,
      table.id,
    ],
  );
  const cut = writes.flatMap(({ table, cutFrom }): Statement[] =>
    cutFrom === null ? [] : [['DELETE FROM moves WHERE table_id = ? AND seq >= ?', table.id, cutFrom]],
  );
  const moves = writes.flatMap(({ table, moves }) =>
    moves.map(({ seq, move }): Value[] => [table.id, seq, move, now]),
  );
  return [
    ...shown,
    ...cut,
    ...insertMany('moves', MOVE_COLUMNS, moves),
    ...saveSnapshots(latest(writes.filter(({ snapshot }) => snapshot !== null))),
  ];
}

export const addMoves = ({ id }: KeptTable, moves: Write['moves'], now: number): Statement[] =>
  insertMany(
    'moves',
    MOVE_COLUMNS,
    moves.map(({ seq, move }): Value[] => [id, seq, move, now]),
  );

export const saveSnapshots = (of: readonly Pick<Write, 'table' | 'snapshot'>[]): Statement[] =>
  insertMany(
    'snapshots',
    ['table_id', 'seq', 'version', 'state'],
    of.flatMap(({ table, snapshot }) =>
      snapshot === null ? [] : [[table.id, snapshot.seq, snapshot.version, snapshot.state]],
    ),
    'ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, version = excluded.version, state = excluded.state',
  );

/** The last word on each table. */
function latest(writes: readonly Write[]): Write[] {
  return [...new Map(writes.map((write) => [write.table.id, write])).values()];
}

function tableRow(table: KeptTable): Value[] {
  return [
    table.id,
    table.game,
    table.version,
    table.creator,
    table.status,
    table.visibility,
    JSON.stringify(table.options),
    JSON.stringify(table.seats),
    table.clock && JSON.stringify(table.clock),
    table.seed,
    table.commitment,
    table.start === undefined ? null : JSON.stringify(table.start),
    table.result && JSON.stringify(table.result),
    table.rematch,
    JSON.stringify(table.terms),
    JSON.stringify(table.asked),
    table.moves,
    table.created,
    table.updated,
  ];
}

export function tableFrom(row: Row): KeptTable {
  const json = (text: Value | undefined): unknown =>
    text === null || text === undefined ? null : JSON.parse(String(text));
  return {
    ...(row as unknown as KeptTable),
    options: json(row.options),
    seats: json(row.seats) as KeptSeat[],
    clock: json(row.clock) as Clock | null,
    start: json(row.start) ?? undefined,
    result: json(row.result) as Result | null,
    terms: json(row.terms) as Terms,
    asked: json(row.asked) as number[],
    bodies: new Map(),
  };
}
