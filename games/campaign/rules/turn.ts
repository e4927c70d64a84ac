// A turn: initiative, then one player's movement, then the other's. CAM-TURN, CAM-RULING-04

import { next, type Seat } from '@skald/kernel';
import { INITIATIVE_BONUS, sideOf, WEAK_POINTS } from '../content/index.ts';
import { isSmall } from './armies.ts';
import { copiesOf, discard, hasCards } from './cards.ts';
import type { Army, State, Steps, Table } from './state.ts';

export const turnSteps: Steps<'turn' | 'initiativeCards' | 'initiative' | 'whoIsFirst' | 'movement'> = {
  turn(table) {
    const { state } = table;
    state.turn += 1;
    state.phase = 'initiative';
    state.order = [];
    state.ship.moved = false;
    state.armies.forEach(freshen);
    table.tell?.({ type: 'turnBegan', turn: state.turn, of: state.options.turnLimit });
    const seats = [0, 1].filter((seat) => hasCards(state, seat));
    if (seats.length === 0) next(table, { step: 'initiative', bonus: [0, 0] });
    else next(table, { step: 'initiativeCards', seats, answers: seats.map(() => null) });
  },

  /** Committed in secret before the dice. CAM-CARD-09, CAM-RULING-21 */
  initiativeCards: {
    options: (state, _frame, seat) =>
      Array.from({ length: copiesOf(state, seat, 'initiative') + 1 }, (_, cards) => ({
        act: 'commit',
        cards,
      })),
    settle(table, { seats }, answers) {
      const bonus = [0, 0];
      seats.forEach((seat, i) => {
        const cards = answers[i]?.cards ?? 0;
        bonus[seat] = cards * INITIATIVE_BONUS;
        for (let played = 0; played < cards; played++) discard(table.state, seat, 'initiative');
        if (cards > 0) table.tell?.({ type: 'initiativePlayed', seat, cards });
      });
      next(table, { step: 'initiative', bonus });
    },
  },

  initiative(table, { bonus }) {
    next(
      table,
      { step: 'throw', seat: 0, count: 1, for: 'initiative' },
      { step: 'whoIsFirst', bonus, first: [] },
    );
  },

  whoIsFirst(table, { bonus, first: [other] }) {
    const { state } = table;
    const die = state.dice[0] as number;
    if (other === undefined)
      return next(
        table,
        { step: 'throw', seat: 1, count: 1, for: 'initiative' },
        { step: 'whoIsFirst', bonus, first: [die] },
      );
    const dice = [other, die];
    table.tell?.({ type: 'initiativeRolled', dice });
    const [one, two] = dice.map((face, seat) => resultOf(table, seat, face, bonus[seat] as number)) as [
      number,
      number,
    ];
    if (one === two) {
      table.tell?.({ type: 'initiativeTied' });
      return next(table, { step: 'initiative', bonus });
    }
    state.order = one > two ? [0, 1] : [1, 0];
    table.tell?.({ type: 'order', order: [...state.order] });
    next(table, ...state.order.map((seat) => ({ step: 'movement', seat }) as const), { step: 'endOfTurn' });
  },

  movement(table, { seat }) {
    table.state.phase = 'movement';
    table.tell?.({ type: 'movement', seat });
    next(table, { step: 'command', seat });
  },
};

function freshen(army: Army): void {
  army.stood = army.at;
  army.wasSmall = isSmall(army);
  army.moved = army.stirred = army.fought = army.exchanged = army.boarded = false;
  army.march = 0;
}

/** Armies that are weak, destroyed or dissolved. CAM-TURN-02 to -04 */
const weakArmies = (state: State, seat: Seat): number =>
  state.armies.filter(({ id, points }) => sideOf(id) === state.sides[seat] && points <= WEAK_POINTS).length;

function resultOf(table: Table, seat: Seat, die: number, bonus: number): number {
  const weak = weakArmies(table.state, seat);
  const result = die + bonus - weak;
  table.tell?.({ type: 'initiativeResult', seat, die, bonus, weak, result, only: [seat] });
  return result;
}
