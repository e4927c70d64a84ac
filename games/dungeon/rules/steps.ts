// How the procedure is written: each file holds some steps and questions, typed by their frames.

import type { Question, Step } from '@skald/kernel';
import type { FrameOf, StepName } from './agenda.ts';
import type { ChoiceOf, QuestionName } from './choices.ts';
import type { GameEvent } from './events.ts';
import type { State, Table } from './state.ts';

type Entry<N extends StepName> = N extends QuestionName
  ? Question<State, FrameOf<N>, ChoiceOf<N>, GameEvent>
  : Step<State, FrameOf<N>, GameEvent>;

/** A part of the procedure: `{ turn: { options, answer }, endTurn(table, frame) { … } }`. */
export type Steps<N extends StepName> = { readonly [K in N]: Entry<K> };

/** Adds frames so that they are done in the order given. */
export function next(table: Table, ...frames: FrameOf<StepName>[]): void {
  for (let i = frames.length - 1; i >= 0; i--) table.state.agenda.push(frames[i] as FrameOf<StepName>);
}
