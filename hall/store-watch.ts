// Keeps an eye on the store: whether it can be written, what is refused while it cannot, and when it is back.

import type { Sql } from './sql.ts';
import { type Cause, StoreAway } from './store-trouble.ts';

export interface WatchLimits {
  /** Milliseconds between two trials while the store is away. */
  readonly pauseMs: number;
  /** Milliseconds after which a question about its health is answered in any case. */
  readonly answerMs: number;
  /** Milliseconds for which one trial answers everybody: a flood of questions is no flood of writes. */
  readonly freshMs: number;
}

const LIMITS: WatchLimits = { pauseMs: 1000, answerMs: 4000, freshMs: 1000 };

/** Writes something, and changes nothing by it. */
const TRIAL = 'UPDATE migrations SET version = version WHERE version = ?';

export class StoreWatch {
  /** Told when the store goes, why, and when it is back. */
  changed: (trouble: StoreAway | null) => void = () => {};
  readonly #raw: Sql;
  readonly #limits: WatchLimits;
  #trouble: StoreAway | null = null;
  #timer: NodeJS.Timeout | null = null;
  #trial: Promise<Cause | null> | null = null;
  #closed = false;

  constructor(raw: Sql, limits: Partial<WatchLimits> = {}) {
    this.#raw = raw;
    this.#limits = { ...LIMITS, ...limits };
  }

  get away(): boolean {
    return this.#trouble !== null;
  }

  /** The same store, but for what is refused at once while it is away. A full disk can still be read. */
  guarded(): Sql {
    const raw = this.#raw;
    const read = <T>(work: () => Promise<T>) => this.#pass(work, this.#trouble?.cause === 'store-away');
    const write = <T>(work: () => Promise<T>) => this.#pass(work, this.#trouble !== null);
    return {
      all: (...statement) => read(() => raw.all(...statement)),
      run: (...statement) => write(() => raw.run(...statement)),
      batch: (statements) => write(() => raw.batch(statements)),
      transaction: (work) => write(() => raw.transaction(work)),
      reading: (work) => read(() => raw.reading(work)),
      close: () => this.#close(),
    };
  }

  /** Null while the store can be written; always answers, and soon. */
  check(): Promise<Cause | null> {
    const { answerMs } = this.#limits;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Cause>((resolve) => {
      timer = setTimeout(() => resolve(this.#trouble?.cause ?? 'store-away'), answerMs);
    });
    return Promise.race([this.#try(), late]).finally(() => clearTimeout(timer));
  }

  async #pass<T>(work: () => Promise<T>, shut: boolean): Promise<T> {
    if (shut) throw this.#trouble;
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreAway) this.#become(error);
      throw error;
    }
  }

  #try(): Promise<Cause | null> {
    this.#trial ??= this.#write().finally(() => {
      setTimeout(() => {
        this.#trial = null;
      }, this.#limits.freshMs).unref();
    });
    return this.#trial;
  }

  async #write(): Promise<Cause | null> {
    try {
      await this.#raw.run(TRIAL, 1);
      this.#become(null);
      return null;
    } catch (error) {
      const trouble = error instanceof StoreAway ? error : new StoreAway('store-away', error);
      this.#become(trouble);
      return trouble.cause;
    }
  }

  #become(trouble: StoreAway | null): void {
    if (this.#closed) return;
    const before = this.#trouble;
    this.#trouble = trouble;
    if (trouble !== null)
      this.#timer ??= setTimeout(() => {
        this.#timer = null;
        void this.#write();
      }, this.#limits.pauseMs).unref();
    if (before?.cause !== trouble?.cause) this.changed(trouble);
  }

  async #close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#raw.close();
  }
}
