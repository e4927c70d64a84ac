// Rune as the kernel hosts it.

import type { Game } from '@skald/kernel';
import { sense } from './bots/index.ts';
import { withAdventure } from './library.ts';
import { rules } from './rules/fight/game.ts';
import type { GameOptions, SeatEntry } from './rules/fight/options.ts';
import type { State } from './rules/fight/state.ts';

export const rune: Game<State> = {
  ...rules,
  begin: (seats, options) => rules.begin(seats, withAdventure(seats as SeatEntry[], options as GameOptions)),
  sense,
};
