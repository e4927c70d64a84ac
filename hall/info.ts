// A table as lobbies and headings show it.

import { gameById } from '@skald/games';
import type { KeptSeat, KeptTable, Person } from './kept.ts';
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

/** When somebody was last here is told to the minute. */
const COARSE = 60_000;

export function tableInfo(
  kept: KeptTable,
  reader: Person | null,
  now: number,
  live: Live | null = null,
): TableInfo {
  const mine = seatsOf(kept, reader);
  const here = (person: string | null): boolean => person !== null && (live?.online(person) ?? false);
  const lastHere = ({ person, seen }: KeptSeat): number | null =>
    person === null || seen === undefined || mine.length === 0 || here(person)
      ? null
      : seen - (seen % COARSE);
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
        online: here(seat.person),
        away: seat.away,
        ...(seat.gone && { gone: true }),
        left: live ? live.left(i) : seat.left,
        seen: lastHere(seat),
        seal: seat.dice?.seal ?? null,
        revealed: seat.dice !== undefined && seat.dice.part !== null,
        ...(seat.brought && { brought: seat.brought }),
      }),
    ),
    status: kept.status,
    visibility: kept.visibility,
    clock: kept.clock,
    now,
    updated: kept.updated,
    result: kept.result,
    rematch: kept.rematch,
    brought: kept.terms.brought ?? null,
    realDice: kept.terms.realDice ?? false,
    saga: kept.terms.saga ?? null,
    mine,
    asked: kept.asked,
    moves: kept.moves,
    mayBegin: kept.status === 'open' && kept.creator === reader?.id,
    closedChat: kept.terms.closedChat ?? false,
  };
}

/** As a list of tables shows it; the whole of it is for those who open the table. */
export const summary = (kept: KeptTable, reader: Person | null): TableSummary => ({
  id: kept.id,
  game: kept.game,
  options: gameById(kept.game)?.gist?.(kept.options as Record<string, unknown>, kept.seats) ?? {},
  seats: kept.seats.map(({ as, kind, name, level, gone }) => ({
    as,
    kind,
    name: plain(name),
    level,
    ...(gone && { gone }),
  })),
  status: kept.status,
  result: kept.result && { winners: kept.result.winners },
  mine: seatsOf(kept, reader),
  asked: kept.asked,
  round: kept.status === 'playing' ? (kept.terms.round ?? null) : null,
});

/** A name without what cannot be seen, which is long to write down. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Cs}]/gu, '');
