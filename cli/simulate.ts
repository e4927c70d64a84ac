// Many bot matches on all cores.

import { Worker } from 'node:worker_threads';
import { type GameModule, sampleSeats } from '@skald/games';
import { digest, type Level, type Result } from '@skald/kernel';
import type { Job } from './sim-worker.ts';
import type { Outing } from './tally.ts';

export interface SimPlan {
  readonly module: GameModule;
  readonly options: Record<string, unknown>;
  /** One level a seat. They move round the table from match to match, so that each sits everywhere equally often. */
  readonly levels: readonly Level[];
  readonly games: number;
  readonly ms: number;
  /** Bounds searches by playouts instead of time, which makes them repeatable. */
  readonly playouts: number | null;
  readonly seed: number;
  /** Whether every order of the table meets the same dice. */
  readonly swap: boolean;
  readonly jobs: number;
}

/** The match of a number: who sits where, and from which dice. */
export function jobOf(plan: SimPlan, number: number): Job & { plan: { levels: readonly Level[] } } {
  const { module, levels, options, ms, playouts } = plan;
  const turn = number % levels.length;
  const deal = plan.swap ? Math.floor(number / levels.length) : number;
  return {
    number,
    game: module.game.id,
    plan: {
      seats: sampleSeats(module, levels.length),
      options,
      seed: Number.parseInt(digest([plan.seed, deal]).slice(0, 8), 16) | 0,
      levels: levels.map((_, seat) => levels[(seat + turn) % levels.length] as Level),
      ms,
      ...(playouts !== null && { iterations: playouts }),
    },
  };
}

export interface Running {
  /** Every match that was played, in the order of their numbers. */
  readonly done: Promise<readonly Outing[]>;
  /** No further match; what is under way is given up. */
  stop(): void;
}

/** Starts the threads; `onGame` hears of every match as it ends. */
export function simulate(plan: SimPlan, onGame: (finished: number) => void): Running {
  const outings: (Outing | undefined)[] = [];
  const workers: Worker[] = [];
  let [next, finished] = [0, 0];
  let settle: { resolve: (value: readonly Outing[]) => void; reject: (error: unknown) => void };
  const done = new Promise<readonly Outing[]>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
    settle.resolve(outings.filter((outing) => outing !== undefined));
  };
  const feed = (worker: Worker): void => {
    if (next < plan.games) worker.postMessage(jobOf(plan, next++));
  };
  for (let i = 0; i < Math.min(plan.jobs, plan.games); i++) {
    const worker = new Worker(new URL('./sim-worker.ts', import.meta.url));
    workers.push(worker);
    worker.on('error', (error) => {
      for (const other of workers) void other.terminate();
      settle.reject(error);
    });
    worker.on(
      'message',
      ({ number, result, decisions }: { number: number; result: Result; decisions: number }) => {
        outings[number] = { levels: jobOf(plan, number).plan.levels, result, decisions };
        onGame(++finished);
        if (finished === plan.games) stop();
        else feed(worker);
      },
    );
    feed(worker);
  }
  return { done, stop };
}
