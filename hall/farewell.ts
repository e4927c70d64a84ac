// Somebody leaves the hall for good, or a guest's games become an account's: whatever bears a name gets another, or none.

import { saveBodies } from './body-rows.ts';
import { handOverDocuments } from './document-rows.ts';
import type { KeptSeat, KeptTable, Person, Terms } from './kept.ts';
import { endSessions } from './people-rows.ts';
import { dropWithTable, handOverSagas } from './saga-rows.ts';
import { eldest, isDeserted } from './seats.ts';
import type { Sql } from './sql.ts';
import { addSitters, TABLE_COLUMNS, tableFrom } from './table-rows.ts';

/** What changed with it. */
export interface HandedOver {
  /** The hashes of the sessions that ended. */
  readonly sessions: readonly string[];
  readonly tables: readonly KeptTable[];
  readonly dropped: readonly KeptTable[];
}

/** Every table somebody made, sits at or spoke at. */
export async function tablesWith(sql: Sql, person: string): Promise<string[]> {
  const rows = await sql.all<{ id: string }>(
    `SELECT id FROM tables WHERE creator = ?
     UNION SELECT table_id FROM sitters WHERE person = ?
     UNION SELECT table_id FROM chat WHERE person = ?`,
    person,
    person,
    person,
  );
  return rows.map(({ id }) => id);
}

/** To somebody else, or to nobody: all of it or nothing. Afterwards `from` is nobody any more. */
export const handOver = (sql: Sql, from: Person, to: Person | null): Promise<HandedOver> =>
  sql.transaction(async (inside) => {
    const [tables, dropped]: [KeptTable[], KeptTable[]] = [[], []];
    await handOverSagas(inside, from, to);
    for (const id of await tablesWith(inside, from.id)) {
      const [row] = await inside.all(`SELECT ${TABLE_COLUMNS.join(', ')} FROM tables WHERE id = ?`, id);
      if (row === undefined) continue;
      const before = tableFrom(row);
      const after = tableAfter(before, from, to);
      if (after === null) dropped.push(before);
      else tables.push(after);
      await (after === null
        ? inside.batch([dropWithTable(id), ['DELETE FROM tables WHERE id = ?', id]])
        : save(inside, after));
    }
    await inside.run(
      'UPDATE chat SET person = ?, name = ? WHERE person = ?',
      to?.id ?? '',
      to?.name ?? '',
      from.id,
    );
    await inside.batch(handOverDocuments(from.id, to?.id ?? null));
    const sessions = await endSessions(inside, from.id, null);
    await inside.run('DELETE FROM people WHERE id = ?', from.id);
    return { sessions, tables, dropped };
  });

/** Null for a table that nobody else has anything to do with. */
function tableAfter(kept: KeptTable, from: Person, to: Person | null): KeptTable | null {
  const seats = kept.seats.map((seat) =>
    seat.person === from.id ? seatAfter(seat, kept.status === 'open', to) : seat,
  );
  const heir = to?.id ?? (kept.status === 'open' ? eldest({ seats }) : null) ?? '';
  const creator = kept.creator === from.id ? heir : kept.creator;
  const after = { ...kept, seats, creator, terms: termsAfter(kept.terms, from, to) };
  const forgotten = creator === '' && seats.every(({ person }) => person === null);
  return to === null && (forgotten || isDeserted(after)) ? null : after;
}

function termsAfter({ former, brought, ...terms }: Terms, from: Person, to: Person | null): Terms {
  const known = former?.flatMap((one) =>
    one.person !== from.id ? [one] : to === null ? [] : [{ ...one, person: to.id }],
  );
  const by = brought?.by === from.name ? (to?.name ?? '') : brought?.by;
  return {
    ...terms,
    ...(known && { former: known }),
    ...(brought && by !== undefined && { brought: { ...brought, by } }),
  };
}

/** A seat nobody has begun to play is free again; in a game a bot goes on for whoever is gone. */
function seatAfter(seat: KeptSeat, open: boolean, to: Person | null): KeptSeat {
  if (to !== null) return { ...seat, person: to.id, name: to.name };
  const nobody = { ...seat, person: null, name: '', orders: undefined };
  return open
    ? { ...nobody, kind: 'open', dice: undefined, brought: undefined }
    : { ...nobody, away: true, gone: true };
}

const save = (sql: Sql, table: KeptTable): Promise<void> =>
  sql.batch([
    [
      'UPDATE tables SET creator = ?, seats = ?, terms = ? WHERE id = ?',
      table.creator,
      JSON.stringify(table.seats),
      JSON.stringify(table.terms),
      table.id,
    ],
    ['DELETE FROM sitters WHERE table_id = ?', table.id],
    ...addSitters(table),
    ...saveBodies(table),
  ]);
