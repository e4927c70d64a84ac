// The whole encounter played many times beside the page: who goes, how often, and what has come of it so far.

import type { EditorProps } from '@skald/games/board';
import { useState } from 'react';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import type { AnyHero } from '../../../rules/fight/options.ts';
import { type Foreseen, mergedRuns, NOTHING_FORESEEN } from '../../../rules/foreseeing/counting.ts';
import { runsOf } from '../../../rules/foreseeing/trials.ts';
import { type Chosen, partyOf } from './party.ts';
import { type Trying, useTrials } from './use-trials.ts';

/** How many runs one may ask for at once. */
export const RUNS = [100, 300] as const;

interface Asked {
  readonly who: 'typical' | 'chosen';
  readonly party: readonly Chosen[];
  readonly runs: (typeof RUNS)[number];
}

export interface Foreseeing extends Pick<Trying<Foreseen>, 'tried' | 'stop'> {
  readonly asked: Asked;
  ask(change: Partial<Asked>): void;
  /** Null: heroes such as the encounter expects. */
  begin(party: readonly AnyHero[] | null): void;
  isOf(party: readonly AnyHero[] | null): boolean;
}

/** The same encounter, heroes and number of runs come to the same. */
const SEED = 1;

const read = (end: unknown): Foreseen => end as Foreseen;

export function useForeseen(encounter: Encounter, play: EditorProps['try']): Foreseeing {
  const { tried, begin, stop } = useTrials(play, NOTHING_FORESEEN, read, mergedRuns);
  const [asked, setAsked] = useState<Asked>(() => ({
    who: 'typical',
    party: partyOf(encounter.group.heroes),
    runs: RUNS[0],
  }));
  const { runs } = asked;
  const key = (party: readonly AnyHero[] | null): string => JSON.stringify([encounter, party]);
  return {
    tried,
    stop,
    asked,
    ask: (change) => setAsked({ ...asked, ...change }),
    isOf: (party) => tried?.of === key(party),
    begin: (party) =>
      begin(key(party), runs, (from) => {
        const trials = runsOf(encounter, { ...(party && { party }), from, runs, seed: SEED });
        return 'ok' in trials ? { ok: trials.ok.map((one) => ({ ...one, counted: 'encounter' })) } : trials;
      }),
  };
}
