// Why something is not on the list of options, for people who try it all the same: each game gives its reasons.

import type { Tried } from './choice.ts';
import type { Game, GameState } from './game.ts';
import type { FrameIn, FrameNamed } from './procedure.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** By question: why what was tried is not on its list, or null where nothing better is known. */
export type Reasons<S extends GameState> = {
  readonly [N in FrameIn<S>['step']]?: (
    view: S,
    choice: Tried,
    frame: FrameNamed<FrameIn<S>, N>,
    seat: Seat,
  ) => Refusal | null;
};

export const explainedBy =
  <S extends GameState>(reasons: Reasons<S>): NonNullable<Game<S>['explain']> =>
  (view, seat, choice) => {
    const frame: FrameIn<S> | undefined = view.agenda.at(-1);
    if (frame === undefined) return null;
    // The reasons are looked up by the very name that says what frame it is.
    return reasons[frame.step as FrameIn<S>['step']]?.(view, choice, frame as never, seat) ?? null;
  };
