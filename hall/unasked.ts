// What is answered without asking: by a seat's standing orders, and by default where others have waited long enough.

import { randomInt } from 'node:crypto';
import {
  type Game,
  type Match,
  type Orders,
  type Outcome,
  refuse,
  type Seat,
  standingQuestions,
} from '@skald/kernel';
import type { KeptSeat, KeptTable, Person } from './kept.ts';
import type { Marks } from './marks.ts';
import { people } from './seats.ts';
import type { Turns } from './turns.ts';

/** Milliseconds after which orders answer among several people, from and to: as if somebody had thought about it. */
const BREATH = { least: 800, most: 2_800 } as const;

export const breath = (): number => randomInt(BREATH.least, BREATH.most);

/** How somebody's question comes to an answer without him. */
export type Unsaid = 'order' | 'default';

interface Table {
  readonly kept: KeptTable;
  readonly match: Match | null;
  readonly marks: Marks;
}

interface Wait {
  readonly how: Unsaid;
  readonly match: Match;
  /** When the seat was asked, as a number of moves. */
  readonly mark: number;
  readonly timer: NodeJS.Timeout;
}

export class Unasked {
  readonly #table: Table;
  readonly #turns: Turns;
  readonly #breath: () => number;
  readonly #answer: (match: Match, seat: Seat, how: Unsaid) => Promise<unknown>;
  readonly #waits = new Map<Seat, Wait>();
  /** Who took an answer back is asked at that moment, whatever he has ordered. */
  #back: { readonly seat: Seat; readonly mark: number } | null = null;

  constructor(
    table: Table,
    turns: Turns,
    pause: () => number,
    answer: (match: Match, seat: Seat, how: Unsaid) => Promise<unknown>,
  ) {
    this.#table = table;
    this.#turns = turns;
    this.#breath = pause;
    this.#answer = answer;
  }

  get busy(): boolean {
    return this.#waits.size > 0;
  }

  /** Whoever is asked has his orders and his time; what was begun for the same question goes on. */
  wake(): void {
    const { kept, match } = this.#table;
    const asked = match !== null && kept.status === 'playing' ? kept.asked : [];
    for (const seat of [...this.#waits.keys()]) if (!asked.includes(seat)) this.#forget(seat);
    for (const seat of asked) if (match !== null) this.#wait(match, seat);
  }

  /** Whether a seat's orders are about to answer: it is not asked then. */
  answersFor(seat: Seat): boolean {
    const { kept, match } = this.#table;
    return match !== null && kept.asked.includes(seat) && this.#howAnswered(match, seat) === 'order';
  }

  /** Somebody took his last answer back: he wants to give another. */
  tookBack(seat: Seat): void {
    this.#back = { seat, mark: this.#table.marks.of(seat) };
  }

  stop(): void {
    for (const seat of [...this.#waits.keys()]) this.#forget(seat);
  }

  #wait(match: Match, seat: Seat): void {
    const how = this.#howAnswered(match, seat);
    const mark = this.#table.marks.of(seat);
    const known = this.#waits.get(seat);
    if (known?.how === how && known.match === match && known.mark === mark) return;
    this.#forget(seat);
    if (how === null) return;
    const timer = setTimeout(() => this.#ring(seat), this.#delay(how)).unref();
    this.#waits.set(seat, { how, match, mark, timer });
  }

  #howAnswered(match: Match, seat: Seat): Unsaid | null {
    const { kept, marks } = this.#table;
    const isBack = this.#back?.seat === seat && this.#back.mark === marks.of(seat);
    const { kind, away, orders } = kept.seats[seat] as KeptSeat;
    if (kind !== 'human' || away) return null;
    if (orders && !isBack && match.ordered(seat, orders) !== null) return 'order';
    return kept.clock?.patience && match.byDefault(seat) !== null ? 'default' : null;
  }

  /** Nobody waits for the orders of who plays alone, and nobody learns from the others' that they are orders. */
  #delay(how: Unsaid): number {
    const { kept } = this.#table;
    if (how === 'default') return kept.clock?.patience ?? 0;
    return people(kept).size > 1 ? this.#breath() : 0;
  }

  #ring(seat: Seat): void {
    const answer = async (): Promise<void> => {
      const wait = this.#waits.get(seat);
      this.#forget(seat);
      const { match, marks } = this.#table;
      if (wait === undefined || wait.match !== match || wait.mark !== marks.of(seat)) return this.wake();
      if (this.#howAnswered(match, seat) === wait.how) await this.#answer(match, seat, wait.how);
      else this.wake();
    };
    void this.#turns.take(answer).catch(() => {});
  }

  #forget(seat: Seat): void {
    clearTimeout(this.#waits.get(seat)?.timer);
    this.#waits.delete(seat);
  }
}

/** All that a seat orders from now on; a refusal where it is no order of this game. */
export function giveOrders(
  { seats }: KeptTable,
  game: Game,
  person: Person,
  seat: Seat,
  orders: Orders,
): Outcome<object> {
  const place = seats[seat];
  if (place?.person !== person.id) return refuse('not-your-seat', { seat });
  const offered = standingQuestions(game);
  const isOffered = ([kind, order]: [string, Orders[string]]): boolean =>
    offered.some(
      (one) => one.kind === kind && (typeof order === 'string' ? one.orders.includes(order) : one.forNow),
    );
  if (!Object.entries(orders).every(isOffered)) return refuse('no-such-order', {});
  place.orders = orders;
  return { ok: {} };
}

/** A reader's own orders, seat by seat; nothing where he has given none. */
export function ordersOf({ seats }: KeptTable, own: readonly Seat[]): Record<Seat, Orders> | undefined {
  const given = own.flatMap((seat) => (seats[seat]?.orders ? [[seat, seats[seat].orders] as const] : []));
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
