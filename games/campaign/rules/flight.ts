// A small army that is attacked runs two hexes, straight on. CAM-FLEE-04 to -09, CAM-RULING-17

import { next } from '@skald/kernel';
import { type Direction, type Hex, left, RETREAT_STEPS, right } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { areEnemies, armyIn, armyOf, destroy, hexOf, ownerOf, place } from './armies.ts';
import { hasForded, tryFord } from './fords.ts';
import { takeHex } from './moving.ts';
import type { Army, State, Steps, Table } from './state.ts';
import { type Way, wayThrough, wayTowards } from './ways.ts';

type Fleeing = Omit<FrameOf<'flightStep'>, 'step'>;

/** 1–2 straight away from the attacker, 3–4 to the left of that, 5–6 to the right. CAM-FLEE-05, -06 */
function flightWay(face: number, line: Direction): Direction {
  if (face <= 2) return line;
  return face <= 4 ? left(line) : right(line);
}

export const flightSteps: Steps<
  'flight' | 'flightWay' | 'flightStep' | 'flightForded' | 'stopAboard' | 'endFlight'
> = {
  flight(table, { army, line, attacker }) {
    const { state } = table;
    next(
      table,
      { step: 'throw', seat: ownerOf(state, army), count: 1, for: 'flight' },
      { step: 'flightWay', army, line, attacker },
      { step: 'endFlight', attacker, hex: hexOf(armyOf(state, army)) },
    );
  },

  flightWay(table, { army, line, attacker }) {
    const face = table.state.dice[0] as number;
    const way = flightWay(face, line);
    table.tell?.({ type: 'flightRolled', army, face, line: way });
    next(table, { step: 'flightStep', army, line: way, taken: 0, attacker });
  },

  flightStep(table, frame) {
    const { state } = table;
    const army = armyOf(state, frame.army);
    const way = wayOn(state, frame);
    // CAM-FLEE-07, -08
    if (way === null || blocks(army, armyIn(state, way.to))) return destroy(table, army, 'flight');
    if (way.ford) tryFord(table, army, { ...frame, step: 'flightForded' });
    else reach(table, frame, way.to);
  },

  flightForded(table, frame) {
    const army = armyOf(table.state, frame.army);
    const { to } = wayTaken(table.state, frame);
    // CAM-RIVER-06, CAM-FLEE-09
    if (hasForded(table, army, reachedBy(table.state, frame), to)) reach(table, frame, to);
    else destroy(table, army, 'flight');
  },

  stopAboard: {
    options: () => [{ act: 'aboard' }, { act: 'flee' }],
    answer(table, { seat: _seat, ...frame }, { act }) {
      const fleeing = { ...frame, step: 'flightStep' } as const;
      const { to } = wayTaken(table.state, fleeing);
      if (act === 'aboard') end(table, fleeing, [to, 'ship']);
      else runOn(table, fleeing, to);
    },
  },

  endFlight(table, { attacker, hex }) {
    next(table, { step: 'checkVictory' });
    takeHex(table, armyOf(table.state, attacker), hex);
  },
};

/** Friends are passed, enemies are not. */
const blocks = (army: Army, there: Army | null): boolean => there !== null && areEnemies(army, there);

/** Where it is by now; on the map it stays where it was attacked until it has got through. */
function reachedBy(state: State, { army, line, taken }: Fleeing): Hex {
  let hex = hexOf(armyOf(state, army));
  for (let i = 0; i < taken; i++) hex = wayThrough(state.map, hex, line).to;
  return hex;
}

const wayOn = (state: State, fleeing: Fleeing): Way | null =>
  wayTowards(state.map, reachedBy(state, fleeing), fleeing.line);

/** The way it has found open. */
const wayTaken = (state: State, fleeing: Fleeing): Way =>
  wayThrough(state.map, reachedBy(state, fleeing), fleeing.line);

/** CAM-SHIP-06: whoever comes by the ship may stop aboard. */
function reach(table: Table, frame: Fleeing, hex: Hex): void {
  const { state } = table;
  const seat = ownerOf(state, frame.army);
  if (state.sides[seat] === 'vikings' && state.ship.at === hex)
    next(table, { ...frame, step: 'stopAboard', seat });
  else runOn(table, frame, hex);
}

function runOn(table: Table, frame: Fleeing, hex: Hex): void {
  const { state } = table;
  const taken = frame.taken + 1;
  if (taken < RETREAT_STEPS) next(table, { ...frame, step: 'flightStep', taken });
  else if (armyIn(state, hex) === null) end(table, frame, [hex]);
  else destroy(table, armyOf(state, frame.army), 'flight');
}

function end(table: Table, frame: Fleeing, last: [Hex] | [Hex, 'ship']): void {
  const { state } = table;
  const army = armyOf(state, frame.army);
  const between = frame.taken > 0 ? [reachedBy(state, frame)] : [];
  table.tell?.({ type: 'fled', army: army.id, path: [hexOf(army), ...between, ...last] });
  place(army, last[1] ?? last[0]);
}
