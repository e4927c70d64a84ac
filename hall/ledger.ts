// Group commit: whatever arrives while one transaction runs goes into the next, and nobody is answered before
// his own is done.

import type { Write } from './kept.ts';
import type { Store } from './store.ts';
import { StoreAway } from './store-trouble.ts';

interface Waiting {
  readonly write: Write;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Writes on their way to the disk: what went wrong with them, if anything did. */
interface Commit {
  readonly batch: readonly Waiting[];
  readonly kept: Promise<{ error: unknown } | null>;
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
    let now = this.#begin();
    while (now !== null) {
      const trouble = await now.kept;
      // The next is on its way to the disk while those who wrote this one are told.
      const next: Commit | null = trouble === null ? this.#begin() : null;
      if (trouble === null) for (const { done } of now.batch) done();
      else await this.#oneByOne(now.batch, trouble.error);
      now = next ?? this.#begin();
    }
    this.#running = null;
  }

  #begin(): Commit | null {
    const batch = this.#waiting;
    if (batch.length === 0) return null;
    this.#waiting = [];
    return { batch, kept: this.#keep(batch) };
  }

  #keep(batch: readonly Waiting[]): Promise<{ error: unknown } | null> {
    const writes = batch.map(({ write }) => write);
    return this.#store.write(writes, this.#now()).then(
      () => null,
      (error: unknown) => ({ error }),
    );
  }

  /** One bad write must not take the others with it; a store that is away takes them all. */
  async #oneByOne(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (error instanceof StoreAway) {
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const one of batch) {
      const trouble = batch.length === 1 ? { error } : await this.#keep([one]);
      if (trouble === null) one.done();
      else one.failed(trouble.error);
    }
  }
}
