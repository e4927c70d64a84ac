// The loser goes two hexes away from the enemy, aside where he must. CAM-RULING-16

import { next } from '@skald/kernel';
import { type Direction, left, RETREAT_STEPS, right } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { armyIn, armyOf, destroy, hexOf, ownerOf, place } from './armies.ts';
import { hasForded, tryFord } from './fords.ts';
import type { State, Steps, Table } from './state.ts';
import { type Way, wayThrough, wayTowards } from './ways.ts';

type Retreat = Pick<FrameOf<'retreat'>, 'army' | 'line' | 'taken' | 'tried'>;

export const retreatSteps: Steps<'retreat' | 'retreatForded' | 'sidestep'> = {
  /** Straight on if that is open, else to one of its sides. */
  retreat(table, { step: _step, ...frame }) {
    const { state } = table;
    if (frame.taken >= RETREAT_STEPS) return;
    const straight = openWay(state, frame, frame.line);
    if (straight !== null) return set(table, frame, straight);
    const sides = sideways(state, frame);
    const [only, other] = sides;
    if (only === undefined) {
      if (frame.taken === 0) destroy(table, armyOf(state, frame.army), 'retreat');
    } else if (other === undefined) set(table, frame, only);
    else next(table, { ...frame, step: 'sidestep', seat: ownerOf(state, frame.army) });
  },

  retreatForded(table, { step: _step, way: direction, ...frame }) {
    const { state } = table;
    const army = armyOf(state, frame.army);
    const from = hexOf(army);
    const way = wayThrough(state.map, from, direction);
    if (hasForded(table, army, from, way.to)) stepBack(table, frame, way);
    else next(table, { ...frame, step: 'retreat', tried: [...frame.tried, direction] });
  },

  sidestep: {
    options: (state, frame) => sideways(state, frame).map(({ to }) => ({ act: 'step', to })),
    answer(table, { step: _step, seat: _seat, ...frame }, { to }) {
      for (const way of sideways(table.state, frame)) if (way.to === to) return set(table, frame, way);
    },
  },
};

/** Closed: off the map, sea, occupied, or water that has turned it back. */
function openWay(state: State, { army, tried }: Retreat, direction: Direction): Way | null {
  if (tried.includes(direction)) return null;
  const way = wayTowards(state.map, hexOf(armyOf(state, army)), direction);
  return way === null || armyIn(state, way.to) !== null ? null : way;
}

const sideways = (state: State, frame: Retreat): Way[] =>
  [left(frame.line), right(frame.line)]
    .map((direction) => openWay(state, frame, direction))
    .filter((way) => way !== null);

function set(table: Table, frame: Retreat, way: Way): void {
  const army = armyOf(table.state, frame.army);
  if (way.ford) tryFord(table, army, { ...frame, step: 'retreatForded', way: way.direction });
  else stepBack(table, frame, way);
}

function stepBack(table: Table, frame: Retreat, { to }: Way): void {
  const army = armyOf(table.state, frame.army);
  table.tell?.({ type: 'moved', army: army.id, from: hexOf(army), to, how: 'retreat' });
  place(army, to);
  next(table, { ...frame, step: 'retreat', taken: frame.taken + 1, tried: [] });
}
