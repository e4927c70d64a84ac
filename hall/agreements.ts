// What the people at a table do only together: go back, let a bot play for somebody who is gone, give a seat away.
// One wish at a time, with a number, so that nobody agrees to anything but what he was asked.

import { type Outcome, refuse, type Seat } from '@skald/kernel';
import type { KeptTable, Person } from './kept.ts';
import type { Matter, Wish } from './protocol/index.ts';
import type { Sitting } from './seats.ts';

/** How often one may ask before anything has come of it: those who play, until another has chosen. */
const MOST_TRIES = 3;

interface Asking {
  readonly request: number;
  readonly matter: Matter;
  readonly person: Person;
  /** How he would sit down, where a seat is asked for. */
  readonly sitting: Sitting;
  readonly by: Seat | null;
  /** How many moves had been made. */
  readonly at: number;
  /** Those who have not agreed yet. */
  readonly waiting: Set<string>;
}

/** What everybody has agreed to, and who wished it. */
export type Agreed = Pick<Asking, 'matter' | 'person' | 'sitting'>;

export class Agreements {
  readonly #tries = new Map<string, number>();
  #last: number;
  #open: Asking | null = null;

  /** Numbers go on from the time, so that no answer fits a wish from before the table was last loaded. */
  constructor(now: number) {
    this.#last = now;
  }

  /** Whoever is here may ask, unless somebody else who is still here has asked. Without anybody to ask it is agreed. */
  ask(
    wish: Omit<Asking, 'request'>,
    online: (person: string) => boolean,
  ): Outcome<{ request: number; agreed: Agreed | null }> {
    const open = this.#open;
    if (open !== null && open.person.id !== wish.person.id && online(open.person.id))
      return refuse('already-asked', {});
    const tries = this.#tries.get(wish.person.id) ?? 0;
    if (tries >= MOST_TRIES) return refuse('asked-enough', {});
    this.#last += 1;
    this.#open = wish.waiting.size === 0 ? null : { ...wish, request: this.#last };
    if (this.#open !== null) this.#tries.set(wish.person.id, tries + 1);
    return { ok: { request: this.#last, agreed: this.#open === null ? wish : null } };
  }

  /** The last yes agrees; one no, from whoever asked or sits at the table, ends it. */
  answer(person: Person, request: number, yes: boolean, kept: KeptTable): Outcome<Agreed | null> {
    const open = this.#open;
    const sits = kept.seats.some((seat) => seat.person === person.id);
    if (open?.request !== request || !(sits || open.person.id === person.id)) return refuse('not-asked', {});
    if (yes && !open.waiting.delete(person.id)) return refuse('not-asked', {});
    if (yes && open.waiting.size > 0) return { ok: null };
    this.#open = null;
    if (yes) this.#tries.delete(open.person.id);
    return { ok: yes ? open : null };
  }

  /** Somebody has chosen: the others may ask again. Those who only look on may not. */
  chosen(seat: Seat, { seats }: KeptTable): void {
    for (const { person } of seats)
      if (person !== null && person !== seats[seat]?.person) this.#tries.delete(person);
  }

  /** A wish lapses with what it was about. */
  review(kept: KeptTable, online: (person: string) => boolean): void {
    if (this.#open !== null && !stands(this.#open, kept, online)) this.#open = null;
  }

  lapse(): void {
    this.#open = null;
  }

  told({ seats }: KeptTable): Wish | null {
    if (this.#open === null) return null;
    const { request, matter, person, by, at, waiting } = this.#open;
    const still = seats.flatMap((seat, i) => (seat.person !== null && waiting.has(seat.person) ? [i] : []));
    return { ...matter, request, by, name: person.name, at, waiting: still };
  }
}

function stands({ matter, at }: Asking, kept: KeptTable, online: (person: string) => boolean): boolean {
  if (kept.status !== 'playing') return false;
  if (matter.kind === 'undo') return kept.moves === at;
  const place = kept.seats[matter.seat];
  if (matter.kind === 'seat') return place?.away === true;
  const gone = place?.person != null && !place.away && !online(place.person);
  return gone && kept.asked.includes(matter.seat);
}
