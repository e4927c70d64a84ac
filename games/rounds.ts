import { type Event, type Match, mayKnow, type Round, type RoundStart } from '@skald/kernel';
import type { GameModule } from './module.ts';

/** The round that has come, as everybody may know it; null before the first. */
export function roundNow(
  { opensRound }: Pick<GameModule, 'opensRound'>,
  events: readonly Event[],
): Round | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as Event;
    const round = mayKnow(event, null) ? opensRound(event) : null;
    if (round !== null) return round;
  }
  return null;
}

/** Hears a match as it is played again, and knows where each round began, as everybody may know it. */
export class RoundsHeard {
  readonly starts: RoundStart[] = [];
  readonly #module: Pick<GameModule, 'opensRound'>;
  #events = 0;

  constructor(module: Pick<GameModule, 'opensRound'>) {
    this.#module = module;
  }

  readonly hear = ({ events, moves: at }: Pick<Match, 'events' | 'moves'>): void => {
    for (; this.#events < events.length; this.#events++) {
      const event = events[this.#events] as Event;
      const round = mayKnow(event, null) ? this.#module.opensRound(event) : null;
      if (round !== null) this.starts.push({ ...round, at });
    }
  };
}
