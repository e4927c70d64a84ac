// Group commit: whatever arrives while one transaction runs goes into the next, and nobody is answered before
// his own is done.

import type { Write } from './kept.ts';
import type { Store } from './store.ts';

interface Waiting {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class Ledger {
  readonly #store: Store;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Resolves when the write is durable. */
  append(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write, done, failed });
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when nothing is left to write. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #drain(): Promise<void> {
    // A breath, so that what arrived in the same instant goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#commit(batch);
    }
    this.#running = null;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#store.write(
        batch.map(({ write }) => write),
        this.#now(),
      );
      for (const { done } of batch) done();
    } catch (error) {
      // One bad write must not take the others with it.
      if (batch.length === 1) batch[0]?.failed(error);
      else for (const one of batch) await this.#commit([one]);
    }
  }
}
