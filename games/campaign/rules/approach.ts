// From where an army comes, and in which direction it goes. CAM-RULING-16

import type { Direction, Hex } from '../content/index.ts';
import { hexOf, shipHex } from './armies.ts';
import type { Army, State } from './state.ts';
import { fromTheSea, wayBetween } from './ways.ts';

/** The hex a step begins in, for an army aboard that of its ship. */
export const startOf = (state: State, army: Army): Hex => (army.at === 'ship' ? shipHex(state) : hexOf(army));

/** The direction of an attacker's step; out of the sea when the crew lands in the ship's own hex. */
export function lineOf(state: State, army: Army, hex: Hex): Direction {
  const way = wayBetween(state.map, startOf(state, army), hex);
  return way?.direction ?? fromTheSea(state.map, hex);
}
