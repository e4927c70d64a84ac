// Who is here, who is gone, and since when: whether a bot may play for somebody, or another take the seat.

import { type Outcome, refuse, type Seat } from '@skald/kernel';
import { sealed } from './gathering.ts';
import { seatsOf } from './info.ts';
import type { KeptSeat, KeptTable, Person } from './kept.ts';
import type { Sitting } from './seats.ts';

const MINUTE = 60_000;
/** How long somebody must not have been seen: before others agree on a bot, before one decides it alone, or gives his seat away. */
const PATIENCE = { together: 10 * MINUTE, alone: 24 * 60 * MINUTE, seat: 24 * 60 * MINUTE } as const;

type Online = (person: string) => boolean;

/** Somebody was here until now. */
export function seen(kept: KeptTable, person: Person | null, now: number): boolean {
  const seats = seatsOf(kept, person);
  for (const seat of seats) (kept.seats[seat] as KeptSeat).seen = now;
  return seats.length > 0;
}

/** Who must agree that a bot plays for somebody who is gone: the others who are here. */
export function whoReplaces(
  kept: KeptTable,
  person: Person,
  seat: Seat,
  online: Online,
  now: number,
): Outcome<Set<string>> {
  const place = kept.seats[seat];
  const playing = mayAgree(kept, person);
  if ('refused' in playing) return playing;
  if (kept.clock !== null) return refuse('clock-decides', {});
  const gone = place?.kind === 'human' && place.person !== null && !place.away && !online(place.person);
  if (!gone || place.person === person.id || !kept.asked.includes(seat)) return refuse('not-absent', {});
  const others = present(kept, online, person);
  if (unseen(kept, seat, now) < (others.size > 0 ? PATIENCE.together : PATIENCE.alone))
    return refuse('gone-too-short', {});
  return { ok: others };
}

/** Who must agree that somebody takes the seat of one who is away: all who are here, himself too if he is. */
export function whoGivesSeat(
  kept: KeptTable,
  person: Person,
  seat: Seat,
  online: Online,
  now: number,
): Outcome<Set<string>> {
  const place = kept.seats[seat];
  if (seatsOf(kept, person).length > 0) return refuse('already-seated', {});
  if (kept.status !== 'playing' || place?.person == null || !place.away)
    return refuse('seat-taken', { seat });
  // Two seats' secrets are too many for one head.
  const elsewhere = (kept.terms.former ?? []).some((one) => one.person === person.id && one.seat !== seat);
  if (elsewhere) return refuse('knows-another-seat', {});
  const here = present(kept, online);
  if (here.size === 0) return refuse('nobody-to-ask', {});
  if (online(place.person)) here.add(place.person);
  else if (unseen(kept, seat, now) < PATIENCE.seat) return refuse('gone-too-short', {});
  return { ok: here };
}

/** The seat is somebody else's from now on. */
export function giveSeat(
  kept: KeptTable,
  seat: Seat,
  { id, name }: Person,
  now: number,
  { seal }: Sitting,
): void {
  const place = kept.seats[seat] as KeptSeat;
  const former = { seat, person: place.person as string };
  kept.terms = { ...kept.terms, former: [...(kept.terms.former ?? []), former] };
  Object.assign(place, { person: id, name, away: false, since: now, seen: now, ...sealed(seal) });
  // What the other had ordered is no concern of his.
  place.orders = undefined;
}

/** Where nothing was written down, nobody has been gone for longer than the table stood still. */
const unseen = ({ seats, updated }: KeptTable, seat: Seat, now: number): number =>
  now - (seats[seat]?.seen ?? updated);

function mayAgree(kept: KeptTable, person: Person): Outcome<object> {
  if (seatsOf(kept, person).length === 0) return refuse('not-seated', {});
  if (kept.status === 'open') return refuse('not-begun', {});
  return kept.status === 'over' ? refuse('match-over', {}) : { ok: {} };
}

/** Those who play in person and are here. */
function present({ seats }: KeptTable, online: Online, but: Person | null = null): Set<string> {
  const here = seats.flatMap(({ person, away }) => (person === null || away ? [] : [person]));
  return new Set(here.filter((person) => person !== but?.id && online(person)));
}
