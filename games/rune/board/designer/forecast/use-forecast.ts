import type { EditorProps } from '@skald/games/board';
import type { Refusal } from '@skald/kernel';
import { useEffect, useRef, useState } from 'react';
import type { AnyHero, GameOptions } from '../../../rules/fight/options.ts';
import type { State } from '../../../rules/fight/state.ts';
import { type Forecast, forecastFrom, merged, NOTHING_FOUGHT, trialsOf } from '../../../rules/forecast.ts';

/** Enough that what happens in one of ten fights is seen. */
export const FIGHTS = 100;

interface Foreseen {
  readonly forecast: Forecast;
  /** Which fight it was, to be told from what has become of it. */
  readonly of: string;
  /** Fights that were begun so far, those under way among them. */
  readonly wanted: number;
  readonly running: boolean;
  readonly problem: Refusal | null;
}

interface Foreseeing {
  readonly foreseen: Foreseen | null;
  begin(heroes: readonly AnyHero[], options: GameOptions): void;
  stop(): void;
}

/** What is being fought: as long as this is the same, more fights tell more of it. */
export const fightKey = (heroes: readonly AnyHero[], options: GameOptions): string =>
  JSON.stringify([heroes, options]);

export function useForecast(fight: EditorProps['try']): Foreseeing {
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const change = (how: (now: Foreseen) => Foreseen): void => setForeseen((now) => now && how(now));
  return {
    foreseen,
    stop() {
      under.current?.abort();
      change((now) => ({ ...now, running: false }));
    },
    begin(heroes, options) {
      under.current?.abort();
      const abort = new AbortController();
      under.current = abort;
      const of = fightKey(heroes, options);
      const known = foreseen?.of === of ? foreseen.forecast : NOTHING_FOUGHT;
      setForeseen({ forecast: known, of, wanted: known.fights + FIGHTS, running: true, problem: null });
      // Every hundred has dice of its own.
      const trials = trialsOf(heroes, options, FIGHTS, 1 + known.fights);
      void fight?.(trials, {
        signal: abort.signal,
        ended(end) {
          if ('refused' in end) {
            abort.abort();
            return change((now) => ({ ...now, running: false, problem: end.refused }));
          }
          const one = forecastFrom(end.ok as unknown as State);
          change((now) => ({ ...now, forecast: merged(now.forecast, one) }));
        },
      }).then(() => !abort.signal.aborted && change((now) => ({ ...now, running: false })));
    },
  };
}
