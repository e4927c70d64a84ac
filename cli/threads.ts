// Many bot matches, one a thread at a time.

import { Worker } from 'node:worker_threads';
import type { Job, Played } from './sim-worker.ts';

export interface Running<T> {
  /** All that was played, in the order of their numbers. */
  readonly done: Promise<readonly T[]>;
  /** No further match; what is under way is given up. */
  stop(): void;
}

/** Starts the threads; `onGame` hears of every match as it ends. */
export function playAll<T>(
  { games, jobs }: { readonly games: number; readonly jobs: number },
  jobOf: (number: number) => Job,
  read: (played: Played) => T,
  onGame: (finished: number) => void,
): Running<T> {
  const all: (T | undefined)[] = [];
  const workers: Worker[] = [];
  let [next, finished] = [0, 0];
  let settle: { resolve: (value: readonly T[]) => void; reject: (error: unknown) => void };
  const done = new Promise<readonly T[]>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
    settle.resolve(all.filter((one) => one !== undefined));
  };
  const feed = (worker: Worker): void => {
    if (next < games) worker.postMessage(jobOf(next++));
  };
  for (let i = 0; i < Math.min(jobs, games); i++) {
    const worker = new Worker(new URL('./sim-worker.ts', import.meta.url));
    workers.push(worker);
    worker.on('error', (error) => {
      for (const other of workers) void other.terminate();
      settle.reject(error);
    });
    worker.on('message', (played: Played) => {
      all[played.number] = read(played);
      onGame(++finished);
      if (finished === games) stop();
      else feed(worker);
    });
    feed(worker);
  }
  return { done, stop };
}
