// A live match as plain data: all it takes to go on with it elsewhere, in another thread for example, without playing it
// again from its beginning.

import type { Part } from './dice.ts';
import type { Event } from './event.ts';
import type { GameState } from './game.ts';
import type { Move } from './record.ts';

/** What a match was made from. */
export interface Origin {
  readonly seats: readonly unknown[];
  readonly options: unknown;
  /** What seats added before the first die. */
  readonly parts?: readonly Part[] | undefined;
  /** The state it was loaded from, if it was. */
  readonly start?: unknown;
}

/** Where a match can be taken back to without consent. */
export interface Checkpoint<S> {
  /** Null while the match still stands there, and where no copies are kept. */
  state: S | null;
  readonly drawn: number;
  readonly loaded: number[];
  readonly events: number;
  readonly rolls: number;
  readonly moves: number;
  readonly wall: 'start' | 'dice' | 'secret' | 'other-seat';
}

export interface MatchImage<S extends GameState = GameState> {
  readonly given: Origin;
  readonly firstSeed: string;
  /** The last seed, what was stirred into it, the key that came of both, and how far its stream is used up. */
  readonly secret: string;
  readonly parts: readonly Part[];
  readonly key: string;
  readonly drawn: number;
  readonly loaded: readonly number[];
  readonly state: S;
  readonly checkpoint: Readonly<Checkpoint<S>>;
  /** The long ones, which may be sent in pieces. */
  readonly events: readonly Event[];
  readonly rolls: readonly number[];
  readonly moves: readonly Move[];
}
