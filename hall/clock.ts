// Time to think: a bank and an increment for each seat.

import type { KeptSeat, KeptTable } from './kept.ts';

/** Longer waits than this are cut into pieces: a timer holds no more. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Who comes back after running out gets at least this much to answer with. */
const MERCY = 10_000;

export class GameClock {
  readonly #kept: KeptTable;
  /** A clock that only goes forward: the time of day may be set. */
  readonly #tick: () => number;
  readonly #runOut: (seat: number) => void;
  #running: readonly number[] = [];
  #since = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(kept: KeptTable, tick: () => number, runOut: (seat: number) => void) {
    this.#kept = kept;
    this.#tick = tick;
    this.#runOut = runOut;
  }

  /** The time of these seats runs from now on, and nobody else's. */
  begin(asked: readonly number[]): void {
    if (this.#kept.clock === null) return;
    this.#settle();
    this.#running = asked.filter((seat) => this.#counts(seat));
    this.#arm();
  }

  /** Somebody chose in person: that earns the increment. */
  moved(seat: number): void {
    if (this.#kept.clock === null) return;
    this.#settle();
    if (this.#counts(seat)) this.#add(seat, this.#kept.clock?.increment ?? 0);
  }

  refill(seat: number): void {
    this.#settle();
    const { clock, seats } = this.#kept;
    if (clock && seats[seat]?.left === 0) this.#add(seat, Math.max(clock.increment, MERCY));
  }

  /** Milliseconds left at this moment. */
  left(seat: number): number | null {
    const left = this.#kept.seats[seat]?.left ?? null;
    if (left === null || !this.#running.includes(seat)) return left;
    return Math.max(0, left - Math.max(0, this.#tick() - this.#since));
  }

  stop(): void {
    this.begin([]);
  }

  #counts(seat: number): boolean {
    const place = this.#kept.seats[seat];
    return this.#kept.clock !== null && place?.kind === 'human' && !place.away && place.left !== null;
  }

  #add(seat: number, ms: number): void {
    const place = this.#kept.seats[seat] as KeptSeat;
    place.left = (place.left ?? 0) + ms;
  }

  #settle(): void {
    for (const seat of this.#running) {
      const place = this.#kept.seats[seat];
      if (place) place.left = this.left(seat);
    }
    this.#since = this.#tick();
  }

  #arm(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const left = (seat: number): number => this.left(seat) ?? 0;
    const [first] = [...this.#running].sort((a, b) => left(a) - left(b));
    if (first === undefined) return;
    const ring = (): void => (left(first) > 0 ? this.#arm() : this.#runOut(first));
    this.#timer = setTimeout(ring, Math.min(left(first), LONGEST_TIMER)).unref();
  }
}
