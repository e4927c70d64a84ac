// The end of a turn, and of the campaign. CAM-PILLAGE, CAM-WIN, CAM-RULING-11 to -13, -23 to -27

import { next, type Result, type Seat } from '@skald/kernel';
import { geographyOf, PILLAGED_TO_WIN, type Side } from '../content/index.ts';
import { armiesAboard, armiesOf, canFight, placeOf, seatOf } from './armies.ts';
import type { Army, ENDINGS, State, Steps, Table } from './state.ts';

type Ending = (typeof ENDINGS)[number];

export const endSteps: Steps<'endOfTurn' | 'checkVictory'> = {
  /** In this order, and the first that applies decides. CAM-RULING-25 */
  endOfTurn(table) {
    const { state } = table;
    table.tell?.({ type: 'turnEnded', turn: state.turn });
    const { turnLimit } = state.options;
    if (burnShip(table)) return win(table, 'normans', 'ship');
    if (razeCastle(table)) return win(table, 'vikings', 'castle');
    pillage(table);
    if (state.pillaged.length >= PILLAGED_TO_WIN) return win(table, 'vikings', 'pillage');
    if (decided(table)) return;
    if (turnLimit > 0 && state.turn >= turnLimit) return win(table, 'normans', 'turnLimit');
    next(table, { step: 'turn' });
  },

  checkVictory(table) {
    decided(table);
  },
};

/** What ends a campaign at once. True if it did. CAM-RULING-23, -24, CAM-WIN-04 */
function decided(table: Table): boolean {
  const { state } = table;
  if (state.ship.at === null) win(table, 'normans', 'ship');
  else if (!armiesOf(state, 'vikings').some(canFight)) win(table, 'normans', 'rout');
  else if (armiesOf(state, 'normans').length === 0) win(table, 'vikings', 'wipedOut');
  else return false;
  return true;
}

/** It has been there since the turn began, did nothing else, and was and is strong enough. CAM-RULING-11 to -13 */
export const held = (army: Army): boolean =>
  army.at === army.stood && !army.stirred && !army.fought && !army.wasSmall && canFight(army);

/** CAM-RULING-11 */
function burnShip(table: Table): boolean {
  const { state } = table;
  const { at } = state.ship;
  if (at === null || armiesAboard(state).length > 0) return false;
  const army = armiesOf(state, 'normans').find((one) => one.at === at && held(one));
  if (army === undefined) return false;
  table.tell?.({ type: 'shipDestroyed', army: army.id, hex: at });
  state.ship.at = null;
  return true;
}

/** The turn of arrival does not count. CAM-RULING-12 */
function razeCastle(table: Table): boolean {
  const { state } = table;
  const { castle } = geographyOf(state.map);
  let razed = false;
  for (const army of armiesOf(state, 'vikings')) {
    if (army.at !== castle || !held(army)) {
      army.siege = 0;
      continue;
    }
    army.siege += 1;
    const of = state.options.castleTurns;
    table.tell?.({ type: 'besieged', army: army.id, turns: army.siege, of });
    razed = army.siege >= of;
    if (razed) table.tell?.({ type: 'castleDestroyed', army: army.id });
  }
  return razed;
}

/** CAM-PILLAGE-01, -02, CAM-RULING-13 */
function pillage(table: Table): void {
  const { state } = table;
  const { villages } = geographyOf(state.map);
  for (const army of armiesOf(state, 'vikings')) {
    const hex = placeOf(army);
    if (hex === 'ship' || !villages.includes(hex) || state.pillaged.includes(hex) || !held(army)) continue;
    state.pillaged.push(hex);
    table.tell?.({ type: 'pillaged', army: army.id, hex, count: state.pillaged.length });
  }
}

const win = (table: Table, side: Side, how: Ending): void =>
  endCampaign(table, seatOf(table.state, side), how);

/** Nothing is hidden any more. CAM-RULING-03 */
export function endCampaign(table: Table, winner: Seat, how: Ending): void {
  const { state } = table;
  table.reveal();
  state.ended = { winner, how };
  state.phase = 'over';
  state.battle = null;
  state.agenda.length = 0;
  for (const army of state.armies) army.shown = true;
  table.tell?.({ type: 'revealed', armies: state.armies.map(({ id, points }) => ({ army: id, points })) });
  table.tell?.({ type: 'campaignOver', winner, how });
}

export function result({ ended }: State): Result | null {
  if (ended === null) return null;
  const standings = [0, 1].map((seat) => ({ seat, score: seat === ended.winner ? 1 : 0 }));
  return { winners: [ended.winner], standings: standings.sort((a, b) => b.score - a.score) };
}
