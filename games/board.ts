// What a game shows in a browser. Shells know boards only through this, and load them when they are needed.

import type { Asked, Event, Game, GameState, Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ComponentType } from 'react';

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
  /** Takes an option of the list. Several in a row when a far goal was chosen at once: each must be on its list. */
  choose(option: string, ...further: string[]): void;
  /** What just happened, to be shown in motion; a new array each time. */
  readonly fresh: readonly Event[];
  /** Milliseconds a movement takes; 0 shows only where things end. */
  readonly pace: number;
  /** Something under the pointer or the focus, by its topic of help; null when it is left. */
  point(topic: string | null): void;
  /** Asks for help on a topic. */
  help(topic: string): void;
}

/** A part beside the board: record sheets, the odds of a battle, glory over time. */
export interface PanelProps<S extends GameState = GameState> extends BoardProps<S> {
  /** All that this reader has been told, for plots over time. */
  readonly events: readonly Event[];
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
  /** Standings over time, as a plot. */
  readonly Plot: ComponentType<PanelProps<S>>;
  /** What the tabs with the record sheets and with the plot are called. */
  readonly tabs: (language: Language) => { readonly sheets: string; readonly plot: string };
  /** The picture on the game's card. */
  readonly Picture: ComponentType;
  /** The mark of a seat's colour, pattern and emblem, for lists and names; the view tells whom it plays. */
  readonly Emblem: ComponentType<{ readonly seat: Seat; readonly size: number; readonly view: S | null }>;
  /** Begins what takes time before a board can be shown. */
  readonly prepare?: () => void;
}

export interface GameCard {
  readonly title: Readonly<Record<Language, string>>;
  readonly players: string;
  readonly minutes: number;
  /** 1 easy to learn … 3 takes an evening. */
  readonly difficulty: 1 | 2 | 3;
}

/** Something that keeps a document from being played, in the reader's words. */
export interface DocumentProblem {
  readonly text: string;
  /** The rule it breaks, by its ID. */
  readonly rule?: string;
  /** Where in the document, as its editor understands places. */
  readonly place?: unknown;
  /** It can be played all the same, but could be better. */
  readonly advice?: boolean;
}

export interface EditorProps<D = unknown> {
  readonly document: D;
  /** The document as it shall be from now on: one step to be undone. */
  change(document: D): void;
  readonly problems: readonly DocumentProblem[];
  /** The problem whose place the reader wants to see; a new object each time it is asked for. */
  readonly shown: DocumentProblem | null;
  readonly language: Language;
}

/** A document that people write for a game: a map, a quest. The frame keeps, undoes, saves, reads and plays it. */
export interface EditorModule<D = unknown> {
  readonly Editor: ComponentType<EditorProps<D>>;
  /** What a file must hold to be one; it may still have problems. */
  readonly schema: Game['schemas']['options'];
  /** All that keeps it from being played, then advice; looked at after every change, so it must be fast. */
  check(document: D, language: Language): readonly DocumentProblem[];
  /** Why something is no such document, in better words than its schema has; null where it has none. */
  fault?(given: unknown, language: Language): string | null;
  /** What it is called. */
  title(document: D, language: Language): string;
  /** Something to begin from; the first is the plainest. */
  readonly samples: readonly [D, ...D[]];
}

/** What is known of an editor before it is loaded. */
export interface EditorCard {
  /** What such documents are called. */
  readonly name: Readonly<Record<Language, string>>;
  /** The option of the game that takes one. */
  readonly option: string;
  /** Other options that are thus, whatever else was agreed, when one of these documents is played. */
  readonly along?: Readonly<Record<string, unknown>>;
  load(): Promise<EditorModule>;
}

/** Checks a board against the contract; from here on nobody knows its types. */
export const show = <S extends GameState>(board: BoardModule<S>): BoardModule =>
  board as unknown as BoardModule;

/** The same for an editor. */
export const edit = <D>(editor: EditorModule<D>): EditorModule => editor as unknown as EditorModule;
