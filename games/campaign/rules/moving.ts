// A step of an army: over the river, aboard, into a hex and whoever stands in it. CAM-MOVE, CAM-RIVER

import { next } from '@skald/kernel';
import { FORD_ON, type Hex, sideOf } from '../content/index.ts';
import { lineOf, startOf } from './approach.ts';
import {
  areEnemies,
  armiesAboard,
  armyIn,
  armyOf,
  canFight,
  hexOf,
  isSmall,
  ownerOf,
  place,
  placeOf,
  seatOf,
  shipHex,
  spendMove,
  spendStep,
} from './armies.ts';
import { beginBattle } from './battle.ts';
import type { Army, Steps, Table } from './state.ts';
import { wayBetween } from './ways.ts';

/** Sets out, with a die first where there is no bridge. CAM-RIVER-01 to -03 */
export function cross(table: Table, army: Army, to: Hex | 'ship'): void {
  const { state } = table;
  const end = to === 'ship' ? shipHex(state) : to;
  if (wayBetween(state.map, startOf(state, army), end)?.ford !== true) return go(table, army, to);
  const seat = ownerOf(state, army.id);
  next(table, { step: 'throw', seat, count: 1, for: 'ford' }, { step: 'forded', army: army.id, to });
}

/** Nothing holds it back any more. */
export function go(table: Table, army: Army, to: Hex | 'ship'): void {
  if (to === 'ship') board(table, army);
  else next(table, { step: 'enter', army: army.id, to });
}

export const movingSteps: Steps<'forded' | 'enter'> = {
  forded(table, { army: id, to }) {
    const army = armyOf(table.state, id);
    const face = table.state.dice[0] as number;
    const ok = face >= FORD_ON;
    table.tell?.({ type: 'forded', army: id, from: placeOf(army), to, face, ok });
    if (ok) go(table, army, to);
    // CAM-RIVER-04, CAM-RULING-33
    else spendMove(army);
  },

  enter(table, { army: id, to }) {
    const { state } = table;
    const army = armyOf(state, id);
    const there = armyIn(state, to);
    if (there !== null && areEnemies(army, there)) attack(table, army, there);
    else if (state.ship.at === to && sideOf(id) === 'normans') storm(table, army, to);
    else step(table, army, to);
  },
};

/** Boarding is the whole move. CAM-RULING-08, -09 */
function board(table: Table, army: Army): void {
  table.tell?.({ type: 'moved', army: army.id, from: hexOf(army), to: 'ship', how: 'board' });
  place(army, 'ship');
  spendMove(army);
  army.boarded = true;
}

function step(table: Table, army: Army, to: Hex): void {
  spendStep(army);
  takeHex(table, army, to);
}

/** Stands in a hex from now on; a ship that lies there has to go if somebody is aboard. CAM-RULING-10 */
export function takeHex(table: Table, army: Army, to: Hex): void {
  const how = army.at === 'ship' ? 'land' : 'march';
  table.tell?.({ type: 'moved', army: army.id, from: placeOf(army), to, how });
  place(army, to);
  if (table.state.ship.at !== to || sideOf(army.id) !== 'normans') return;
  table.tell?.({ type: 'beachTaken', army: army.id, hex: to });
  next(table, { step: 'shipFlees' });
}

/** CAM-MOVE-05: a small army flees, any other fights. CAM-FLEE-04, CAM-BATTLE-01 */
function attack(table: Table, army: Army, target: Army): void {
  const { state } = table;
  const hex = hexOf(target);
  table.reveal();
  table.tell?.({ type: 'attacked', army: army.id, target: target.id, hex, from: placeOf(army) });
  if (!isSmall(target)) return beginBattle(table, army, target, hex);
  spendStep(army);
  army.fought = target.fought = true;
  target.shown = true;
  next(table, { step: 'flight', army: target.id, line: lineOf(state, army, hex), attacker: army.id });
}

/** The ship's hex with no army ashore. CAM-RULING-10 */
function storm(table: Table, army: Army, hex: Hex): void {
  const { state } = table;
  const aboard = armiesAboard(state);
  if (aboard.length > 0) table.reveal();
  if (aboard.some(canFight))
    return next(table, { step: 'defendShip', seat: seatOf(state, 'vikings'), attacker: army.id, hex });
  next(table, { step: 'checkVictory' });
  step(table, army, hex);
}
