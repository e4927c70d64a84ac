// Counters that must leave a battle. AOH-CRT-10, -12; AOH-RULING-41 to -47

import { next, type Seat } from '@skald/kernel';
import { type Area, FLIGHT_GLORY_LOSS, type Options } from '../content/index.ts';
import type { ChoiceOf } from './choices.ts';
import { show } from './items.ts';
import { handOver } from './kingdom.ts';
import { moveTo } from './movement.ts';
import { flightGoals, flightSteps, shortestPath } from './paths.ts';
import { has, isHero, movementFactor, piece, seatOf } from './pieces.ts';
import { type Piece, playerOf, type State, type Steps, type Table } from './state.ts';

/** AOH-GLORY-05, AOH-RULING-47 */
export function loseGlory(table: Table, seat: Seat): void {
  const player = playerOf(table.state, seat);
  const amount = Math.min(FLIGHT_GLORY_LOSS, player.glory);
  player.glory -= amount;
  table.tell?.({ type: 'gloryLost', seat, amount, why: 'flight' });
}

/** How far a counter runs; the shirt that makes it faster is seen by all. AOH-RULING-41, -94 */
function fullSpeed(table: Table, one: Piece): number {
  if (has(one, 'magic-shirt')) show(table, one, 'magic-shirt');
  return movementFactor(table.state, one);
}

/** As far as it can towards its hero's home, and no further. True if it moved. AOH-RULING-33, -43 */
export function marchHome(table: Table, one: Piece): boolean {
  const { home } = playerOf(table.state, seatOf(one));
  if (home === null) throw new Error(`${one.id} has no home`);
  const path = shortestPath(table.state, one, home).slice(0, fullSpeed(table, one));
  walk(table, one, path);
  return path.length > 0;
}

/** Forced moves hand over purses on their way too. AOH-RULING-80 */
function walk(table: Table, one: Piece, path: readonly Area[]): void {
  const from = one.area;
  for (const area of path) {
    moveTo(table.state, one, area);
    if (one.owner !== null) handOver(table, one.owner);
  }
  table.tell?.({ type: 'fled', counter: one.id, path: [from, ...path] });
}

/** The next player in this turn's order; null when there is no other. AOH-RULING-42 */
function nextPlayer(state: State, seat: Seat): Seat | null {
  const { order } = state;
  const other = order[(order.indexOf(seat) + 1) % order.length] as Seat;
  return other === seat ? null : other;
}

export const fleeingSteps: Steps<'flight' | 'fleeTo' | 'fleeStep'> = {
  flight(table, { counter, chooser }) {
    const { state } = table;
    const one = piece(state, counter);
    if (isHero(state, one)) loseGlory(table, one.owner);
    if (!state.options.attackAfterFlight) one.barred = true;
    if (fullSpeed(table, one) === 0) walk(table, one, []);
    else FLIGHTS[state.options.fleeing](table, one, chooser);
  },

  /** AOH-RULING-41 */
  fleeTo: {
    options: (state, frame) => {
      const one = piece(state, frame.counter);
      return flightGoals(state, one, movementFactor(state, one)).map((area) => ({ act: 'fleeTo', area }));
    },
    answer(table, frame, choice) {
      const one = piece(table.state, frame.counter);
      walk(table, one, shortestPath(table.state, one, choice.area));
    },
  },

  /** The winner simply moves the loser's counter. AMI-DIFF-02, AOH-RULING-44 */
  fleeStep: {
    options(state, frame) {
      const ways = flightSteps(state, piece(state, frame.counter));
      const options: ChoiceOf<'fleeStep'>[] = ways.map((to) => ({ act: 'step', to }));
      return [...options, { act: 'stop' }];
    },
    answer(table, frame, choice) {
      if (choice.act === 'stop') return;
      walk(table, piece(table.state, frame.counter), [choice.to]);
      if (frame.left > 1) next(table, { ...frame, left: frame.left - 1 });
    },
  },
};

/** Who says where to. AMI-DIFF-02 */
const FLIGHTS: Record<Options['fleeing'], (table: Table, one: Piece, winner: Seat | null) => void> = {
  directed: driveAway,
  winnerMoves(table, one, winner) {
    if (winner === null) strayAway(table, one);
    else next(table, { step: 'fleeStep', seat: winner, counter: one.id, left: fullSpeed(table, one) });
  },
};

function driveAway(table: Table, one: Piece, winner: Seat | null): void {
  const { state } = table;
  const home = one.owner === null ? null : playerOf(state, one.owner).home;
  if (winner === null && one.area !== home) {
    marchHome(table, one);
    return;
  }
  const chooser = winner ?? nextPlayer(state, seatOf(one));
  const goals = flightGoals(state, one, fullSpeed(table, one));
  const [only, ...others] = goals;
  if (only === undefined) walk(table, one, []);
  else if (others.length === 0) walk(table, one, shortestPath(state, one, only));
  else if (chooser !== null) next(table, { step: 'fleeTo', seat: chooser, counter: one.id });
  else walk(table, one, shortestPath(state, one, oneOf(table, goals)));
}

/** Chance says where to; a single way needs no die. */
function oneOf(table: Table, ways: readonly Area[]): Area {
  const way = ways[ways.length === 1 ? 0 : table.roll(ways.length, 'flight') - 1];
  if (way === undefined) throw new Error('there is no way to flee');
  return way;
}

/** Random steps, no area twice. AOH-RULING-44 */
function strayAway(table: Table, one: Piece): void {
  const { state } = table;
  const been: Area[] = [one.area];
  for (let left = fullSpeed(table, one); left > 0; left--) {
    const ways = flightSteps(state, one).filter((area) => !been.includes(area));
    if (ways.length === 0) break;
    const way = oneOf(table, ways);
    moveTo(state, one, way);
    if (one.owner !== null) handOver(table, one.owner);
    been.push(way);
  }
  table.tell?.({ type: 'fled', counter: one.id, path: been });
}
