// The moment at which each seat was last asked something, as a number of moves: whoever has seen that much may answer, and
// nobody answers twice with the same.

import type { Seat } from '@skald/kernel';

export class Marks {
  #all: number;
  readonly #own = new Map<Seat, number>();

  constructor(moves: number) {
    this.#all = moves;
  }

  of(seat: Seat): number {
    return this.#own.get(seat) ?? this.#all;
  }

  /** Everything is asked anew. */
  renew(moves: number): void {
    this.#all = moves;
    this.#own.clear();
  }

  /**
   * One of those who were asked has answered. Where just the others are still asked, they may answer what they saw; whoever
   * else is asked now, and he himself if he is asked again, has seen nothing of it yet.
   */
  answered(seat: Seat, asked: readonly Seat[], now: readonly Seat[], moves: number): void {
    const sameQuestion =
      now.length > 0 &&
      now.length === asked.length - 1 &&
      now.every((one) => one !== seat && asked.includes(one));
    if (sameQuestion) this.#own.set(seat, moves);
    else this.renew(moves);
  }
}
