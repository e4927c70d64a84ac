// The options of a table as they are kept: what the game has understood of them, and nothing else.

import type { GameModule } from '@skald/games';
import { givesSaga } from '@skald/games/saga';
import { firstIssue, type Game, type Outcome, refuse } from '@skald/kernel';
import { LIMITS } from './protocol/index.ts';

export function optionsOf({ schemas }: Game, given: unknown): Outcome<unknown> {
  const read = schemas.options.safeParse(given ?? {});
  if (!read.success) return refuse('bad-options', { why: firstIssue(read.error) });
  if (JSON.stringify(read.data).length > LIMITS.options)
    return refuse('options-too-large', { most: LIMITS.options / 1024 });
  return { ok: read.data };
}

/** What only a saga gives, nobody brings along. */
export const forged = (module: GameModule, options: unknown): ReturnType<typeof refuse> | null =>
  givesSaga(module, options) ? refuse('saga-gives-that', {}) : null;
