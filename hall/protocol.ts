// What a browser and the hall say to each other over a socket: the words of the engine protocol, with the seat
// taken from the session. Shared by both sides, so it knows neither.

import type { Asked, Choice, Event, Result } from '@skald/kernel';
import { z } from 'zod';

export const LIMITS = {
  /** Bytes of one frame from a client. */
  frame: 64 * 1024,
  name: 24,
  chat: 500,
  /** Lines of chat at one table. */
  chatLines: 1000,
  /** Bytes of a game that somebody brings along, and its moves. */
  record: 1024 * 1024,
  moves: 20_000,
  /** Games that one person has made and that are not over. */
  games: 100,
} as const;

export const LEVELS = ['thrall', 'karl', 'jarl'] as const;
export type Level = (typeof LEVELS)[number];

const TableId = z.string().regex(/^[a-z0-9]{12}$/);
const Name = z.string().trim().min(1).max(LIMITS.name);
const Seat = z.int().min(0).max(63);
const Move = z.int().min(0);

/** Milliseconds to begin with, and for each choice. */
export const ClockSchema = z.strictObject({
  bank: z
    .int()
    .min(10_000)
    .max(30 * 24 * 3600_000),
  increment: z
    .int()
    .min(0)
    .max(24 * 3600_000),
});
export type Clock = z.infer<typeof ClockSchema>;

/** Who shall sit there: the maker of the table, somebody who comes, or a bot. */
export const SeatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), as: z.unknown() }),
  z.strictObject({ kind: z.literal('open'), as: z.unknown() }),
  z.strictObject({ kind: z.literal('bot'), as: z.unknown(), level: z.enum(LEVELS) }),
]);
export type SeatPlan = z.infer<typeof SeatPlanSchema>;

export const VISIBILITIES = ['public', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const request = <V extends string, T extends z.ZodRawShape>(verb: V, what: T) =>
  z.strictObject({ id: z.int().min(0), do: z.literal(verb), ...what });

export const RequestSchema = z.discriminatedUnion('do', [
  request('ping', {}),
  /** From now on, news of the lobby. */
  request('lobby', {}),
  request('create', {
    game: z.string().max(100),
    seats: z.array(SeatPlanSchema).min(1).max(64),
    options: z.unknown(),
    visibility: z.enum(VISIBILITIES),
    clock: ClockSchema.nullable(),
  }),
  /** A match that was begun elsewhere goes on here. */
  request('bring', {
    record: z.unknown(),
    seats: z.array(SeatPlanSchema).min(1).max(64),
    visibility: z.enum(VISIBILITIES),
  }),
  request('join', { table: TableId, seat: Seat }),
  /** Fills the open seats with bots. */
  request('begin', { table: TableId }),
  request('leave', { table: TableId }),
  /** Back in one's seat: the bot that stood in stops. */
  request('return', { table: TableId }),
  request('rematch', { table: TableId }),
  /** From now on, news of a table; `have` says what is known already. */
  request('watch', {
    table: TableId,
    have: z.strictObject({ revision: Move, events: Move, chat: Move }).nullable(),
  }),
  request('unwatch', { table: TableId }),
  /** `at` is the number of moves the player has seen: a message that comes twice or too late does nothing. */
  request('play', { table: TableId, seat: Seat, option: z.string().max(200), at: Move }),
  request('undo', { table: TableId, seat: Seat, at: Move }),
  /** Asks everybody to go back further than the rules allow alone. */
  request('askUndo', { table: TableId, seat: Seat, to: Move, at: Move }),
  request('consent', { table: TableId, yes: z.boolean() }),
  /** An earlier moment of the game, as the reader saw it then. */
  request('look', { table: TableId, at: Move }),
  request('odds', { table: TableId, seat: Seat, option: z.string().max(200) }),
  request('chat', { table: TableId, text: z.string().trim().min(1).max(LIMITS.chat) }),
]);
export type Request = z.infer<typeof RequestSchema>;
export type Verb = Request['do'];
export type RequestOf<V extends Verb> = Extract<Request, { do: V }>;

export const GuestSchema = z.strictObject({ name: Name });
export const AccountSchema = z.strictObject({ name: Name, password: z.string().min(8).max(200) });

// ── What the hall answers and tells ─────────────────────────────────────────────────────────────────────

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

/** A moment of a game that may still be running, through the reader's own eyes. */
export interface Moment {
  readonly game: string;
  readonly seat: number | null;
  /** How many moves there are in all. */
  readonly moves: number;
  readonly view: unknown;
  readonly events: readonly Event[];
}

export interface LobbyState {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly finished: readonly TableInfo[];
}

/** Told unasked. `n` counts what was pushed on this socket. */
export type Push =
  | { readonly push: 'table'; readonly n: number; readonly table: string; readonly state: TableState }
  | { readonly push: 'lobby'; readonly n: number; readonly lobby: LobbyState }
  | { readonly push: 'bye'; readonly n: number; readonly code: string };

export type FromHall = Reply | Push;

export interface Me {
  readonly name: string;
  /** A guest has no password and plays on this device alone. */
  readonly guest: boolean;
}
export type { Asked, Choice, Event, Result };
