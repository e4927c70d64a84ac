// Who sits where: people sit down, get up and come back, and bots take the seats nobody wanted.

import type { GameModule } from '@skald/games';
import { type Outcome, refuse, type Seat, USUAL_LEVEL } from '@skald/kernel';
import { type BroughtDocument, bodiesOf, laidDown, misfit, sweep } from './bringing.ts';
import { sealed } from './gathering.ts';
import { seatsOf } from './info.ts';
import type { KeptSeat, KeptTable, Person } from './kept.ts';
import { toldApart } from './protocol/index.ts';

const DONE = { ok: {} } as const;

/** How somebody sits down: what he seals for the dice, and whether he agrees to dice that are typed in. */
export interface Sitting {
  readonly seal?: string | undefined;
  readonly agrees?: true | undefined;
  /** What he brings to his seat. */
  readonly brought?: readonly BroughtDocument[] | undefined;
}

/** As far as the house alone can say. */
export function maySit(
  kept: KeptTable,
  module: GameModule,
  person: Person,
  seats: readonly Seat[],
  sitting: Sitting,
): Outcome<object> {
  if (seatsOf(kept, person).length > 0) return refuse('already-seated', {});
  const places = seats.map((seat) => kept.seats[seat]);
  const taken = places.findIndex((place) => place?.kind !== 'open');
  if (kept.status !== 'open' || taken >= 0)
    return refuse('seat-taken', { seat: seats[taken] ?? seats[0] ?? 0 });
  const unwilling = mindsTypedDice(kept, sitting);
  if (unwilling) return unwilling;
  return misfit(module, sitting.brought ?? []) ?? DONE;
}

/** Whoever may, and whose game could begin. */
export function sitDown(
  kept: KeptTable,
  module: GameModule,
  person: Person,
  seats: readonly Seat[],
  now: number,
  { seal, brought = [] }: Sitting,
): void {
  const places = seats.map((seat) => kept.seats[seat]);
  const name = toldApart(person.name, namesOfOthers(kept, person));
  const sits = { kind: 'human', person: person.id, name, since: now, seen: now };
  for (const [i, place] of places.entries())
    Object.assign(place as KeptSeat, sits, i === 0 ? sealed(seal) : {});
  const [first] = places as [KeptSeat];
  Object.assign(first, laidDown(first, module, brought));
  for (const [digest, body] of bodiesOf(brought)) if (!kept.bodies.has(digest)) kept.bodies.set(digest, body);
}

/** Who else sits at the table, as it calls them. */
export const namesOfOthers = ({ seats }: KeptTable, person: Person): string[] =>
  seats.flatMap((seat) => (seat.person === null || seat.person === person.id ? [] : [seat.name]));

/** Dice of a real table can't be checked: nobody meets them unasked. */
export const mindsTypedDice = (
  { terms }: KeptTable,
  { agrees }: Sitting,
): ReturnType<typeof refuse> | null => (terms.realDice && !agrees ? refuse('real-dice', {}) : null);

/** Only whose table it is may begin it; who sits down there is a guest. */
export function fillWithBots(kept: KeptTable, person: Person): Outcome<object> {
  if (kept.status !== 'open' || kept.creator !== person.id) return refuse('may-not-begin', {});
  if (people(kept).size === 0) return refuse('bots-alone', {});
  for (const seat of kept.seats)
    if (seat.kind === 'open') Object.assign(seat, { kind: 'bot', level: USUAL_LEVEL, left: null });
  return DONE;
}

/**
 * From an open table people just go; in a game a bot plays for them. Whoever leaves an open table of his own, with a
 * seat or without, leaves it to those who sit there.
 */
export function getUp(kept: KeptTable, person: Person): Outcome<object> {
  const seats = seatsOf(kept, person);
  const own = kept.status === 'open' && kept.creator === person.id;
  if (seats.length === 0 && !own) return refuse('not-seated', {});
  if (kept.status === 'over') return refuse('match-over', {});
  const gone =
    kept.status === 'open'
      ? { kind: 'open', person: null, name: '', dice: undefined, brought: undefined }
      : { away: true };
  for (const seat of seats) Object.assign(kept.seats[seat] as KeptSeat, gone);
  sweep(kept);
  if (own) kept.creator = eldest(kept) ?? NOBODY;
  return DONE;
}

/** An open table whose owner has left, and nobody to leave it to. */
export const isDeserted = ({ status, creator }: KeptTable): boolean =>
  status === 'open' && creator === NOBODY;

const NOBODY = '';

/** Who has sat there longest. */
export function eldest({ seats }: Pick<KeptTable, 'seats'>): string | null {
  const sitters = seats.filter(({ person }) => person !== null);
  return sitters.sort((a, b) => (a.since ?? 0) - (b.since ?? 0))[0]?.person ?? null;
}

/** Everybody who has a seat. */
export const people = ({ seats }: Pick<KeptTable, 'seats'>): Set<string> =>
  new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])));

/** Whether bots play although nobody looks on: among several, somebody waits for his turn. */
export const goesOnAlone = (kept: Pick<KeptTable, 'seats'>): boolean =>
  people(kept).size > 1 && kept.seats.some(({ person, away }) => person !== null && !away);
