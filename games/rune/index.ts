// Rune as the kernel hosts it.

import type { Game } from '@skald/kernel';
import { sense } from './bots/index.ts';
import { rules } from './rules/fight/game.ts';
import type { State } from './rules/fight/state.ts';

export const rune: Game<State> = { ...rules, sense };
