// What every language must say: one entry for each question, option and event, so that none can be forgotten.

import type { Seat } from '@skald/kernel';
import type { EventTexts, Language, OptionTexts, QuestionTexts } from '@skald/text';
import type { Spot } from '../content/battle-map.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/fight/choices.ts';
import type { GameEvent } from '../rules/fight/events.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { BARRIER_NAMES, THING_NAMES } from './lexicon.ts';
import { NAMES } from './names.ts';
import { type Naming, namingOf } from './naming.ts';
import { squareLabel } from './squares.ts';

/** What a text may speak about: a view, and ways to look things up in it. */
export interface About extends Naming {
  readonly view: State;
  /** “C12” */
  at(spot: Spot): string;
  fighter(id: string): Fighter | undefined;
  /** “log”, by its id on the map */
  thingNamed(id: string): string;
}

/** What the texts of a question know besides. */
interface Asked {
  /** Who is to do something. */
  readonly actor: string;
}

export interface Matter {
  readonly view: State;
  readonly about: About;
  readonly asked: Asked;
  readonly frame: FrameOf<QuestionName>;
  readonly choices: { readonly [Q in QuestionName]: ChoiceOf<Q> };
  readonly event: GameEvent;
}

export type Questions = QuestionTexts<Matter>;
export type OptionLabels = OptionTexts<Matter>;
export type Log = EventTexts<Matter>;

export function aboutOf(view: State, language: Language): About {
  return {
    ...namingOf(view, language),
    view,
    at: squareLabel,
    fighter: (id) => view.fighters.find((one) => one.id === id),
    thingNamed: (id) => {
      const thing = view.map.objects.find((part) => part.id === id);
      if (thing === undefined) return id;
      return NAMES[language].plain(
        thing.kind === 'barrier' ? BARRIER_NAMES[thing.item] : THING_NAMES[thing.kind],
      );
    },
  };
}

export const askedOf = ({ view }: About, seat: Seat): Asked => ({ actor: actorOf(view, seat) });

/** Whom a seat is asked about: by the question itself, or else its first fighter. */
export function actorOf({ agenda, fighters }: State, seat: Seat): string {
  const frame = agenda.at(-1);
  switch (frame?.step) {
    case 'plan': {
      const at = frame.seats.indexOf(seat);
      if (at >= 0) return frame.fighters[at] as string;
      break;
    }
    case 'act':
    case 'window':
    case 'moveOn':
    case 'leap':
    case 'midLeap':
    case 'consent':
    case 'preRoll':
    case 'reaction':
    case 'shop':
    case 'need':
    case 'choose':
      return frame.fighter;
    case 'opportunity':
    case 'wonEngagement':
    case 'intercept':
    case 'sever':
    case 'spoils':
    case 'wrest':
    case 'freeShot':
      return frame.by;
    case 'resist':
    case 'forestall':
    case 'dodge':
      return frame.target;
    case 'haggle':
    case 'settlePrice':
    case 'worship':
    case 'stash':
    case 'give':
      return frame.hero;
    case 'trade':
      return frame.traders[0] ?? '';
  }
  return fighters.find((one) => one.seat === seat)?.id ?? fighters[0]?.id ?? '';
}
