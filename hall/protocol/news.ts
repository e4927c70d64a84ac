// What the hall answers and tells.

import {
  type Asked,
  type Event,
  fromRows,
  type InRows,
  type Level,
  type Orders,
  type Result,
  type Round,
  type RoundStart,
  withoutRows,
} from '@skald/kernel';
import type { BroughtInfo } from './documents.ts';
import type { Visibility } from './ids.ts';
import { listAfter, type ToldList } from './lists.ts';
import type { Clock } from './requests.ts';

export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
export type Reply =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number | null; readonly error: Refused };

export interface SeatInfo {
  /** As the game names it, e.g. the hero. */
  readonly as: unknown;
  readonly kind: 'human' | 'bot' | 'open';
  readonly name: string;
  readonly level: Level | null;
  readonly online: boolean;
  /** A bot plays until the person returns. */
  readonly away: boolean;
  /** Whoever sat there has left the hall for good, and the name is gone. */
  readonly gone?: boolean;
  /** Milliseconds left when the last choice was made; null without a clock. */
  readonly left: number | null;
  /** To those at the table: when this person was last here, to the minute; null while he is, and for bots. */
  readonly seen: number | null;
  /** The SHA-256 of what this seat adds to the dice; null where it adds nothing. */
  readonly seal: string | null;
  /** Whether that has been opened. */
  readonly revealed: boolean;
  /** What was brought to it, where the game asks for documents. */
  readonly brought?: readonly BroughtInfo[];
}

/** A match that was not begun here. */
export interface Brought {
  /** The name of whoever brought it. */
  readonly by: string;
  /** When, after how many moves, and how many of its dice were typed in. */
  readonly time: number;
  readonly moves: number;
  readonly typed: number;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly status: 'open' | 'playing' | 'over';
  readonly visibility: Visibility;
  readonly clock: Clock | null;
  /** When this was written, so that a clock can be shown running. */
  readonly now: number;
  readonly updated: number;
  readonly result: Result | null;
  /** The table where the same people play again. */
  readonly rematch: string | null;
  readonly brought: Brought | null;
  /** Whether dice of a real table are typed in. */
  readonly realDice: boolean;
  /** The saga whose match is played here. */
  readonly saga: string | null;
  /** Seats of the reader, and those who are asked now. */
  readonly mine: readonly number[];
  readonly asked: readonly number[];
  readonly moves: number;
  /** Whether the table is the reader's and waits to begin. */
  readonly mayBegin: boolean;
  /** Only those who sit here may speak. */
  readonly closedChat: boolean;
}

export interface ChatLine {
  /** Its number at this table; some before it may be gone. */
  readonly n: number;
  /** The same for all lines of one person at this table. */
  readonly who: string;
  /** Empty when whoever said it has left the hall for good. */
  readonly name: string;
  /** Null for those who look on. */
  readonly seat: number | null;
  readonly text: string;
  readonly time: number;
}

/** The number of the line that follows these: what `watch` wants to hear. */
export const chatKnown = (lines: readonly ChatLine[]): number => (lines.at(-1)?.n ?? -1) + 1;

/** The chat, as it is after the news. */
export const chatAfter = (
  { chat, chatFrom }: Pick<TableState, 'chat' | 'chatFrom'>,
  before: readonly ChatLine[],
): ChatLine[] => [...before.filter(({ n }) => n < chatFrom), ...chat];

/** What can be wished for: to go back to a move, a bot for a seat's person, a seat for somebody else. */
export type Matter =
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'replace' | 'seat'; readonly seat: number };

/** Something that needs everybody's consent. */
export type Wish = Matter & {
  /** What an answer must name. */
  readonly request: number;
  /** The seat that asks; null for somebody without one. */
  readonly by: number | null;
  readonly name: string;
  /** How many moves had been made when it was asked. */
  readonly at: number;
  /** Seats that have not said yes. */
  readonly waiting: readonly number[];
};

/** Everything a reader may know of a table. */
export interface TableState {
  readonly info: TableInfo;
  /** Changes when moves were taken back: what was told before may no longer hold. */
  readonly revision: number;
  readonly moves: number;
  /** Whose eyes these are: the reader's seat that is asked, else his first, null for spectators. */
  readonly seat: number | null;
  readonly view: unknown;
  readonly decisions: readonly Asked[];
  /** What the reader has ordered for his seats; left out where that is nothing. */
  readonly orders?: Readonly<Record<number, Orders>> | undefined;
  /** Whether the reader could take back his last choice alone. */
  readonly mayUndo: boolean;
  /** Those the reader does not have yet; `eventsFrom` counts the ones before. */
  readonly events: readonly Event[];
  readonly eventsFrom: number;
  /** The lines from the number `chatFrom` on. */
  readonly chat: readonly ChatLine[];
  readonly chatFrom: number;
  readonly result: Result | null;
  readonly commitment: string;
  /** Told when the game is over. */
  readonly seed: string | null;
  /** Somebody asks for what needs consent. */
  readonly wish: Wish | null;
  readonly spectators: number;
}

/** What is told again only when it has changed. */
export const STEADY = ['result', 'commitment', 'seed', 'wish', 'spectators'] as const;
type Steady = (typeof STEADY)[number];

/**
 * What changed at a table: the heading only when more of it changed than the moves and who is asked, of the view not
 * what never changes in a game, and long lists by what changed in them.
 */
export type TableNews = Omit<TableState, 'info' | 'events' | Steady> &
  Partial<Pick<TableState, Steady>> & {
    readonly events: InRows<Event>;
    readonly info: TableInfo | null;
    /** Parts of the view, by how they differ from what was told before. */
    readonly lists?: ToldLists;
  };

/** One that is left out is as it was. */
export type ToldLists = Readonly<Record<string, ToldList | undefined>>;

/** The events of these news alone. */
export const eventsTold = ({ events }: Pick<TableNews, 'events'>): Event[] =>
  fromRows(events).map(withoutRows);

/** The view, as it is after news that go on from what was told before. */
export function viewAfter({ view, lists = {} }: TableNews, before: object | null): unknown {
  if (before === null || view === null) return view;
  const known = before as Readonly<Record<string, readonly object[]>>;
  const longer = Object.entries(lists).flatMap(([part, told]) =>
    told === undefined ? [] : [[part, listAfter(told, known[part] ?? [])] as const],
  );
  return { ...before, ...(view as object), ...Object.fromEntries(longer) };
}

/** What stands beside the view, as it is after the news. */
export function steadyAfter(
  news: TableNews,
  before: Pick<TableState, Steady> | null,
): Pick<TableState, Steady> {
  const { result, commitment, seed, wish, spectators } = { ...before, ...news } as TableState;
  return { result, commitment, seed, wish, spectators };
}

/** The heading, as it is after the news. */
export const headingAfter = (news: TableNews, before: TableInfo): TableInfo =>
  news.info ?? { ...before, moves: news.moves, asked: news.decisions.map(({ seat }) => seat) };

/** A moment of a game that may still be running, through the reader's own eyes. */
export interface Moment {
  readonly game: string;
  readonly seat: number | null;
  /** How many moves there are in all. */
  readonly moves: number;
  readonly view: unknown;
  readonly events: readonly Event[];
  /** Where each round began up to this moment. */
  readonly rounds: readonly RoundStart[];
}

/** A table in a list: enough to name it and to say whose turn it is. */
export interface TableSummary extends Pick<TableInfo, 'id' | 'game' | 'status' | 'mine' | 'asked'> {
  /** As much of the options as a title tells. */
  readonly options: unknown;
  readonly seats: readonly Pick<SeatInfo, 'as' | 'kind' | 'name' | 'level' | 'gone'>[];
  readonly result: Pick<Result, 'winners'> | null;
  /** Which round it is, while it is played. */
  readonly round: Round | null;
}

/** At most some hundred thousand bytes, whatever stands at the tables. */
export interface LobbyState {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
}

/** A saga that the hall keeps. */
export interface SagaInfo {
  readonly id: string;
  readonly game: string;
  /** The document, as its game understands it. */
  readonly saga: unknown;
  /** Where its next match is played, once somebody has laid that table. */
  readonly table: { readonly id: string; readonly status: 'open' | 'playing' | 'over' } | null;
  /** The public id of the reader, if he is a member: then he may lay the next table. */
  readonly me: string | null;
}

/** Told unasked. `n` counts what was pushed on this socket. */
export type Push =
  | { readonly push: 'table'; readonly n: number; readonly table: string; readonly state: TableNews }
  | { readonly push: 'lobby'; readonly n: number; readonly lobby: LobbyState }
  /** The hall's memory does not answer, or answers again: until then nothing can be kept, so nothing is done. */
  | { readonly push: 'house'; readonly n: number; readonly away: boolean }
  | { readonly push: 'bye'; readonly n: number; readonly code: string };

export type FromHall = Reply | Push;
