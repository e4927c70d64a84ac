// What every language must say: one entry for each question, option and event, so that none can be forgotten.

import type { Seat } from '@skald/kernel';
import type { EventTexts, Language, OptionTexts, QuestionTexts, Asking as TextAsking } from '@skald/text';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Player, State } from '../rules/state.ts';
import type { Names } from './en/names.ts';
import { NAMES } from './names.ts';

/** The name of a seat's hero, or of the seat as long as it has none. */
export type Cast = (seat: Seat) => string;

/** What a text may speak about: a view, and whom everybody plays. */
interface About {
  readonly view: State;
  readonly cast: Cast;
}

export interface Matter {
  readonly view: State;
  readonly about: About;
  readonly asked: { readonly player: Player | undefined };
  readonly frame: FrameOf<QuestionName>;
  readonly choices: { readonly [Q in QuestionName]: ChoiceOf<Q> };
  readonly event: GameEvent;
}

export type Asking<Q extends QuestionName> = TextAsking<Matter, Q>;
export type Questions = QuestionTexts<Matter>;
export type OptionLabels = OptionTexts<Matter>;
export type Log = EventTexts<Matter>;

export const aboutOf = (view: State, language: Language): About => ({
  view,
  cast: castOf(view, NAMES[language]),
});

export const askedOf = ({ view }: About, seat: Seat): Matter['asked'] => ({ player: view.players[seat] });

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
