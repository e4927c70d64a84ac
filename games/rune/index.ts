// Rune with every adventure there is.

import { gameOver } from './game.ts';
import { withAdventure } from './library.ts';

export const rune = gameOver(withAdventure);
