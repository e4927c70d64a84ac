// What every language must say: one entry for each question, option and event, so that none can be forgotten.

import type { Seat } from '@skald/kernel';
import type { EventTexts, Language, OptionTexts, QuestionTexts } from '@skald/text';
import type { ArmyId, Hex, Side } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Army, State } from '../rules/state.ts';
import { type Spot, spotOf } from './spots.ts';

/** What a text may speak about: a view, and ways to look things up in it. */
export interface About {
  readonly view: State;
  side(seat: Seat): Side;
  spot(place: Hex | 'ship'): Spot;
  army(id: ArmyId): Army | undefined;
}

export interface Matter {
  readonly view: State;
  readonly about: About;
  /** The side of whoever is asked. */
  readonly asked: { readonly mine: Side };
  readonly frame: FrameOf<QuestionName>;
  readonly choices: { readonly [Q in QuestionName]: ChoiceOf<Q> };
  readonly event: GameEvent;
}

export type Questions = QuestionTexts<Matter>;
export type OptionLabels = OptionTexts<Matter>;
export type Log = EventTexts<Matter>;

export function aboutOf(view: State, language: Language): About {
  return {
    view,
    side: (seat) => view.sides[seat] ?? 'normans',
    spot: (place) => spotOf(view.map, place, language),
    army: (id) => view.armies.find((one) => one.id === id),
  };
}

export const askedOf = ({ side }: About, seat: Seat): Matter['asked'] => ({ mine: side(seat) });
