// What an army can do with a step of its own: march, board, land. CAM-MOVE, CAM-RULING-08, -15

import { geographyOf, type Hex, sideOf } from '../content/index.ts';
import { areEnemies, armyIn, hasBegun, hexOf, isSmall } from './armies.ts';
import { homeward } from './home.ts';
import type { Army, State } from './state.ts';
import { wayBetween, waysFrom } from './ways.ts';

export interface Move {
  readonly how: 'move' | 'land' | 'board';
  /** Where it ends; boarding: the ship's hex. */
  readonly to: Hex;
  /** The river lies between, without a bridge. */
  readonly ford: boolean;
}

/** The coastal hex the ship lies in; null while it is at sea. CAM-SHIP-04, -05 */
export function beach(state: State): Hex | null {
  const { at } = state.ship;
  return at !== null && geographyOf(state.map).terrain.get(at) === 'coast' ? at : null;
}

export function movesOf(state: State, army: Army): Move[] {
  if (army.moved || army.at === null) return [];
  if (army.at === 'ship') return landings(state, army);
  const ways = isSmall(army)
    ? homeward(state, army)
    : waysFrom(state.map, army.at).filter(({ to }) => !isFriendly(state, army, to));
  const moves = ways.map(({ to, ford }): Move => ({ how: 'move', to, ford }));
  const boarding = boardingOf(state, army);
  return boarding === null ? moves : [...moves, boarding];
}

/** CAM-MOVE-04 */
function isFriendly(state: State, army: Army, hex: Hex): boolean {
  const there = armyIn(state, hex);
  return there !== null && !areEnemies(there, army);
}

/** From the ship's hex or one beside it. CAM-SHIP-05, CAM-RULING-08 */
function boardingOf(state: State, army: Army): Move | null {
  const to = beach(state);
  if (to === null || sideOf(army.id) !== 'vikings') return null;
  if (army.at === to) return { how: 'board', to, ford: false };
  const way = wayBetween(state.map, hexOf(army), to);
  return way === null ? null : { how: 'board', to, ford: way.ford };
}

/** Into the ship's hex or one beside it; a small army stays where it is safe. CAM-SHIP-04, CAM-RULING-08, -09 */
function landings(state: State, army: Army): Move[] {
  const from = beach(state);
  if (from === null || army.boarded || isSmall(army)) return [];
  const moves: Move[] = [{ how: 'land', to: from, ford: false }];
  for (const { to, ford } of waysFrom(state.map, from)) moves.push({ how: 'land', to, ford });
  return moves.filter(({ to }) => !isFriendly(state, army, to));
}

/** A small army that has not yet gone its step towards home, and could. CAM-RULING-15 */
export const mustWalk = (state: State, army: Army): boolean =>
  isSmall(army) && !army.exchanged && !hasBegun(army) && movesOf(state, army).length > 0;
