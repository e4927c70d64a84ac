// Many bot matches on all cores.

import { type GameModule, sampleSeats } from '@skald/games';
import { digest, type Level } from '@skald/kernel';
import type { Job } from './sim-worker.ts';
import type { Outing } from './tally.ts';
import { playAll, type Running } from './threads.ts';

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

/** Starts the threads; `onGame` hears of every match as it ends. */
export const simulate = (plan: SimPlan, onGame: (finished: number) => void): Running<Outing> =>
  playAll(
    plan,
    (number) => jobOf(plan, number),
    ({ number, result, decisions }) => ({ levels: jobOf(plan, number).plan.levels, result, decisions }),
    onGame,
  );
