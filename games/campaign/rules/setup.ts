// Before the first turn: points are divided in secret, the Normans take their places. CAM-UNIT, CAM-RULING-03, -05

import { next, type Outcome, refuse, type Seat } from '@skald/kernel';
import {
  ARMIES,
  type ArmyId,
  armyIds,
  DECK,
  distance,
  divisions,
  type GameOptions,
  geographyOf,
  type Hex,
  MOST_ARMIES,
  NORMAN_START,
  resolveOptions,
  type Side,
} from '../content/index.ts';
import { armyIn, armyOf, newArmy, seatOf } from './armies.ts';
import { mapFor } from './lands.ts';
import type { State, Steps, Table } from './state.ts';

/** The state before the first question. Seats are named by the side they play. */
export function begin(sides: readonly Side[], given: GameOptions): Outcome<State> {
  // CAM-UNIT-01
  if (sides[0] === sides[1]) return refuse('one-player-a-side');
  const map = mapFor(given);
  if ('refused' in map) return map;
  return {
    ok: {
      options: resolveOptions(given),
      map: map.ok,
      sides: [...sides],
      turn: 0,
      phase: 'setUp',
      order: [],
      armies: [],
      lost: [0, 0],
      ship: { at: map.ok.shipStart, moved: false },
      pillaged: [],
      // CAM-RULING-41
      deck: [...DECK],
      discard: [],
      hands: [[], []],
      battle: null,
      dice: [],
      fordCard: false,
      ended: null,
      agenda: [
        { step: 'turn' },
        { step: 'placeNormans' },
        { step: 'divide', seats: [0, 1], answers: [null, null] },
      ],
    },
  };
}

/** How many armies a side may make of its points. CAM-RULING-03 */
export function armyCounts(freeArmyCount: boolean): number[] {
  const most = freeArmyCount ? MOST_ARMIES : ARMIES;
  return Array.from({ length: most - ARMIES + 1 }, (_, i) => ARMIES + i);
}

export const setUpSteps: Steps<'divide' | 'placeNormans' | 'place'> = {
  divide: {
    options: (state) =>
      armyCounts(state.options.freeArmyCount).flatMap((count) =>
        divisions(count).map((points) => ({ act: 'divide', points: points.join('-') })),
      ),
    settle(table, { seats }, answers) {
      const muster = (side: Side): void => {
        const seat = seatOf(table.state, side);
        const answer = answers[seats.indexOf(seat)];
        if (answer !== undefined) raise(table, seat, side, answer.points.split('-').map(Number));
      };
      muster('normans');
      muster('vikings');
    },
  },

  placeNormans(table) {
    const { state } = table;
    const seat = seatOf(state, 'normans');
    const waiting = state.armies.filter(({ at }) => at === null);
    next(table, ...waiting.map(({ id }) => ({ step: 'place', seat, army: id }) as const));
  },

  place: {
    options: (state, { army }) => places(state).map((hex) => ({ act: 'place', army, hex })),
    answer(table, _frame, { army, hex }) {
      armyOf(table.state, army).at = hex;
      table.tell?.({ type: 'placed', army, hex });
    },
  },
};

/** The Vikings begin aboard. CAM-RULING-05 */
function raise(table: Table, seat: Seat, side: Side, points: readonly number[]): void {
  const armies: ArmyId[] = armyIds(side, points.length);
  armies.forEach((id, i) => {
    const army = newArmy(id, points[i] as number);
    if (side === 'vikings') army.at = 'ship';
    table.state.armies.push(army);
  });
  table.tell?.({ type: 'divided', seat, armies, points: [...points], only: [seat] });
  table.tell?.({ type: 'mustered', seat, armies, but: [seat] });
}

/** Free land around the castle; whoever comes last must take the castle if it is empty. CAM-RULING-05 */
function places(state: State): Hex[] {
  const { castle, land } = geographyOf(state.map);
  const waiting = state.armies.filter(({ at, points }) => at === null && points > 0).length;
  if (waiting === 1 && armyIn(state, castle) === null) return [castle];
  return land.filter((hex) => distance(hex, castle) <= NORMAN_START && armyIn(state, hex) === null);
}
