// What a game brings to the hall beyond its rules: places, words and a board in plain text. Shells (terminal, web,
// server) know games only through this.

import type {
  Asked,
  Choice,
  Decision,
  Event,
  Game,
  GameState,
  LapsedEvent,
  Level,
  Reason,
  Result,
  Round,
  Seat,
} from '@skald/kernel';
import {
  type Aim,
  type Briefing,
  type Landmark,
  type Language,
  lapsedText,
  type Pointer,
  type RefusalTexts,
  type Score,
  type Section,
  type Weight,
} from '@skald/text';
import type { DocumentKind } from './documents.ts';
import type { SagaKind } from './saga.ts';
import type { Goal, Sites } from './sites.ts';

/** Who plays a place when nobody has said anything else. */
type FirstControl = 'human' | 'bot' | 'none';

/** A place at the table: the seat entry it stands for when a match begins. */
export interface TablePlace {
  readonly id: string;
  readonly seat: unknown;
  readonly control: FirstControl;
  /** Somebody must play it: without it there is no game. */
  readonly required?: true;
}

/** A set of options with a name; the first of a game is what one plays without asking. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A seat as the match begins with it, and the kinds of what its player has laid beside it until then. */
export interface SeatGist {
  readonly as: unknown;
  readonly brought?: readonly { readonly kind: string }[] | undefined;
}

/** How many documents of a kind somebody brings to his seat. */
interface Bring {
  readonly min: number;
  readonly max: number;
  /** Nobody else learns more than the digest of it until the game shows it; its `redact` keeps it hidden. */
  readonly sealed: boolean;
}

export interface Topic {
  readonly id: string;
  readonly name: string;
  /** What things of its kind are called together. */
  readonly group: string;
}

/** What is asked, and what is answered once for all. */
export interface StandingWords {
  readonly question: string;
  readonly never?: string;
  readonly always?: string;
  /** That one is not asked again in this round or turn. */
  readonly forNow?: string;
}

interface Words<S extends GameState, E extends Event> {
  title(language: Language): string;
  /** Which of a game's stories these options tell; left out where a game has but one. */
  story?(options: Readonly<Record<string, unknown>>, language: Language): string | null;
  /** With options, where it is known what is played. */
  place(id: string, language: Language, options?: Readonly<Record<string, unknown>>): string;
  /** A seat that is none of the places as they stand, because it was dealt out; left out where there is no such seat. */
  dealt?(seat: unknown, language: Language): string;
  preset(id: string, language: Language): string;
  /** What the presets are, where they are not rules. */
  presets?(language: Language): string;
  /** Whom a seat plays. */
  seat(view: S, seat: Seat, language: Language): string;
  /** What a seat plays for, told before its first choice; null for who looks on. */
  briefing(view: S, seat: Seat | null, language: Language): Briefing;
  /** The same in a few words, with the time that is left: always in sight. */
  aim(view: S, seat: Seat | null, language: Language): Aim;
  /** Which round it is: “turn 3 of 20”. */
  round(round: Round, language: Language): string;
  /** What decides in the end, as far as it can be known now; null where a seat has no such number. */
  score(view: S, seat: Seat, language: Language): Score | null;
  question(view: S, decision: Decision, language: Language): string;
  option(view: S, decision: Decision, choice: Choice, language: Language): string;
  /** A kind of question that a seat can give orders for, and what they are; left out where there is none. */
  standing?(kind: string, language: Language): StandingWords | null;
  /** What one ought to know of an option beyond its label. */
  hint(view: S, decision: Decision, choice: Choice, language: Language): string | null;
  /** Why a bot would choose so, from its reasons; left out where it gives none. */
  why?(reason: Reason, language: Language): string;
  /** One line of the log; null for what is better left untold. */
  event(event: E, view: S, language: Language): string | null;
  /** How much an event matters to a seat, as far as these eyes can tell; null for what does not concern it. */
  concerns(event: E, view: S, seat: Seat): Weight | null;
  /** The names that the line of an event may have of what is on the board now. */
  landmarks(event: E, view: S, language: Language): readonly Landmark[];
  /** An outcome as `odds` names it. */
  outcome(outcome: string, language: Language): string;
  /** Everything there is help on. */
  topics(language: Language): readonly Topic[];
  /** What a topic is called. */
  topic(id: string, language: Language): string;
  /** Where the rules of a kind of question are told. */
  chapter(kind: string): string;
  help(topic: string, view: S | null, language: Language): string;
  /** The rulebook as Markdown. */
  guide(language: Language): string;
  /** The game as prose in Markdown. */
  saga(events: readonly Event[], view: S, language: Language): string;
  /** What is to be said when it is over. */
  ending(view: S, result: Result, language: Language): readonly string[];
  readonly refusals: RefusalTexts;
  /** What a single option is about, and one of its values; null for a value that needs no words. */
  setting(key: string, language: Language): string;
  settingValue(key: string, value: unknown, language: Language): string | null;
  /** What a guide says in a first game when this question comes up; `begin` and `over` frame it. */
  lesson(kind: string, language: Language, pointer: Pointer): string | null;
}

export interface GameModule<
  S extends GameState = GameState,
  E extends Event = Event,
  T = unknown,
  L = unknown,
> {
  readonly game: Game<S>;
  /** A state as a seat may see it. */
  readonly viewSchema: Game['schemas']['state'];
  readonly places: readonly TablePlace[];
  readonly presets: readonly Preset[];
  /** What makes a first game short. */
  readonly lessonOptions: Readonly<Record<string, unknown>>;
  /** How well the others play in it, where the weakest would teach nothing. */
  readonly lessonLevel?: Level;
  /** What is agreed besides, unless somebody says otherwise, when all play on one device. */
  readonly onOneDevice?: Readonly<Record<string, unknown>>;
  /** The options with whatever chance says of what nobody has said, before a match is created; left out where it says nothing. */
  drawn?(options: Readonly<Record<string, unknown>>, chance: () => number): Readonly<Record<string, unknown>>;
  /** What outlasts a match, where matches follow one another. */
  readonly saga?: SagaKind<S, T, L>;
  /** All options as they stand where these are given and the others are left alone; left out where nothing can be. */
  settled?(options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** The options as everybody may read them while it is played; left out where they hold no secret. */
  openOptions?(options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** What a reader of this view may know of those that are not open. */
  optionsIn?(view: S): Readonly<Record<string, unknown>>;
  /** Whether dice of a real table are typed in while it is played. */
  typesDice?(view: S): boolean;
  /** As much of the options, and of who sits there, as `words.story` needs; left out where there is but one story. */
  gist?(
    options: Readonly<Record<string, unknown>>,
    seats: readonly SeatGist[],
  ): Readonly<Record<string, unknown>>;
  /** What people write for this game, by its kind; left out where they write nothing. */
  readonly documents?: Readonly<Record<string, DocumentKind>>;
  /** What who sits down brings along, by the kind of document; left out where nobody brings anything. */
  readonly brings?: Readonly<Record<string, Bring>>;
  /**
   * A seat as the match begins with it: with what its player brought, by kind, and with nothing else that somebody might
   * have written there. A bot brings nothing, and before all are seated the game is tried with what there is.
   */
  seated?(seat: unknown, brought: Readonly<Record<string, readonly unknown[]>>): unknown;
  /** Whom each seat plays, as seats are named when a match begins. */
  seats(view: S): readonly unknown[];
  readonly words: Words<S, E>;
  textBoard(view: S, seat: Seat | null, language: Language): readonly Section[];
  /** Left out where a game has no places. */
  readonly sites?: Sites<S>;
  /** The goal that typed words name; null where they name none. Left out where every option leads where it can be typed. */
  goal?(view: S, asked: Asked, typed: string, language: Language): Goal | null;
  /** The answer that ends what is under way: what an empty line means. */
  finishing(decision: Decision): Choice | null;
  /** What one may always do and hardly anybody waits for: it does not keep the answer that finishes from being the best. */
  isIdle?(choice: Choice): boolean;
  /** What there is too much of to be counted, squares of a wide field: it is not listed, but done when it is named. */
  isCountless?(choice: Choice): boolean;
  /** Questions whose very list of answers is a secret of who is asked: a quick answer would tell it. */
  readonly secretive?: readonly string[];
  /** Names what a question is a part of, a counter's movement for example, so that all of it can be taken back. */
  errand(view: S): string | null;
  /** The round that begins with this event, the moment to pause, save or restart; null where none does. */
  opensRound(event: E): Round | null;
}

/** Checks a game against the contract; from here on nobody knows its types. What the house tells is in its own words. */
export const host = <S extends GameState, E extends Event, T, L>(
  module: GameModule<S, E, T, L>,
): GameModule => {
  const { words } = module;
  const event = (told: Event, view: S, language: Language): string | null =>
    isLapsed(told)
      ? lapsedText(words.seat(view, told.seat, language), language)
      : words.event(told as E, view, language);
  // That others answered for a seat is what it must not miss.
  const concerns = (told: Event, view: S, seat: Seat): Weight | null =>
    isLapsed(told) ? (told.seat === seat ? 3 : null) : words.concerns(told as E, view, seat);
  const landmarks = (told: Event, view: S, language: Language): readonly Landmark[] =>
    isLapsed(told) ? [] : words.landmarks(told as E, view, language);
  const saga = (events: readonly Event[], view: S, language: Language): string =>
    words.saga(
      events.filter((told) => !isLapsed(told)),
      view,
      language,
    );
  return { ...module, words: { ...words, event, concerns, landmarks, saga } } as unknown as GameModule;
};

/** What the kernel tells of any game. */
const isLapsed = (event: Event): event is LapsedEvent => event.type === 'lapsed';

/** Seats for so many players, as they come. */
export const sampleSeats = ({ places }: GameModule, count: number): unknown[] =>
  places.slice(0, count).map(({ seat }) => seat);
