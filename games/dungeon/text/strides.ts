// What a step of the model that acts would mean: which way, and who strikes or stops it.

import { findModel, threateners } from '../rules/models.ts';
import { GAIT, strikersOf } from '../rules/moving.ts';
import type { State } from '../rules/state.ts';
import { type Course, courseTo } from './squares.ts';

export interface Stride {
  readonly course: Course | null;
  /** Enemies that strike before the step. */
  readonly strikers: readonly string[];
  /** Enemies whose front arc ends the Move there. */
  readonly stoppers: readonly string[];
}

const NONE: Stride = { course: null, strikers: [], stoppers: [] };

export function strideOf(view: State, x: number, y: number): Stride {
  const frame = view.agenda.at(-1);
  const one = frame?.step === 'turn' ? findModel(view, frame.model) : undefined;
  if (frame?.step !== 'turn' || one === undefined) return NONE;
  const there = GAIT[frame.plan].hindered ? threateners(view, { ...one, x, y }) : [];
  return {
    course: courseTo(view, one.id, [x, y]),
    strikers: strikersOf(view, frame).map(({ id }) => id),
    stoppers: there.map(({ id }) => id),
  };
}
