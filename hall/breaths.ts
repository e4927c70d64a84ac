// Work that only the hall's own thread can do and that takes a while: one piece at a time, fairly by person, and
// between two pieces everybody else is heard.

import { FairQueue } from './fair-queue.ts';

export class Breaths {
  readonly #queue = new FairQueue<() => void>();
  #running = false;

  /** Resolves when it is this one's turn. */
  take(key: string): Promise<void> {
    return new Promise((turn) => {
      this.#queue.add(key, turn);
      if (!this.#running) this.#next();
    });
  }

  #next(): void {
    const turn = this.#queue.next();
    this.#running = turn !== undefined;
    if (turn === undefined) return;
    turn();
    setImmediate(() => this.#next());
  }
}
