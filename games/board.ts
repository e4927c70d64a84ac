// What a game shows in a browser. Shells know boards only through this, and load them when they are needed.

import type { Asked, Event, GameState, Level, Outcome, Refusal, Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ComponentType } from 'react';
import type { Lit } from './board-kit/lights.ts';
import type { Audience } from './board-kit/use-programme.ts';
import type { ToldProblem, Trial } from './documents.ts';

export type { Lit } from './board-kit/lights.ts';

/** A seat as people know it: whose, and by which colour, pattern and emblem it is told apart. */
export interface SeatLook {
  readonly seat: Seat;
  /** Who plays it. */
  readonly player: string;
  readonly you: boolean;
}

export interface BoardProps<S extends GameState = GameState> {
  readonly view: S;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatLook[];
  /** What this seat is asked now, with its options; null while it waits. */
  readonly decision: Asked | null;
  readonly language: Language;
  /** Whether a press on the board waits for a second one; `auto`: that of a finger does. */
  readonly secondTap: 'auto' | 'always' | 'never';
  /** Takes an option of the list. Several in a row when a far goal was chosen at once: each must be on its list. */
  choose(option: string, ...further: string[]): void;
  /** What just happened, to be shown in motion; a new array each time. */
  readonly fresh: readonly Event[];
  /** All that this reader has been told, where whoever shows the board keeps it. */
  readonly events?: readonly Event[];
  /** Milliseconds a movement takes; 0 shows only where things end. */
  readonly pace: number;
  /** Waits with what came of the dice until a board says that they have fallen; the kit's programme does. */
  readonly audience?: Audience;
  /** As far as it is told beside the board: behind `view` while dice fall. */
  readonly told: S;
  /** Something under the pointer or the focus, by its topic of help; null when it is left. */
  point(topic: string | null): void;
  /** Asks for help on a topic. */
  help(topic: string): void;
  /** Opens the legend of the board. */
  legend?(): void;
  /** What somebody points at beside the board, and whom the question is about; nothing where nobody can point. */
  readonly lit?: Lit;
}

/** A part beside the board: record sheets, the odds of a battle, glory over time. */
export interface PanelProps<S extends GameState = GameState> extends BoardProps<S> {
  /** All that this reader has been told, for plots over time. */
  readonly events: readonly Event[];
  /** Nothing is left that most people would rather do than finish: only then the button that finishes is gold. */
  readonly done: boolean;
  /** Whether what a question teaches is said now: the first time it is asked, or when somebody wants it. */
  readonly explains: boolean;
  /** The exact chances of an option that leads to dice. */
  odds(option: string): Promise<readonly { readonly outcome: string; readonly chance: number }[] | null>;
}

export interface BoardModule<S extends GameState = GameState> {
  readonly Board: ComponentType<BoardProps<S>>;
  /** Everybody's record sheet. */
  readonly Sheets: ComponentType<PanelProps<S>>;
  /**
   * Stands in place of plain options where a question deserves more than buttons; null where it does not. Digits,
   * minus and Enter are then its own to use (`@skald/games/keys`): it shows which key does what.
   */
  readonly question: (kind: string) => ComponentType<PanelProps<S>> | null;
  /**
   * Stands below the words of a plain option: how what it begins may end. It lies within a button, and says in words
   * what it shows.
   */
  readonly Beneath?: ComponentType<PanelProps<S> & { readonly option: string }>;
  /** Standings over time, as a plot. */
  readonly Plot: ComponentType<PanelProps<S>>;
  /** What the tabs with the record sheets and with the plot are called. */
  readonly tabs: (language: Language) => { readonly sheets: string; readonly plot: string };
  /** The picture on the game's card. */
  readonly Picture: ComponentType;
  /** The mark of a seat's colour, pattern and emblem, for lists and names; the view tells whom it plays. */
  readonly Emblem: ComponentType<EmblemProps<S>>;
  /** What the marks, colours and lines of the board mean, drawn by what draws them there. */
  readonly Legend?: ComponentType<{ readonly language: Language }>;
  /** Begins what takes time before a board can be shown. */
  readonly prepare?: () => void;
}

export interface EmblemProps<S> {
  readonly seat: Seat;
  readonly size: number;
  readonly view: S | null;
}

export interface GameCard {
  readonly title: Readonly<Record<Language, string>>;
  readonly players: string;
  readonly minutes: number;
  /** 1 easy to learn … 3 takes an evening. */
  readonly difficulty: 1 | 2 | 3;
}

export interface EditorProps<D = unknown> {
  readonly document: D;
  /** The document as it shall be from now on: one step to be undone. */
  change(document: D): void;
  readonly problems: readonly ToldProblem[];
  /** The problem whose place the reader wants to see; a new object each time it is asked for. */
  readonly shown: ToldProblem | null;
  readonly language: Language;
  /** Begins a match on this device, and says why it cannot; left out where nothing can be played. */
  play?(match: ProposedMatch): Promise<Refusal | null>;
  /** Lets bots play whole matches beside the page; left out where they cannot. */
  try?(trials: readonly Trial[], watch: TrialWatch): Promise<void>;
  /** What else of this game is kept on this device, by its kind; left out where nothing is. */
  kept?(kind: string): Promise<readonly KeptBeside[]>;
}

/** A match as an editor proposes it: seats and options as the game's own schemas want them. */
export interface ProposedMatch {
  readonly seats: readonly { readonly as: unknown; readonly by: 'me' | Level }[];
  readonly options: unknown;
}

interface TrialWatch {
  /** Each in its turn as it ends, which is not always the order of the list. */
  ended(end: Outcome<unknown>): void;
  /** Whoever has seen enough stops them. */
  readonly signal: AbortSignal;
}

export interface KeptBeside {
  readonly id: string;
  readonly title: string;
  readonly document: unknown;
}

/** Shows a document and changes it; the frame around it keeps, checks, undoes, saves, reads and plays it. */
export type Editor<D = unknown> = ComponentType<EditorProps<D>>;

/** What is known of an editor before it is loaded. */
export interface EditorCard {
  /** What such documents are called. */
  readonly name: Readonly<Record<Language, string>>;
  load(): Promise<Editor>;
  /** A picture of what may be shown before it is played. */
  glimpse(): Promise<Glimpse>;
  /** The same for paper, page by page, where people play with it at a real table. */
  sheet?(): Promise<Glimpse>;
}

export type Glimpse<D = unknown> = ComponentType<{ readonly document: D; readonly language: Language }>;

/** Checks a board against the contract; from here on nobody knows its types. */
export const show = <S extends GameState>(board: BoardModule<S>): BoardModule =>
  board as unknown as BoardModule;

/** The same for an editor. */
export const glimpse = <D>(picture: Glimpse<D>): Glimpse => picture as unknown as Glimpse;
export const edit = <D>(editor: Editor<D>): Editor => editor as unknown as Editor;
