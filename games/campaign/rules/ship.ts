// The ship: where it sails, who defends it, and how it gets away. CAM-SHIP, CAM-RULING-06 to -10

import { next } from '@skald/kernel';
import { type Hex, SHIP_STEPS, sideOf } from '../content/index.ts';
import { armiesAboard, armyIn, armyOf, canFight, destroy, hexOf, seatOf, shipHex } from './armies.ts';
import { beginBattle } from './battle.ts';
import type { State, Steps, Table } from './state.ts';
import { shipSteps } from './ways.ts';

/** Hexes within reach of the ship, step by step; never one with a Norman army. CAM-SHIP-02, CAM-RULING-06 */
export function sailReach(state: State): Hex[] {
  const reached = [shipHex(state)];
  for (let steps = 0; steps < SHIP_STEPS; steps++) {
    const found: Hex[] = [];
    for (const from of reached)
      for (const to of shipSteps(state.map, from))
        if (!reached.includes(to) && !found.includes(to) && !isHeld(state, to)) found.push(to);
    reached.push(...found);
  }
  return reached.slice(1);
}

function isHeld(state: State, hex: Hex): boolean {
  const army = armyIn(state, hex);
  return army !== null && sideOf(army.id) === 'normans';
}

/** Those aboard are carried along; it costs them nothing. CAM-RULING-09 */
export function sail(table: Table, to: Hex, fled: boolean): void {
  const { ship } = table.state;
  const aboard = armiesAboard(table.state).map(({ id }) => id);
  table.tell?.({ type: 'sailed', from: shipHex(table.state), to, aboard, fled });
  ship.at = to;
}

export const sailingSteps: Steps<'defendShip' | 'shipFlees' | 'putToSea'> = {
  /** One of those aboard comes forward. CAM-RULING-10 */
  defendShip: {
    options: (state) =>
      armiesAboard(state)
        .filter(canFight)
        .map(({ id }) => ({ act: 'defend', army: id })),
    answer(table, { attacker, hex }, { army }) {
      const { state } = table;
      const enemy = armyOf(state, attacker);
      table.tell?.({ type: 'attacked', army: attacker, target: army, hex, from: hexOf(enemy) });
      beginBattle(table, enemy, armyOf(state, army), hex);
    },
  },

  /** With armies aboard the ship leaves a hex that the Normans have taken. CAM-RULING-10 */
  shipFlees(table) {
    const { state } = table;
    const aboard = armiesAboard(state);
    if (aboard.length === 0) return;
    if (sailReach(state).length > 0) return next(table, { step: 'putToSea', seat: seatOf(state, 'vikings') });
    table.tell?.({ type: 'shipDestroyed', army: null, hex: shipHex(state) });
    for (const army of aboard) destroy(table, army, 'ship');
    state.ship.at = null;
  },

  putToSea: {
    options: (state) => sailReach(state).map((to) => ({ act: 'sail', to })),
    answer: (table, _frame, { to }) => sail(table, to, true),
  },
};
