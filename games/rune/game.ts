// Rune as the kernel hosts it, over a shelf from which adventures are taken by their names.

import type { Game } from '@skald/kernel';
import { sense } from './bots/index.ts';
import { rules } from './rules/fight/game.ts';
import type { GameOptions, SeatEntry } from './rules/fight/options.ts';
import type { State } from './rules/fight/state.ts';

/** The same options with the adventure that they name. */
type Shelf = (seats: readonly SeatEntry[], options: GameOptions) => GameOptions;

export const gameOver = (shelf: Shelf): Game<State> => ({
  ...rules,
  begin: (seats, options) => rules.begin(seats, shelf(seats as SeatEntry[], options as GameOptions)),
  sense,
});
