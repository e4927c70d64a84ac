// What every language must say: one entry for each question, option and event, so that none can be forgotten.

import type { Seat } from '@skald/kernel';
import type { ArmyId, Hex, Side } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { EventOf, GameEvent } from '../rules/events.ts';
import type { Army, State } from '../rules/state.ts';
import { type Spot, spotOf } from './spots.ts';

/** What a text may speak about: a view, and ways to look things up in it. */
export interface About {
  readonly view: State;
  side(seat: Seat): Side;
  spot(place: Hex | 'ship'): Spot;
  army(id: ArmyId): Army | undefined;
}

/** A question as a text sees it. The frame may be missing where a view hides it. */
export interface Asking<Q extends QuestionName> extends About {
  readonly seat: Seat;
  readonly mine: Side;
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
  return {
    view,
    side: (seat) => view.sides[seat] ?? 'normans',
    spot: (place) => spotOf(view.map, place),
    army: (id) => view.armies.find((one) => one.id === id),
  };
}
