// Who sits where: people sit down, get up and come back, and bots take the seats nobody wanted.

import { type Outcome, refuse, type Seat } from '@skald/kernel';
import { belongsTo, seatsOf } from './info.ts';
import type { KeptSeat, KeptTable, Person } from './kept.ts';

const DONE = { ok: {} } as const;

export function sitDown(kept: KeptTable, person: Person, seats: readonly Seat[]): Outcome<object> {
  if (seatsOf(kept, person).length > 0) return refuse('already-seated', {});
  const places = seats.map((seat) => kept.seats[seat]);
  const taken = places.findIndex((place) => place?.kind !== 'open');
  if (kept.status !== 'open' || taken >= 0)
    return refuse('seat-taken', { seat: seats[taken] ?? seats[0] ?? 0 });
  for (const place of places)
    Object.assign(place as KeptSeat, { kind: 'human', person: person.id, name: person.name });
  return DONE;
}

export function fillWithBots(kept: KeptTable, person: Person): Outcome<object> {
  if (kept.status !== 'open' || !belongsTo(kept, person)) return refuse('may-not-begin', {});
  if (people(kept).size === 0) return refuse('bots-alone', {});
  for (const seat of kept.seats)
    if (seat.kind === 'open') Object.assign(seat, { kind: 'bot', level: 'karl', left: null });
  return DONE;
}

/** From an open table people just go; in a game a bot plays for them. */
export function getUp(kept: KeptTable, person: Person): Outcome<object> {
  const seats = seatsOf(kept, person);
  if (seats.length === 0) return refuse('not-seated', {});
  if (kept.status === 'over') return refuse('match-over', {});
  const gone = kept.status === 'open' ? { kind: 'open', person: null, name: '' } : { away: true };
  for (const seat of seats) Object.assign(kept.seats[seat] as KeptSeat, gone);
  return DONE;
}

/** An open table that everybody has left. */
export const isDeserted = ({ status, seats }: KeptTable): boolean =>
  status === 'open' && seats.every(({ person }) => person === null);

/** Everybody who has a seat. */
export const people = ({ seats }: Pick<KeptTable, 'seats'>): Set<string> =>
  new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])));

/** Whether bots play although nobody looks on: among several, somebody waits for his turn. */
export const goesOnAlone = (kept: Pick<KeptTable, 'seats'>): boolean =>
  people(kept).size > 1 && kept.seats.some(({ person, away }) => person !== null && !away);
