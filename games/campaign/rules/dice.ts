// Dice: thrown by the hall, or typed in by whoever has them on a real table.

import { next, type Seat } from '@skald/kernel';
import type { State, Steps } from './state.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

function hasRealDice(state: State, seat: Seat): boolean {
  const { realDice } = state.options;
  return realDice === 'both' || realDice === state.sides[seat];
}

export const diceSteps: Steps<'throw' | 'typeDie'> = {
  throw(table, { seat, count, for: what }) {
    const { state } = table;
    if (hasRealDice(state, seat)) next(table, { step: 'typeDie', seat, count, for: what, faces: [] });
    else state.dice = Array.from({ length: count }, () => table.roll(6, what));
  },

  typeDie: {
    options: () => FACES.map((face) => ({ act: 'die', face })),
    answer(table, frame, { face }) {
      const faces = [...frame.faces, face];
      if (faces.length < frame.count) return next(table, { ...frame, faces });
      table.state.dice = faces;
      table.tell?.({ type: 'typed', seat: frame.seat, faces, for: frame.for });
    },
  },
};
