// Rune without a word: a match, its rounds, and the counting of many. Adventures by name are all words, and come with
// `index.ts` when somebody plays one.

import type { Event, Game, GameState, Round } from '@skald/kernel';
import { gameOver } from './game.ts';
import type { GameEvent } from './rules/fight/events.ts';
import type { State } from './rules/fight/state.ts';
import { counting } from './rules/foreseeing/counting.ts';

export const namesAdventure = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'adventure' in options && options.adventure !== null;

/** Of a fight by itself its rounds, of a sitting its encounters. */
export function opensRound(event: GameEvent): Round | null {
  if (event.type === 'encounterBegan') return { number: event.number, of: event.of ?? null };
  return event.type === 'roundBegan' && event.within === undefined ? { number: event.round, of: null } : null;
}

export const engineOver = (game: Game<State>) => ({
  game: game as unknown as Game,
  opensRound: (event: Event): Round | null => opensRound(event as GameEvent),
  seatCount: (view: GameState): number => (view as State).seats.length,
  counting: (kind: string) => (kind === 'encounter' ? counting(game) : undefined),
});

/** Fights, and whatever somebody designed. */
export const fights = engineOver(
  gameOver((_, options) => {
    if (namesAdventure(options)) throw new Error('This adventure lies on a shelf that was not fetched.');
    return options;
  }),
);
