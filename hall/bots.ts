// Bots think beside the hall, in threads of their own, so that nobody waits for them.

import { Worker } from 'node:worker_threads';
import type { Asked, GameState, Level } from '@skald/kernel';
import { FairQueue } from './fair-queue.ts';

export interface Thought {
  readonly job: number;
  readonly game: string;
  readonly view: GameState;
  readonly decision: Asked;
  readonly level: Level;
  readonly ms: number;
}

interface Job {
  readonly whose: string;
  readonly thought: Thought;
  readonly done: (option: string) => void;
  readonly failed: (error: Error) => void;
}

interface Thinker {
  readonly worker: Worker;
  job: Job | null;
}

export class Bots {
  readonly #ms: number;
  readonly #most: number;
  readonly #thinkers: Thinker[] = [];
  readonly #waiting = new FairQueue<Job>();
  #next = 0;
  #closed = false;

  constructor(ms: number, threads: number) {
    this.#ms = ms;
    this.#most = threads;
  }

  /**
   * The id of the option a bot of this level takes, judging by the view alone. `whose` table it sits at decides when it
   * gets its turn to think.
   */
  ask(whose: string, game: string, view: GameState, decision: Asked, level: Level): Promise<string> {
    const [only, ...others] = decision.options;
    if (only !== undefined && others.length === 0) return Promise.resolve(only.id);
    return new Promise((done, failed) => {
      const thought = { job: this.#next++, game, view, decision, level, ms: this.#ms };
      this.#waiting.add(whose, { whose, thought, done, failed });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.clear();
    await Promise.all(this.#thinkers.map(({ worker }) => worker.terminate()));
  }

  #dispatch(): void {
    while (this.#waiting.size > 0 && !this.#closed) {
      const thinker = this.#thinkers.find(({ job }) => job === null) ?? this.#hire();
      if (thinker === null) return;
      // One thread stays free of whoever has the most tables: others' bots need not wait for his.
      const busy = (whose: string): number => this.#thinkers.filter(({ job }) => job?.whose === whose).length;
      const job = this.#waiting.next((whose) => busy(whose) < Math.max(1, this.#most - 1));
      if (job === undefined) return;
      thinker.job = job;
      thinker.worker.postMessage(thinker.job.thought);
    }
  }

  #hire(): Thinker | null {
    if (this.#thinkers.length >= this.#most) return null;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url));
    worker.unref();
    const thinker: Thinker = { worker, job: null };
    worker.on('message', ({ option, error }: { option?: string; error?: string }) => {
      const { job } = thinker;
      thinker.job = null;
      if (option !== undefined) job?.done(option);
      else job?.failed(new Error(error));
      this.#dispatch();
    });
    worker.on('error', (error: Error) => {
      this.#thinkers.splice(this.#thinkers.indexOf(thinker), 1);
      thinker.job?.failed(error);
      this.#dispatch();
    });
    this.#thinkers.push(thinker);
    return thinker;
  }
}
