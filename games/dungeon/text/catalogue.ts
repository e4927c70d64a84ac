// What every language must say: one entry for each question, option and event, so that none can be forgotten.

import type { EventTexts, OptionTexts, QuestionTexts } from '@skald/text';
import type { Place } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';
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

export interface Matter {
  readonly view: State;
  readonly about: About;
  readonly asked: object;
  readonly frame: FrameOf<QuestionName>;
  readonly choices: { readonly [Q in QuestionName]: ChoiceOf<Q> };
  readonly event: GameEvent;
}

export type Questions = QuestionTexts<Matter>;
export type OptionLabels = OptionTexts<Matter>;
export type Log = EventTexts<Matter>;

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
