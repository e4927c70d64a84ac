// Interrupts, and giving one model its Move and Action. DUN-OVL-03, -05 and -24 to -29.

import { next, type Seat } from '@skald/kernel';
import { CARD } from '../content/index.ts';
import type { ChoiceOf } from './choices.ts';
import { discard, handOf } from './deck.ts';
import { endMarks } from './marks.ts';
import { isHeroModel, model, overlordSeat } from './models.ts';
import type { Model, State, Steps, Table } from './state.ts';
import { normalTurn } from './turn.ts';

export const interruptSteps: Steps<'interrupt' | 'interruptActs' | 'interruptModel'> = {
  interrupt: {
    byDefault: () => ({ act: 'wait' }),
    standing: { never: () => ({ act: 'wait' }), span: ({ round }) => round },
    options(state) {
      const cards = handOf(state).filter((card) => CARD[card].kind === 'interrupt');
      return [...cards.map((card): ChoiceOf<'interrupt'> => ({ act: 'play', card })), { act: 'wait' }];
    },
    answer(table, _frame, choice) {
      if (choice.act === 'wait') return;
      discard(table, choice.card);
      // It is no Overlord Turn: whoever acts now may act again later. DUN-OVL-26
      for (const one of table.state.models) if (!isHeroModel(one)) one.acted = false;
      next(table, { step: 'interruptActs', left: CARD[choice.card].value });
    },
  },

  interruptActs(table, { left }) {
    const { state } = table;
    if (left > 0 && commandable(state).length > 0)
      next(table, { step: 'interruptModel', seat: overlordSeat(state), left });
  },

  /** One after another. DUN-OVL-25 */
  interruptModel: {
    options: (state) => [
      ...commandable(state).map(({ id }): ChoiceOf<'interruptModel'> => ({ act: 'command', model: id })),
      { act: 'done' },
    ],
    answer(table, { left }, choice, seat) {
      if (choice.act === 'done') return;
      next(table, { step: 'interruptActs', left: left - 1 });
      command(table, seat, model(table.state, choice.model), true);
    },
  },
};

/** Overlord models that have not acted yet. DUN-OVL-05 */
export const commandable = (state: State): Model[] =>
  state.models.filter((one) => !isHeroModel(one) && !one.acted);

/** One model Moves and acts. DUN-OVL-03 */
export function command(table: Table, seat: Seat, one: Model, interrupt: boolean): void {
  one.acted = true;
  endMarks(table, one, ({ type }) => type === 'hardened');
  table.tell?.({ type: 'commanded', model: one.id, interrupt });
  next(table, normalTurn(table.state, seat, one));
}
