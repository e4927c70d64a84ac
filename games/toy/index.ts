import type { Game } from '@skald/kernel';
import { sense } from './bots/index.ts';
import { rules } from './rules/game.ts';
import type { State } from './rules/state.ts';

export const skerries: Game<State> = { ...rules, sense };
