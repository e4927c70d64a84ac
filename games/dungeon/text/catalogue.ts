// What every language must say: one entry for each question, option and event, so that none can be forgotten.

import type { Seat } from '@skald/kernel';
import type { Place } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { EventOf, GameEvent } from '../rules/events.ts';
import { findModel } from '../rules/models.ts';
import type { Model, State } from '../rules/state.ts';
import { squareLabel, type Thing, thingAt } from './squares.ts';

/** What a text may speak about: a view, and ways to look things up in it. */
export interface About {
  readonly view: State;
  /** “C4” */
  at(place: { readonly x: number; readonly y: number } | Place): string;
  thing(place: { readonly x: number; readonly y: number } | Place): Thing;
  model(id: string): Model | undefined;
}

/** A question as a text sees it. The frame may be missing where a view hides it. */
export interface Asking<Q extends QuestionName> extends About {
  readonly seat: Seat;
  readonly frame: FrameOf<Q> | null;
}

export type Questions = { readonly [Q in QuestionName]: (asking: Asking<Q>) => string };

export type OptionLabels = {
  readonly [Q in QuestionName]: {
    readonly [A in ChoiceOf<Q>['act']]: (
      choice: Extract<ChoiceOf<Q>, { act: A }>,
      asking: Asking<Q>,
    ) => string;
  };
};

/** Null: better left untold. */
export type Log = { readonly [T in GameEvent['type']]: (event: EventOf<T>, about: About) => string | null };

export function aboutOf(view: State): About {
  const place = (at: { readonly x: number; readonly y: number } | Place): Place =>
    'x' in at ? [at.x, at.y] : at;
  return {
    view,
    at: (at) => squareLabel(place(at)),
    thing: (at) => thingAt(view, place(at)),
    model: (id) => findModel(view, id),
  };
}
