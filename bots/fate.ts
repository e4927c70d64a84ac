// Dice that know what they are rolled for: whoever strikes the same foe for the second time meets the same faces in
// every playout of a round, whatever happened in between. What differs is then due to the option, not to luck.

import { type Dice, FastDice } from '@skald/kernel';

export class FatedDice implements Dice {
  readonly #seed: number;
  readonly #times = new Map<string, number>();
  #fate = 0;
  #dice: FastDice | null = null;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** The rolls that follow belong to this deed. */
  about(deed: string): void {
    const times = (this.#times.get(deed) ?? 0) + 1;
    this.#times.set(deed, times);
    this.#fate = this.#seed ^ Math.imul(hash(deed) + times, SPREAD);
    this.#dice = null;
  }

  roll(sides: number): number {
    this.#dice ??= new FastDice(this.#fate);
    return this.#dice.roll(sides);
  }
}

const SPREAD = 0x9e37_79b1;

/** FNV-1a over the characters. */
function hash(text: string): number {
  let sum = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x0100_0193);
  return sum;
}
