// Ways across the map: what a counter may enter, and how it gets somewhere it did not choose.

import { AREA, AREA_INDEX, AREAS, type Area, distance, isSeaStep } from '../content/index.ts';
import { isHero } from './pieces.ts';
import type { Piece, State } from './state.ts';

/** A counter that may make no sea step in this turn: Hagall, or Njord 6 in the amended game. AOH-RULING-08 */
export function seaBanned(state: State, one: Piece): boolean {
  return one.seaBan === state.turn || (stormy(state, one) && state.options.njordSix === 'forbidden');
}

/** Njord threatens this hero at sea in this turn. AOH-GOD-14 */
export const stormy = (state: State, one: Piece): boolean =>
  isHero(state, one) && state.players[one.owner]?.njordStorm === state.turn;

/** Against his will nobody is driven over a sea that is closed or deadly to him. AOH-GOD-15, AOH-RULING-45 */
const openInFlight = (state: State, one: Piece) => {
  const closed = seaBanned(state, one) || stormy(state, one);
  return (from: Area, to: Area): boolean => !closed || !isSeaStep(from, to);
};

/** Steps from an area to all areas by open ways; −1 where none leads. */
function stepsFrom(start: Area, open: (from: Area, to: Area) => boolean): Int8Array {
  const steps = new Int8Array(AREAS.length).fill(-1);
  steps[AREA_INDEX[start]] = 0;
  const queue: Area[] = [start];
  for (const from of queue) {
    const so = steps[AREA_INDEX[from]] as number;
    for (const to of AREA[from].neighbours) {
      if (steps[AREA_INDEX[to]] !== -1 || !open(from, to)) continue;
      steps[AREA_INDEX[to]] = so + 1;
      queue.push(to);
    }
  }
  return steps;
}

/** The shortest way, start left out; among equals the one whose next area comes first in code order. AOH-RULING-43 */
export function shortestPath(state: State, one: Piece, to: Area): Area[] {
  const open = openInFlight(state, one);
  const toGoal = stepsFrom(to, (a, b) => open(b, a));
  const path: Area[] = [];
  let at = one.area;
  let left = toGoal[AREA_INDEX[at]] as number;
  if (left < 0) return [];
  while (at !== to) {
    left -= 1;
    const here = at;
    const nearer = AREA[here].neighbours.find((n) => toGoal[AREA_INDEX[n]] === left && open(here, n));
    if (nearer === undefined) throw new Error(`no way leads from ${here} to ${to}`);
    at = nearer;
    path.push(at);
  }
  return path;
}

/** Where a winner may drive a counter: as far from the battle as its movement goes. AOH-RULING-41 */
export function flightGoals(state: State, one: Piece, movement: number): Area[] {
  const steps = stepsFrom(one.area, openInFlight(state, one));
  let far = 0;
  for (const count of steps) if (count > far && count <= movement) far = count;
  return far === 0 ? [] : AREAS.filter((_, i) => steps[i] === far);
}

/** Where a fleeing counter may be moved next. */
export function flightSteps(state: State, one: Piece): Area[] {
  const open = openInFlight(state, one);
  return AREA[one.area].neighbours.filter((to) => open(one.area, to));
}

export const adjacent = (a: Area, b: Area): boolean => distance(a, b) === 1;
