// What a fight does to its map. RUN-RULING-C44

import type { State } from './state.ts';
import { type Place, placeOf } from './words.ts';

/** Sprung, toppled, taken away; opened and shut, lit and doused. */
export function turn(state: State, thing: string): void {
  const { turned } = state.happened;
  state.happened = {
    ...state.happened,
    turned: turned.includes(thing) ? turned.filter((id) => id !== thing) : [...turned, thing],
  };
}

/** What barred the way there is gone. */
export function clear(state: State, spot: Place): void {
  const { cleared, blocked } = state.happened;
  const others = blocked.filter(({ x, y }) => x !== spot.x || y !== spot.y);
  state.happened = { ...state.happened, cleared: [...cleared, placeOf(spot)], blocked: others };
}

/** Something stands in the way there. */
export function block(state: State, spot: Place): void {
  state.happened = { ...state.happened, blocked: [...state.happened.blocked, placeOf(spot)] };
}

/** Dust, smoke, whatever hides who is near. */
export function veil(state: State, spot: Place): void {
  state.happened = { ...state.happened, veiled: [...state.happened.veiled, placeOf(spot)] };
}

/** What shelters there shelters less. RUN-HOOK-59 */
export function wear(state: State, thing: string): void {
  state.happened = { ...state.happened, worn: [...state.happened.worn, thing] };
}

/** Magic is turned in the heroes' favor. RUN-RULING-G60 */
export function scourge(state: State, magic: State['happened']['scourged'][number]): void {
  state.happened = { ...state.happened, scourged: [...state.happened.scourged, magic] };
}
