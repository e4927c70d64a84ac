// What powers, gifts and marks make of a score, each by its name. RUN-HOOK-02, -32

import type { Attack, Score } from '../hooks/windows.ts';
import type { ScorePart } from './conditions.ts';
import { ask, seen } from './listening.ts';
import type { Fighter, State } from './state.ts';

interface Part {
  readonly of: ScorePart;
  readonly by: number;
}

export interface Changes {
  readonly parts: readonly Part[];
  /** It counts as this and nothing else. */
  readonly fixed: Part | null;
}

const NONE: Changes = { parts: [], fixed: null };

export function changesOf(
  state: State,
  one: Fighter,
  score: Score,
  attack: (() => Attack) | null = null,
): Changes {
  let changes = NONE;
  const known = () => ({ asked: seen(state, one), score, attack: attack?.() ?? null });
  ask(state, 'scoreQuery', known, (said, of) => {
    const { parts, fixed } = changes;
    changes =
      said.change === 'fix'
        ? { parts, fixed: { of, by: said.at } }
        : { parts: [...parts, { of, by: said.by }], fixed };
  });
  return changes;
}

/** What they add in all. */
export const changeOf = (...about: Parameters<typeof changesOf>): number =>
  changesOf(...about).parts.reduce((sum, { by }) => sum + by, 0);
