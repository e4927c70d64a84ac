// What the hall answers and tells.

import type { Asked, Event, Result } from '@skald/kernel';
import { listAfter, type ToldList } from './lists.ts';
import type { Clock, Level, Visibility } from './requests.ts';

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
  /** Milliseconds left when the last choice was made; null without a clock. */
  readonly left: number | null;
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
  /** Seats of the reader, and those who are asked now. */
  readonly mine: readonly number[];
  readonly asked: readonly number[];
  readonly moves: number;
  readonly mayBegin: boolean;
}

export interface ChatLine {
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly time: number;
}

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
  /** Whether the reader could take back his last choice alone. */
  readonly mayUndo: boolean;
  /** Those the reader does not have yet; `eventsFrom` counts the ones before. */
  readonly events: readonly Event[];
  readonly eventsFrom: number;
  readonly chat: readonly ChatLine[];
  readonly chatFrom: number;
  readonly result: Result | null;
  readonly commitment: string;
  /** Told when the game is over. */
  readonly seed: string | null;
  /** Somebody asks to go back to this move; `waiting` seats have not said yes. */
  readonly undoAsked: {
    readonly by: number;
    readonly to: number;
    readonly waiting: readonly number[];
  } | null;
  readonly spectators: number;
}

/**
 * What changed at a table: the heading only when more of it changed than the moves and who is asked, of the view not
 * what never changes in a game, and long lists by what changed in them.
 */
export type TableNews = Omit<TableState, 'info'> & {
  readonly info: TableInfo | null;
  /** Parts of the view, by how they differ from what was told before. */
  readonly lists?: Readonly<Record<string, ToldList>>;
};

/** The view, as it is after news that go on from what was told before. */
export function viewAfter({ view, lists = {} }: TableNews, before: object | null): unknown {
  if (before === null || view === null) return view;
  const known = before as Readonly<Record<string, readonly object[]>>;
  const longer = Object.entries(lists).map(([part, told]) => [part, listAfter(told, known[part] ?? [])]);
  return { ...before, ...(view as object), ...Object.fromEntries(longer) };
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
}

/** A table in a list: enough to name it and to say whose turn it is. */
export interface TableSummary extends Pick<TableInfo, 'id' | 'game' | 'status' | 'mine' | 'asked'> {
  /** As much of the options as a title tells. */
  readonly options: unknown;
  readonly seats: readonly Pick<SeatInfo, 'as' | 'kind' | 'name' | 'level'>[];
  readonly result: Pick<Result, 'winners'> | null;
}

/** At most some hundred thousand bytes, whatever stands at the tables. */
export interface LobbyState {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
  readonly finished: readonly TableSummary[];
}

/** Told unasked. `n` counts what was pushed on this socket. */
export type Push =
  | { readonly push: 'table'; readonly n: number; readonly table: string; readonly state: TableNews }
  | { readonly push: 'lobby'; readonly n: number; readonly lobby: LobbyState }
  | { readonly push: 'bye'; readonly n: number; readonly code: string };

export type FromHall = Reply | Push;

export interface Me {
  readonly name: string;
  /** A guest has no password and plays on this device alone. */
  readonly guest: boolean;
}
