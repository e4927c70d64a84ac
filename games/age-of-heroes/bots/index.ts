import type { Sense } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { imagine } from './imagine.ts';

export const sense: Sense<State> = {
  imagine: (view, _seat, random) => imagine(view, random),
  weigh: (_state, decision) => decision.options.map(() => 0),
  assess: (state) => state.players.map(() => 1 / state.players.length),
};
