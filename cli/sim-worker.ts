// One of the threads that play bot matches: a plan comes in, its result goes out.

import { parentPort } from 'node:worker_threads';
import { type MatchPlan, playMatch } from '@skald/bots';
import { kindNamed } from '@skald/games/documents';
import { MODULES } from '@skald/games/modules';
import type { Result } from '@skald/kernel';

export interface Job {
  readonly number: number;
  readonly game: string;
  readonly plan: Omit<MatchPlan, 'stop' | 'tell'>;
  /** The kind of document that counts what happens in it. */
  readonly counted?: string;
}

export interface Played {
  readonly number: number;
  readonly result: Result;
  readonly decisions: number;
  /** Null where nothing was to be counted. */
  readonly count: unknown;
}

parentPort?.on('message', async ({ number, game, plan, counted }: Job) => {
  const module = await MODULES[game]?.();
  if (module === undefined) throw new Error(`no game ${game}`);
  const foreseen = counted === undefined ? undefined : kindNamed(module.documents, counted)?.foreseen;
  const counting = foreseen?.counting() ?? null;
  const { result, decisions } =
    counting === null
      ? playMatch(module.game, plan)
      : playMatch(counting.game, { ...plan, tell: counting.tell });
  parentPort?.postMessage({ number, result, decisions, count: counting?.count() ?? null } satisfies Played);
});
