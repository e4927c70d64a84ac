// Luck spent on the combat die. AOH-LUCK

import { next, type Seat } from '@skald/kernel';
import type { ChoiceOf } from './choices.ts';
import { piece } from './pieces.ts';
import { type Battle, battleOf, playerOf, type State, type Steps, type Table } from './state.ts';

/** Players with a living hero and luck who have a counter in the battle, the attacker first. AOH-LUCK-04, AOH-RULING-40 */
function bidders(state: State, battle: Battle): Seat[] {
  const seats: Seat[] = [];
  for (const id of [...battle.attackers, ...battle.defenders]) {
    const seat = piece(state, id).owner;
    if (seat === null || seats.includes(seat)) continue;
    const player = playerOf(state, seat);
    if (player.status === 'alive' && player.luck > 0 && state.options.luckCap !== 0) seats.push(seat);
  }
  return seats;
}

/** The most a hero may spend on one battle. AMI-DIFF-03 */
export const mostLuck = (state: State, seat: Seat): number =>
  Math.min(playerOf(state, seat).luck, state.options.luckCap ?? Infinity);

/** Luck up or down, as the spender wishes. AOH-LUCK-02 */
export const bids = (state: State, seat: Seat): ChoiceOf<'luckBid'>[] =>
  range(-mostLuck(state, seat), mostLuck(state, seat));

const range = (from: number, to: number): ChoiceOf<'luckBid'>[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ act: 'luck', points: from + i }));

/** Gone whether it helps or not. AOH-LUCK-03 */
export function spend(table: Table, seat: Seat, points: number): void {
  playerOf(table.state, seat).luck -= Math.abs(points);
  table.tell?.({ type: 'luckSpent', seat, points });
}

export const luckSteps: Steps<'luck' | 'luckBid' | 'luckOpen'> = {
  luck(table) {
    const { state } = table;
    const seats = bidders(state, battleOf(state));
    next(table, { step: 'totals' });
    const [first, ...after] = seats;
    if (first === undefined) return;
    if (state.options.luckReveal === 'simultaneous')
      next(table, { step: 'luckBid', seats, answers: seats.map(() => null) });
    else next(table, { step: 'luckOpen', seat: first, after });
  },

  /** Amount and direction in secret, revealed together. AOH-LUCK-05, AOH-RULING-38 */
  luckBid: {
    options: (state, _frame, seat) => bids(state, seat),
    settle(table, frame, answers) {
      frame.seats.forEach((seat, i) => {
        const points = answers[i]?.points ?? 0;
        battleOf(table.state).luck[seat] = points;
        spend(table, seat, points);
      });
    },
  },

  /** Openly, the attacker first; each for his own side. AMI-DIFF-04, AOH-RULING-39 */
  luckOpen: {
    options: (state, _frame, seat) => range(0, mostLuck(state, seat)),
    answer(table, frame, { points }, seat) {
      const battle = battleOf(table.state);
      battle.luck[seat] = seat === battle.attacker ? points : -points;
      spend(table, seat, points);
      const [first, ...after] = frame.after;
      if (first !== undefined) next(table, { step: 'luckOpen', seat: first, after });
    },
  },
};
