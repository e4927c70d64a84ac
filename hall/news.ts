// Who looks at a table, and what each of them may know and does not know yet.

import type { Match, Seat } from '@skald/kernel';
import { Circle } from './circle.ts';
import { seatsOf } from './info.ts';
import type { KeptTable, Person } from './kept.ts';
import type { ChatLine, TableInfo, TableState, Wish } from './protocol/index.ts';

/** Somebody who looks on, with a seat or without. */
export interface Watcher {
  readonly person: Person | null;
  /** Gets `TableNews` as JSON: those who may know the same share the work of writing it. */
  tell(state: string): void;
}

/** What somebody who comes back has heard already. */
export interface Known {
  readonly revision: number;
  readonly events: number;
  readonly chat: number;
}

/** What there is to tell. */
export interface Tidings {
  readonly kept: KeptTable;
  readonly match: Match | null;
  readonly revision: number;
  /** Changes with whatever `info` tells, but for the moves and who is asked. */
  readonly heading: number;
  readonly chat: { readonly next: number; from(n: number): readonly ChatLine[] };
  readonly wish: Wish | null;
  readonly spectators: number;
  info(reader: Person | null): TableInfo;
  /** Whether a seat's orders are about to answer for it. */
  answersItself(seat: Seat): boolean;
}

export class Readers {
  readonly #circles = new Map<string, Circle>();
  readonly #circleOf = new Map<Watcher, Circle>();
  /** How many sockets each person looks on with. */
  readonly #present = new Map<string, number>();

  get size(): number {
    return this.#circleOf.size;
  }

  get spectators(): number {
    let count = 0;
    for (const { seats, size } of this.#circles.values()) if (seats.length === 0) count += size;
    return count;
  }

  online(person: string): boolean {
    return this.#present.has(person);
  }

  /** How the table stands, for somebody who looks on from now on. */
  add(watcher: Watcher, tidings: Tidings, have: Known | null): TableState {
    this.#count(watcher, 1);
    const circle = this.#join(watcher, tidings.kept);
    return circle.welcome(watcher, tidings, have);
  }

  remove(watcher: Watcher): boolean {
    if (!this.#circleOf.has(watcher)) return false;
    this.#count(watcher, -1);
    this.#part(watcher);
    return true;
  }

  /** Somebody sits elsewhere now, and may know other things. */
  seatsChanged({ kept }: Tidings): void {
    for (const [watcher, circle] of [...this.#circleOf]) {
      if (circle.key === keyOf(kept, watcher.person)) continue;
      this.#part(watcher);
      this.#join(watcher, kept).takeOver(watcher);
    }
  }

  tellAll(tidings: Tidings): void {
    const copies = new Map<object, object>();
    for (const circle of this.#circles.values()) circle.tell(tidings, copies);
  }

  /** What concerns one person alone. */
  tellOne(tidings: Tidings, { id }: Person): void {
    const circles = [...this.#circleOf].flatMap(([{ person }, circle]) =>
      person?.id === id ? [circle] : [],
    );
    for (const circle of new Set(circles)) circle.tell(tidings, new Map());
  }

  #join(watcher: Watcher, kept: KeptTable): Circle {
    const key = keyOf(kept, watcher.person);
    let circle = this.#circles.get(key);
    if (circle === undefined) {
      circle = new Circle(key, seatsOf(kept, watcher.person), watcher.person);
      this.#circles.set(key, circle);
    }
    this.#circleOf.set(watcher, circle);
    return circle;
  }

  #part(watcher: Watcher): void {
    const circle = this.#circleOf.get(watcher) as Circle;
    circle.leave(watcher);
    if (circle.size === 0) this.#circles.delete(circle.key);
    this.#circleOf.delete(watcher);
  }

  #count({ person }: Watcher, by: 1 | -1): void {
    if (person === null) return;
    const count = (this.#present.get(person.id) ?? 0) + by;
    if (count === 0) this.#present.delete(person.id);
    else this.#present.set(person.id, count);
  }
}

/** The same for all who may know the same. */
const keyOf = (kept: KeptTable, person: Person | null): string =>
  `${seatsOf(kept, person)}${kept.creator === person?.id ? '!' : ''}`;
