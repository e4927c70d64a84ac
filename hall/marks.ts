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

  /** One of those who were asked has answered; of several, the others may still answer what they saw. */
  answered(seat: Seat, asked: readonly Seat[], moves: number): void {
    if (asked.length === 1) this.renew(moves);
    else this.#own.set(seat, moves);
  }
}
