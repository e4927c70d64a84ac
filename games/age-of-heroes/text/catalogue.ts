// What every language must say: one entry for each question, option and event, so that none can be forgotten.

import type { Seat } from '@skald/kernel';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { EventOf, GameEvent } from '../rules/events.ts';
import type { Player, State } from '../rules/state.ts';
import type { Names } from './en/names.ts';

/** A question as a text sees it. The frame may be missing where a view hides it. */
export interface Asking<Q extends QuestionName> {
  readonly view: State;
  readonly seat: Seat;
  readonly player: Player | undefined;
  readonly frame: FrameOf<Q> | null;
  readonly cast: Cast;
}

/** The name of a seat's hero, or of the seat as long as it has none. */
export type Cast = (seat: Seat) => string;

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
export type Log = {
  readonly [T in GameEvent['type']]: (event: EventOf<T>, cast: Cast, view: State) => string | null;
};

/** Why a hero should think twice before this step. */
export function perilOf({ view, player }: Asking<'peril'>): 'worship' | 'storm' {
  return player !== undefined && player.worshipUntil >= view.turn && player.worshipUntil > 0
    ? 'worship'
    : 'storm';
}

/** Everybody's hero as a view has it. */
export function castOf(view: State, names: Pick<Names, 'counter' | 'player'>): Cast {
  return (seat) => {
    const player = view.players[seat];
    const counter = player?.counter ?? player?.hero;
    return counter ? names.counter(counter) : names.player(seat + 1);
  };
}
