// A table as lobbies and headings show it.

import { gameById } from '@skald/games';
import type { KeptTable, Person } from './kept.ts';
import type { SeatInfo, TableInfo, TableSummary } from './protocol/index.ts';

/** What only a table in memory knows. */
export interface Live {
  online(person: string): boolean;
  left(seat: number): number | null;
}

export const seatsOf = ({ seats }: KeptTable, person: Person | null): number[] =>
  person === null ? [] : seats.flatMap((seat, i) => (seat.person === person.id ? [i] : []));

/** Whoever sits there or made the table. */
export const belongsTo = (kept: KeptTable, person: Person | null): boolean =>
  person !== null && (kept.creator === person.id || seatsOf(kept, person).length > 0);

/** What is to be found out in play stays out of lobbies and headings. */
const openOptions = ({ game, options }: KeptTable): unknown =>
  gameById(game)?.openOptions?.(options as Record<string, unknown>) ?? options;

export function tableInfo(
  kept: KeptTable,
  reader: Person | null,
  now: number,
  live: Live | null = null,
): TableInfo {
  return {
    id: kept.id,
    game: kept.game,
    options: openOptions(kept),
    seats: kept.seats.map(
      (seat, i): SeatInfo => ({
        as: seat.as,
        kind: seat.kind,
        name: seat.name,
        level: seat.level,
        online: seat.person !== null && (live?.online(seat.person) ?? false),
        away: seat.away,
        left: live ? live.left(i) : seat.left,
      }),
    ),
    status: kept.status,
    visibility: kept.visibility,
    clock: kept.clock,
    now,
    updated: kept.updated,
    result: kept.result,
    rematch: kept.rematch,
    mine: seatsOf(kept, reader),
    asked: kept.asked,
    moves: kept.moves,
    mayBegin: kept.status === 'open' && belongsTo(kept, reader),
  };
}

/** As a list of tables shows it; the whole of it is for those who open the table. */
export const summary = (kept: KeptTable, reader: Person | null): TableSummary => ({
  id: kept.id,
  game: kept.game,
  options: gameById(kept.game)?.gist?.(kept.options as Record<string, unknown>) ?? {},
  seats: kept.seats.map(({ as, kind, name, level }) => ({ as, kind, name: plain(name), level })),
  status: kept.status,
  result: kept.result && { winners: kept.result.winners },
  mine: seatsOf(kept, reader),
  asked: kept.asked,
});

/** A name without what cannot be seen, which is long to write down. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Cs}]/gu, '');
