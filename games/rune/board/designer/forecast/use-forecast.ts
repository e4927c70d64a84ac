import type { EditorProps } from '@skald/games/board';
import type { AnyHero, GameOptions } from '../../../rules/fight/options.ts';
import type { State } from '../../../rules/fight/state.ts';
import { type Forecast, forecastFrom, merged, NOTHING_FOUGHT, trialsOf } from '../../../rules/forecast.ts';
import { type Trying, useTrials } from './use-trials.ts';

/** Enough that what happens in one of ten fights is seen. */
export const FIGHTS = 100;

interface Foreseeing extends Pick<Trying<Forecast>, 'tried' | 'stop'> {
  begin(heroes: readonly AnyHero[], options: GameOptions): void;
}

/** What is being fought: as long as this is the same, more fights tell more of it. */
export const fightKey = (heroes: readonly AnyHero[], options: GameOptions): string =>
  JSON.stringify([heroes, options]);

const read = (end: unknown): Forecast => forecastFrom(end as State);

export function useForecast(fight: EditorProps['try']): Foreseeing {
  const { tried, begin, stop } = useTrials(fight, NOTHING_FOUGHT, read, merged);
  return {
    tried,
    stop,
    begin: (heroes, options) =>
      begin(fightKey(heroes, options), FIGHTS, (before) => ({
        // Every hundred has dice of its own.
        ok: trialsOf(heroes, options, FIGHTS, 1 + before),
      })),
  };
}
