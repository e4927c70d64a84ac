// The workers of a page: one that holds the match, one where bots think, so that neither waits for the other.

import type { Outcome } from '@skald/kernel';
import type { Answering, Order } from './messages.ts';

/** A worker that waits for work: it takes longer to start one than to replay most games. */
let spare: Crew | null = null;

export function callSpare(game: string): void {
  spare ??= new Crew();
  void spare.ask({ do: 'prepare', game });
}

/** The spare one if there is one. */
export function readyCrew(): Crew {
  const crew = spare ?? new Crew();
  spare = null;
  return crew;
}

export class Crew {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (outcome: Outcome<unknown>) => void>();
  #next = 1;

  constructor() {
    this.#worker = new Worker(new URL('./match-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Answering>) => {
      this.#waiting.get(data.id)?.(data.outcome);
      this.#waiting.delete(data.id);
    };
    this.#worker.onerror = () => this.#fail();
  }

  ask<T>(order: Order): Promise<Outcome<T>> {
    const id = this.#next++;
    return new Promise((done) => {
      this.#waiting.set(id, done as (outcome: Outcome<unknown>) => void);
      this.#worker.postMessage({ id, order });
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #fail(): void {
    for (const done of this.#waiting.values()) done({ refused: { code: 'hall-failed', params: {} } });
    this.#waiting.clear();
  }
}
