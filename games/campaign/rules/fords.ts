// A ford in flight or retreat: the dice, or the card. CAM-RIVER-05, -06, CAM-CARD-10

import { next } from '@skald/kernel';
import { FLEEING_FORD_ON, type Hex } from '../content/index.ts';
import type { FrameOf, StepName } from './agenda.ts';
import { ownerOf } from './armies.ts';
import { hasCards, holds, playCard } from './cards.ts';
import type { ChoiceOf } from './choices.ts';
import type { Army, Steps, Table } from './state.ts';

/** Puts the army to the water; `then` reads what came of it. */
export function tryFord(table: Table, army: Army, then: FrameOf<StepName>): void {
  const seat = ownerOf(table.state, army.id);
  if (hasCards(table.state, seat)) next(table, { step: 'fordOrCard', seat, army: army.id }, then);
  else next(table, { step: 'throw', seat, count: 1, for: 'fleeingFord' }, then);
}

/** Whether it got across. */
export function hasForded(table: Table, army: Army, from: Hex, to: Hex): boolean {
  const { state } = table;
  const face = state.fordCard ? null : (state.dice[0] as number);
  const ok = face === null || face >= FLEEING_FORD_ON;
  state.fordCard = false;
  table.tell?.({ type: 'forded', army: army.id, from, to, face, ok });
  return ok;
}

export const fordSteps: Steps<'fordOrCard'> = {
  fordOrCard: {
    options(state, { seat }) {
      const options: ChoiceOf<'fordOrCard'>[] = [{ act: 'roll' }];
      if (holds(state, seat, 'ford')) options.push({ act: 'ford' });
      return options;
    },
    answer(table, { seat }, { act }) {
      if (act === 'roll') return next(table, { step: 'throw', seat, count: 1, for: 'fleeingFord' });
      playCard(table, seat, 'ford');
      table.state.fordCard = true;
    },
  },
};
