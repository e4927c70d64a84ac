// Armies: whose they are, where they stand, how they end.

import type { Seat } from '@skald/kernel';
import {
  type ArmyId,
  FIGHTING_POINTS,
  FORCED_MARCH_STEPS,
  type Hex,
  type Side,
  sideOf,
} from '../content/index.ts';
import type { EventOf } from './events.ts';
import type { Army, State, Table } from './state.ts';

export function armyOf(state: State, id: ArmyId): Army {
  const army = state.armies.find((one) => one.id === id);
  if (army === undefined) throw new Error(`there is no army ${id}`);
  return army;
}

/** The army that somebody speaks of, if there is one. */
export const armyNamed = (state: State, name: string): Army | null =>
  state.armies.find(({ id }) => id === name) ?? null;

/** What a seat plays. */
export function sidePlayed(state: State, seat: Seat): Side {
  const side = state.sides[seat];
  if (side === undefined) throw new Error(`there is no seat ${seat}`);
  return side;
}
export const seatOf = (state: State, side: Side): Seat => state.sides.indexOf(side);
export const ownerOf = (state: State, id: ArmyId): Seat => seatOf(state, sideOf(id));
export const areEnemies = (one: Army, other: Army): boolean => sideOf(one.id) !== sideOf(other.id);

/** A side's armies that are on the map or aboard. */
export const armiesOf = (state: State, side: Side): Army[] =>
  state.armies.filter(({ id, at }) => at !== null && sideOf(id) === side);

/** The army in a hex; those aboard a ship are in none. CAM-UNIT-07, CAM-RULING-07 */
export const armyIn = (state: State, hex: Hex): Army | null =>
  state.armies.find(({ at }) => at === hex) ?? null;

/** The hex it stands in: it is neither aboard nor gone. */
export function hexOf({ id, at }: Army): Hex {
  if (at === null || at === 'ship') throw new Error(`${id} stands in no hex`);
  return at;
}

/** The hex it stands in, or that it is aboard: it is not gone. */
export function placeOf({ id, at }: Army): Hex | 'ship' {
  if (at === null) throw new Error(`${id} is not on the map`);
  return at;
}

/** Where the ship lies; when it is lost, all is over. CAM-RULING-23 */
export function shipHex({ ship }: State): Hex {
  if (ship.at === null) throw new Error('the ship is lost');
  return ship.at;
}

export const armiesAboard = (state: State): Army[] => state.armies.filter(({ at }) => at === 'ship');

/** CAM-UNIT-08 */
export const isSmall = ({ points }: Army): boolean => points > 0 && points < FIGHTING_POINTS;
export const canFight = ({ points }: Army): boolean => points >= FIGHTING_POINTS;

/** It has made a step of its own in this turn. */
export const hasBegun = ({ moved, march }: Army): boolean =>
  moved || (march > 0 && march < FORCED_MARCH_STEPS);

/** One step of its own movement; after it the move is spent unless it marches on. CAM-MOVE-01, CAM-CARD-11 */
export function spendStep(army: Army): void {
  army.march = Math.max(0, army.march - 1);
  army.moved = army.march === 0;
}

/** Nothing is left of its move. */
export function spendMove(army: Army): void {
  army.march = 0;
  army.moved = true;
}

export function place(army: Army, at: Hex | 'ship'): void {
  army.at = at;
  army.stirred = true;
}

/** Takes an army off the map; the points it still had are lost. */
export function destroy(table: Table, army: Army, how: EventOf<'destroyed'>['how']): void {
  const { state } = table;
  const seat = ownerOf(state, army.id);
  state.lost[seat] = (state.lost[seat] as number) + army.points;
  table.tell?.({ type: 'destroyed', army: army.id, how, at: army.at });
  Object.assign(army, newArmy(army.id, 0), { shown: true });
}

export const newArmy = (id: ArmyId, points: number): Army => ({
  id,
  points,
  shown: false,
  at: null,
  stood: null,
  moved: false,
  stirred: false,
  fought: false,
  wasSmall: false,
  exchanged: false,
  boarded: false,
  march: 0,
  siege: 0,
});
