// What a fight does to its map. RUN-RULING-C44

import type { State } from './state.ts';

/** Sprung, toppled, taken away; opened and shut, lit and doused. */
export function turn(state: State, thing: string): void {
  const { turned } = state.happened;
  state.happened = {
    ...state.happened,
    turned: turned.includes(thing) ? turned.filter((id) => id !== thing) : [...turned, thing],
  };
}
