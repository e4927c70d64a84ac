// What is said at a table. The newest lines stay; those who look on have few, so that they crowd nobody out.

import { createHash } from 'node:crypto';
import { type Outcome, refuse, type Seat } from '@skald/kernel';
import type { KeptLine, KeptTable, Person } from './kept.ts';
import { Buckets } from './limits.ts';
import { type ChatLine, LIMITS, toldApart } from './protocol/index.ts';
import { namesOfOthers } from './seats.ts';
import type { Store } from './store.ts';

/** Lines at once, and a second in the long run. */
const SEATED = { rate: 1, burst: 20 };
const LOOKING_ON = { rate: 0.1, burst: 3 };

/** The time of day, and milliseconds that only go forward. */
interface Clocks {
  now(): number;
  tick(): number;
}

export class Chat {
  readonly #table: KeptTable;
  readonly #store: Store;
  readonly #clocks: Clocks;
  readonly #seated = new Buckets(SEATED.rate, SEATED.burst);
  readonly #lookingOn = new Buckets(LOOKING_ON.rate, LOOKING_ON.burst);
  /** What those are called who spoke from the benches. */
  readonly #speakers = new Map<string, string>();
  #lines: ChatLine[];

  constructor(table: KeptTable, lines: readonly KeptLine[], store: Store, clocks: Clocks) {
    this.#table = table;
    this.#store = store;
    this.#clocks = clocks;
    this.#lines = lines.map((line) => this.#told(line));
  }

  /** The number of the next line: whoever knows all before it has missed nothing. */
  get next(): number {
    return (this.#lines.at(-1)?.n ?? -1) + 1;
  }

  /** The lines from this number on. */
  from(n: number): readonly ChatLine[] {
    return n >= this.next ? [] : this.#lines.filter((line) => line.n >= n);
  }

  async say(person: Person, seat: Seat | null, text: string): Promise<Outcome<object>> {
    if (seat === null && this.#table.terms.closedChat) return refuse('chat-closed', {});
    const pace = seat === null ? this.#lookingOn : this.#seated;
    if (!pace.take(person.id, this.#clocks.tick())) return refuse('chat-slow', {});
    const kept = {
      n: this.next,
      person: person.id,
      name: this.#called(person, seat),
      seat,
      text,
      time: this.#clocks.now(),
    };
    const line = this.#told(kept);
    const gone = this.#makesRoom(line);
    await this.#store.addChat(this.#table.id, kept, gone);
    this.#lines = [...this.#lines.filter(({ n }) => n !== gone), line];
    return { ok: {} };
  }

  /** So that nobody takes him for another at this table. */
  #called(person: Person, seat: Seat | null): string {
    const place = seat === null ? undefined : this.#table.seats[seat];
    if (place !== undefined) return place.name;
    this.#speakers.delete(person.id);
    const others = [...namesOfOthers(this.#table, person), ...this.#speakers.values()];
    const name = toldApart(person.name, others);
    this.#speakers.set(person.id, name);
    return name;
  }

  async reload(): Promise<void> {
    this.#lines = (await this.#store.chat(this.#table.id)).map((line) => this.#told(line));
  }

  /** Who spoke is told by a mark that means nothing at any other table. */
  #told({ person, ...line }: KeptLine): ChatLine {
    const who = createHash('sha256').update(`${this.#table.id}:${person}`).digest('base64url').slice(0, 12);
    return { ...line, who };
  }

  /** The line that goes when this one comes: of the same speaker or bench if they have theirs. */
  #makesRoom({ seat, who }: ChatLine): number | null {
    const oldest = (lines: readonly ChatLine[], most: number): number | null =>
      lines.length < most ? null : (lines[0]?.n ?? null);
    const bench = this.#lines.filter((line) => (line.seat === null) === (seat === null));
    if (seat !== null) return oldest(bench, LIMITS.chatLines);
    const own = bench.filter((line) => line.who === who);
    return oldest(own, LIMITS.chatOfOneLookingOn) ?? oldest(bench, LIMITS.chatLookingOn);
  }
}
