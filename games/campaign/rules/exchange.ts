// Points that pass between two armies of a side. CAM-EXCH, CAM-RULING-07, -14

import { next } from '@skald/kernel';
import { MOST_POINTS } from '../content/index.ts';
import { areEnemies, armyOf, destroy, hasBegun, spendMove } from './armies.ts';
import { beach } from './moves.ts';
import type { Army, State, Steps, Table } from './state.ts';
import { wayBetween } from './ways.ts';

/** Those aboard are beside each other, the ship's coastal hex and every land hex around it. CAM-RULING-07 */
export function areAdjacent(state: State, one: Army, other: Army): boolean {
  if (one.at === 'ship' && other.at === 'ship') return true;
  const from = one.at === 'ship' ? beach(state) : one.at;
  const to = other.at === 'ship' ? beach(state) : other.at;
  if (from === null || to === null) return false;
  return from === to || wayBetween(state.map, from, to) !== null;
}

/** Whether it may spend its move on an exchange. CAM-RULING-14 */
export const maySpendOnExchange = (army: Army): boolean => !hasBegun(army) && !army.exchanged;

/** With whom an army can exchange at the cost of its own move. */
export function partnersOf(state: State, army: Army): Army[] {
  if (!maySpendOnExchange(army)) return [];
  return state.armies.filter(
    (other) =>
      other !== army &&
      !areEnemies(army, other) &&
      areAdjacent(state, army, other) &&
      (army.points < MOST_POINTS || other.points < MOST_POINTS),
  );
}

/** What the first may give (or take, below nothing) so that neither has too much. */
function amounts(army: Army, other: Army): number[] {
  const found: number[] = [];
  for (let points = -other.points; points <= army.points; points++)
    if (points !== 0 && army.points - points <= MOST_POINTS && other.points + points <= MOST_POINTS)
      found.push(points);
  return found;
}

export const exchangeSteps: Steps<'amount'> = {
  amount: {
    options: (state, frame) =>
      amounts(armyOf(state, frame.army), armyOf(state, frame.with)).map((points) => ({
        act: 'give',
        points,
      })),
    answer(table, { seat, army: id, with: partner }, { points }) {
      const { state } = table;
      const [army, other] = [armyOf(state, id), armyOf(state, partner)];
      army.points -= points;
      other.points += points;
      // CAM-EXCH-02, -03: only one of them spends its move.
      spendMove(army);
      table.tell?.({ type: 'exchanged', seat, army: id, with: partner, but: [seat] });
      table.tell?.({ type: 'exchangedPoints', seat, army: id, with: partner, points, only: [seat] });
      afterExchange(table, army);
      afterExchange(table, other);
      next(table, { step: 'checkVictory' });
    },
  },
};

/** What it has now is hidden again; with nothing left it is dissolved. CAM-RULING-03, -14 */
function afterExchange(table: Table, army: Army): void {
  army.exchanged = true;
  army.shown = false;
  if (army.points === 0) destroy(table, army, 'dissolved');
}
