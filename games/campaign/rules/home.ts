// The way home of a small army. CAM-FLEE-01, -02, CAM-RULING-15

import { distance, geographyOf, type Hex, sideOf } from '../content/index.ts';
import { armiesAboard, armyIn, hexOf } from './armies.ts';
import type { Army, State } from './state.ts';
import { stepsToGo, type Way, waysFrom } from './ways.ts';

/** Where its refuge is: the castle, the ship's coast, or the coast nearest to a ship at sea, of which there may be several. */
function refuges(state: State, army: Army): Hex[] {
  const { castle, terrain, land } = geographyOf(state.map);
  if (sideOf(army.id) === 'normans') return [castle];
  const { at: ship } = state.ship;
  if (ship === null) return [];
  if (terrain.get(ship) === 'coast') return [ship];
  const coast = land.filter((hex) => terrain.get(hex) === 'coast');
  const nearest = Math.min(...coast.map((hex) => distance(hex, ship)));
  return coast.filter((hex) => distance(hex, ship) === nearest);
}

/**
 * Steps that bring a small army on land nearer to its refuge, into hexes that are free. Beside a castle that a friend
 * holds there are none, and it is home.
 */
export function homeward(state: State, army: Army): Way[] {
  const from = hexOf(army);
  const goals = refuges(state, army);
  if (goals.includes(from)) return [];
  const nearer = (to: Hex): boolean =>
    goals.some((goal) => {
      const toGo = stepsToGo(state.map, goal);
      return (toGo.get(to) ?? Infinity) < (toGo.get(from) ?? Infinity);
    });
  return waysFrom(state.map, from).filter(({ to }) => nearer(to) && isFree(state, army, to));
}

/** A ship with a crew is not to be entered without an attack, which a small army may not make. CAM-FLEE-03 */
const isFree = (state: State, army: Army, hex: Hex): boolean =>
  armyIn(state, hex) === null &&
  !(sideOf(army.id) === 'normans' && state.ship.at === hex && armiesAboard(state).length > 0);
