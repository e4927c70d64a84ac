// Free Strikes: at a model that breaks away, and at one that appears. DUN-BREAK-07 to -15, DUN-RULING-10 and -11.

import { next, type Seat } from '@skald/kernel';
import type { FrameOf } from './agenda.ts';
import { fightWith } from './attack.ts';
import type { ChoiceOf } from './choices.ts';
import { findModel, model, seatOf, threateners } from './models.ts';
import type { Model, State, Steps, Table } from './state.ts';

type Strikes = Omit<FrameOf<'strikes'>, 'step'>;

/** Every enemy that has a newly placed model in its front arc strikes at it. DUN-BREAK-15 */
export function strikeAtNewcomer(table: Table, one: Model): void {
  const strikers = threateners(table.state, one).map(({ id }) => id);
  if (strikers.length === 0) return;
  table.tell?.({ type: 'strikesAt', model: one.id, strikers });
  next(table, { step: 'strikes', target: one.id, strikers, passed: [] });
}

/** The seats of those who can still strike, in order. */
function seatsOf(state: State, strikers: readonly string[]): Seat[] {
  return [...new Set(strikers.map((id) => seatOf(state, model(state, id))))].sort();
}

/** Seats that could strike before this one does. */
const othersThan = (state: State, { strikers, passed }: Strikes, seat: Seat): Seat[] =>
  seatsOf(state, strikers).filter((other) => other !== seat && !passed.includes(other));

const firstStrike = (state: State, { strikers }: Strikes, seat: Seat): ChoiceOf<'freeStrike'> => ({
  act: 'strike',
  model: strikers.find((id) => seatOf(state, model(state, id)) === seat) as string,
});

export const strikeSteps: Steps<'strikes' | 'freeStrike'> = {
  /** The striking side chooses the order. DUN-BREAK-08 */
  strikes(table, { target, strikers: named, passed: before }) {
    const { state } = table;
    const strikers = named.filter((id) => findModel(state, id) !== undefined);
    if (strikers.length === 0 || findModel(state, target) === undefined) return;
    const seats = seatsOf(state, strikers);
    const passed = seats.every((seat) => before.includes(seat)) ? [] : before;
    const seat = seats.find((each) => !passed.includes(each)) as Seat;
    next(table, { step: 'freeStrike', seat, target, strikers, passed });
  },

  /** Each may be waived by its owner. DUN-RULING-10 */
  freeStrike: {
    // Whoever says nothing strikes: that is the rule, and to waive it a decision.
    byDefault: firstStrike,
    standing: { never: () => ({ act: 'waive' }), always: firstStrike },
    options(state, frame, seat) {
      const options: ChoiceOf<'freeStrike'>[] = frame.strikers
        .filter((id) => seatOf(state, model(state, id)) === seat)
        .map((id) => ({ act: 'strike', model: id }));
      if (othersThan(state, frame, seat).length > 0) options.push({ act: 'pass' });
      options.push({ act: 'waive' });
      return options;
    },
    answer(table, { target, strikers, passed }, choice, seat) {
      const { state } = table;
      if (choice.act === 'pass')
        return next(table, { step: 'strikes', target, strikers, passed: [...passed, seat] });
      if (choice.act === 'waive') {
        const waived = strikers.filter((id) => seatOf(state, model(state, id)) === seat);
        table.tell?.({ type: 'waived', models: waived });
        const left = strikers.filter((id) => !waived.includes(id));
        return next(table, { step: 'strikes', target, strikers: left, passed });
      }
      const left = strikers.filter((id) => id !== choice.model);
      next(table, fightWith(choice.model, { target, free: true }), {
        step: 'strikes',
        target,
        strikers: left,
        passed,
      });
    },
  },
};
