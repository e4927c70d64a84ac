// What is kept of people and tables.

import type { Level, MatchRecord, Orders, Part, Result, Round } from '@skald/kernel';
import { type Body, entriesOf } from './bringing.ts';
import type { Brought, BroughtInfo, Clock, Visibility } from './protocol/index.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** The name one signs in with; null for guests. */
  readonly account: string | null;
  readonly password: string | null;
}

/** A seat as it is kept: who plays it, and how much time is left. */
export interface KeptSeat {
  readonly as: unknown;
  /** What it was called when the match began elsewhere, if that was something else. */
  readonly given?: unknown;
  kind: 'human' | 'bot' | 'open';
  name: string;
  person: string | null;
  level: Level | null;
  away: boolean;
  /** Whoever sat there has left the hall for good. */
  gone?: true | undefined;
  left: number | null;
  /** What this seat has ordered once for all; nobody else learns of it. */
  orders?: Orders | undefined;
  /** When this person sat down, and when he was last here. */
  since?: number;
  seen?: number;
  /** What this seat adds to the dice: sealed, then opened, then mixed in. */
  dice?: { readonly seal: string; part: string | null; mixed: boolean } | undefined;
  /** The documents that were brought to it, as everybody may know them. */
  brought?: readonly BroughtInfo[] | undefined;
}

/** What holds at one table beyond the options of its game; all of it may be missing. */
export interface Terms {
  /** Only those who sit at the table may speak. */
  closedChat?: boolean;
  /** Who gave up a seat of the running game to somebody else: they know what it knew. */
  former?: readonly { readonly seat: number; readonly person: string }[];
  /** What was added to the seed before the first die. */
  parts?: readonly Part[];
  brought?: Brought;
  /** Dice of a real table are typed in here. */
  realDice?: boolean;
  /** The saga whose match is played here. */
  saga?: string;
  /** The round that has come: lobbies show it without opening the match. */
  round?: Round;
}

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  version: number;
  /** Whose it is: who made it, or whom it passed to. */
  creator: string;
  status: 'open' | 'playing' | 'over';
  readonly visibility: Visibility;
  readonly options: unknown;
  readonly seats: KeptSeat[];
  readonly clock: Clock | null;
  seed: string;
  commitment: string;
  /** The state it began from, when it did not begin at the beginning. */
  start: unknown;
  result: Result | null;
  rematch: string | null;
  terms: Terms;
  /** The seats that are asked, and how many moves were made: lobbies show it without opening the match. */
  asked: number[];
  moves: number;
  readonly created: number;
  updated: number;
  /** What was brought to the seats, by digest; empty in lists of tables. */
  bodies: Map<string, Body>;
}

/** A line of chat, with who said it. */
export interface KeptLine {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly time: number;
}

interface KeptMove {
  readonly seq: number;
  readonly move: string;
}

export interface Snapshot {
  readonly seq: number;
  readonly version: number;
  /** As JSON. */
  readonly state: string;
}

/** What one choice leaves behind. */
export interface Write {
  readonly table: KeptTable;
  /** Moves from this number on are taken back before the new ones are added. */
  readonly cutFrom: number | null;
  readonly moves: readonly KeptMove[];
  readonly snapshot: Snapshot | null;
  /** Whether anything changed that the table itself shows; its number of moves may lag behind otherwise. */
  readonly shows: boolean;
}

/** A table's inputs as the kernel replays them. */
export const recordOf = (table: KeptTable, moves: readonly string[]): MatchRecord => ({
  skald: 'record',
  game: table.game,
  version: table.version,
  seats: entriesOf(table),
  options: table.options,
  ...(table.start !== undefined && { start: table.start }),
  commitment: table.commitment,
  ...(table.terms.parts && { parts: [...table.terms.parts] }),
  seed: table.seed,
  moves: [...moves],
  rolls: [],
  result: null,
  digest: '0'.repeat(64),
});
