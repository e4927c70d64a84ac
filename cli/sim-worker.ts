// One of the threads that play bot matches: a plan comes in, its result goes out.

import { parentPort } from 'node:worker_threads';
import { type MatchPlan, playMatch } from '@skald/bots';
import { MODULES } from '@skald/games/modules';

export interface Job {
  readonly number: number;
  readonly game: string;
  readonly plan: Omit<MatchPlan, 'stop'>;
}

parentPort?.on('message', async ({ number, game, plan }: Job) => {
  const module = await MODULES[game]?.();
  if (module === undefined) throw new Error(`no game ${game}`);
  const { result, decisions } = playMatch(module.game, plan);
  parentPort?.postMessage({ number, result, decisions });
});
