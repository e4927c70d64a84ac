import type { z } from 'zod';
import type { Choice, Tried } from './choice.ts';
import type { Event } from './event.ts';
import type { Level } from './level.ts';
import type { Play } from './play.ts';
import type { Outcome, Refusal } from './refusal.ts';
import type { BySeat, Seat } from './seat.ts';

/** A named step of the procedure that waits its turn, with its locals. */
export interface Frame {
  readonly step: string;
}

/** Plain data, one object. The last frame of the agenda is the next to be done. */
export interface GameState {
  agenda: Frame[];
}

/** A step does its work, pushes further frames, or both. It never waits. */
export type Step<S extends GameState, F, E extends Event = Event> = (play: Play<S, E>, frame: F) => void;

/** What is asked, of one seat or of several: only members of `options` are answers. */
interface Asking<S extends GameState, F, C extends Choice> {
  options(state: S, frame: F, seat: Seat): C[];
  /** For a list that is long: a page is told what describes it, and lists it by itself. */
  readonly described?: Description<S, F, C>;
  /** The same list for whoever needs but one of it, where it is long; none of its members gives the game up. */
  unwritten?(state: S, frame: F, seat: Seat): Listed<C>;
  /** Where others wait for an answer in their own turn: what is answered for who does not answer in time. */
  byDefault?(state: S, frame: F, seat: Seat): C;
  /** What a seat may order once for all; null where it has to be asked all the same. */
  readonly standing?: {
    never?(state: S, frame: F, seat: Seat): C | null;
    always?(state: S, frame: F, seat: Seat): C | null;
    /** The number of the round, or of the turn, that *never for now* holds for; left out where that is no order. */
    span?(state: S): number;
  };
}

/** A list by its length and its members, whether it was written down or not. */
export type Listed<C> = Pick<readonly C[], 'length' | 'at'>;

/** A long list in few words: a reach of squares, a range of numbers. */
export interface Description<S extends GameState, F, C extends Choice, D = never> {
  /** Plain data, no more than the options themselves would tell. */
  of(state: S, frame: F, seat: Seat): unknown;
  /** All that `options` lists, from the description alone. */
  list(description: D): C[];
}

/** A question to `frame.seat`. */
export interface Question<S extends GameState, F, C extends Choice, E extends Event = Event>
  extends Asking<S, F, C> {
  answer(play: Play<S, E>, frame: F, choice: C, seat: Seat): void;
}

/** The same to several seats at once: nobody learns an answer before all are given. */
export interface SecretQuestion<S extends GameState, F, C extends Choice, E extends Event = Event>
  extends Asking<S, F, C> {
  /** `answers` stand in the order of `frame.seats`. */
  settle(play: Play<S, E>, frame: F, answers: C[]): void;
}

/** The frame of a question to one seat. */
export interface AskFrame extends Frame {
  readonly seat: Seat;
}

/** The frame of a secret question: `answers[i]` is that of `seats[i]`, `null` while it is missing. */
export interface SecretFrame extends Frame {
  readonly seats: Seat[];
  readonly answers: (Choice | null)[];
}

/** What a seat is asked: the only place where the match goes on. */
export interface Decision<C extends Choice = Choice> {
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly C[];
}

export interface Standing {
  readonly seat: Seat;
  readonly score: number;
}

/** A round of a match, and how many there are at most; null where nobody knows. */
export interface Round {
  readonly number: number;
  readonly of: number | null;
}

/** A round, and how many moves had been made when it began. */
export interface RoundStart extends Round {
  readonly at: number;
}

/** How a match ended: the winners (several when shared, none when nobody won) and everybody's score. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly standings: readonly Standing[];
}

/** One thing a choice can lead to, and how likely. */
export interface Chance {
  readonly outcome: string;
  readonly chance: number;
}

/** Every step and question of a game by name. Each has frames of its own; the kernel only hands them through. */
export type Procedure<S extends GameState> = Readonly<
  Record<string, Step<S, never> | Question<S, never, Choice> | SecretQuestion<S, never, Choice>>
>;

/** How a search weighs and bounds what it looks at. */
export interface SearchMeasures {
  /** Playouts look this many rounds ahead. */
  readonly horizon: number;
  /** More options than this are not compared, beside those that may decide the game: the worst by rule of thumb go. */
  readonly rivals: number;
  /** An option this much worse by rule of thumb, in the units of `weigh`, is not worth a playout. */
  readonly hopeless: number;
  /** As many playouts of an option count as much as the rule of thumb; until then they are trusted the less. */
  readonly doubt: number;
  /** Whether the same deed meets the same dice in all playouts of a round, whatever was done before. */
  readonly fated: boolean;
  /** In so many worlds what follows from an option is judged at once, which then stands for the rule of thumb. */
  readonly looks: number;
  /** At every question where a position can be judged, playouts compare so many options by that. */
  readonly foresight: number;
}

export type Reason = Readonly<Record<string, number>>;

/** How lucky somebody was, in the units of `weigh`. */
export interface Luck<S extends GameState> {
  by(after: S): number;
}

/** What bots know of a game beyond its rules. All of it works on views, never on the truth. */
export interface Sense<S extends GameState> {
  /** A whole state that the seat could be in, judging by its view alone. */
  imagine(view: S, seat: Seat | null, random: (sides: number) => number): S;
  /**
   * How good each option looks by rules of thumb; only the order and the gaps matter. A level may have rules of its
   * own; left out, they are those of `karl`.
   */
  weigh(state: S, decision: Decision, level?: Level): number[];
  /** Options of which a search compares the best alone, by what they have in common; left out where all count. */
  alike?(choice: Choice): string;
  /** The options that may end the game, or avert its end: a search looks at them whatever the rules of thumb say. */
  mayDecide?(state: S, decision: Decision): readonly Choice[];
  /** How well each seat stands, from 0 (lost) to 1 (won). */
  assess(state: S): BySeat<number>;
  /**
   * What a seat may hope for, in the units of `weigh`, where this is asked or all is over; null where playing on tells
   * more. A search that is told so compares by it, and not by `assess`.
   */
  outlook?(state: S, seat: Seat, decision: Decision | null): number | null;
  /** How much more an option has brought at once than it does on the average: a search leaves that out. */
  luck?(state: S, seat: Seat, choice: Choice): Luck<S> | null;
  /** What is answered for a player who is not there; null where a bot shall think. */
  forTheAbsent?(decision: Decision): Choice | null;
  /** How many rounds have been played: tells a search how far it has looked ahead. */
  round?(state: S): number;
  /** Whether the answer is not a choice but tells what fell on a real table: a bot leaves it to chance. */
  isChance?(decision: Decision): boolean;
  /** How a search shall think where its usual measures do not suit the game. */
  readonly search?: Partial<SearchMeasures>;
  /** Whether `assess` can be trusted where this is asked; otherwise a search plays on by rules of thumb until it can. */
  isSettled?(decision: Decision): boolean;
  /** Questions that playouts say nothing about, since what matters lies ahead and is hidden: there `jarl` weighs, too. */
  isWeighed?(decision: Decision): boolean;
  /** How likely, from 0 to 1, others have brought about what was imagined of a view. */
  likely?(imagined: S, view: S, seat: Seat): number;
  /**
   * How far somebody of this level may misjudge a whole kind of deed, in the units of `weigh`; left out where a `thrall`
   * plays at random. For games in which most of what one may do is to walk about.
   */
  whims?(level: Level, decision: Decision): number;
  /** What speaks for an option by rules of thumb, as numbers with names: a game's words make a sentence of them. */
  reason?(state: S, decision: Decision, choice: Choice): Reason;
  /** Whether an option gives the game up: legal, but nothing to be done without a will. */
  givesUp?(choice: Choice): boolean;
  /** Whether all is lost, so that a bot may think of giving up; left out where it never does. */
  isLost?(state: S): boolean;
}

/** All that the kernel needs to host a game. */
export interface Game<S extends GameState = GameState> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever an old record would no longer replay to the same result. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly schemas: {
    /** One entry of the list of seats, as people give it. */
    readonly seat: z.ZodType;
    readonly options: z.ZodType;
    readonly state: z.ZodType;
    readonly event: z.ZodType;
    readonly choice: z.ZodType;
  };
  /** The state before the first step; seats and options have passed their schemas. */
  begin(seats: readonly unknown[], options: unknown): Outcome<S>;
  readonly procedure: Procedure<S>;
  /** Copies a state faster than `clone` does, for a game that knows what is nested in it. */
  copy?(state: S): S;
  /** Takes out of a copy of the state what a seat, or a spectator (`null`), must not know. */
  redact(copy: S, seat: Seat | null): S;
  /** Whether `redact` leaves what it is given as it is: who only reads the outcome then needs no copy. */
  readonly redactsAside?: true;
  /** Parts of a state that never change in a match and hide nothing: who has seen them need not be told again. */
  readonly fixed?: readonly string[];
  /** Parts of a state of which a view seldom changes: they are told again only when they differ. None is ever missing. */
  readonly seldom?: readonly string[];
  /**
   * Parts of a state that are lists of things of which a choice changes few, each with how to see that a thing is still
   * as it was: who has been told the list need only be told what changed in it.
   */
  readonly lists?: Readonly<Record<string, (before: never, now: never) => boolean>>;
  /** Every breach of the game's invariants, for loaded positions and for the fuzzer. */
  faults(state: S): string[];
  result(state: S): Result | null;
  /** Why a choice that is not on the list is not there, as the seat may know it. */
  explain?(view: S, seat: Seat, choice: Tried): Refusal | null;
  /** Where a choice leads to a die: what can come of it, as the seat may know it. */
  odds?(view: S, seat: Seat, choice: Choice): Chance[] | null;
  readonly sense: Sense<S>;
}
