// What a page and its workers say to each other.

import type { Trial } from '@skald/games/documents';
import type { Saga } from '@skald/games/saga';
import type { Control } from '@skald/games/saved-game';
import type {
  Asked,
  Event,
  GameState,
  Level,
  MatchRecord,
  Orders,
  Outcome,
  Result,
  Round,
  Seat,
} from '@skald/kernel';

/** The saga a match belongs to, as it stood when the match began. */
export interface MatchOfSaga {
  readonly id: string;
  readonly began: Saga;
}

/** A match that lives on this device. */
export interface LocalMatch {
  readonly id: string;
  readonly controls: readonly Control[];
  readonly saga?: MatchOfSaga;
  /** Where in the workshop lies what it is played on. */
  readonly bench?: string;
  readonly record: MatchRecord;
  readonly saved: number;
  /** What is answered once for all, by seat. */
  readonly orders?: Readonly<Record<Seat, Orders>>;
  /** How it stands, for lists; missing where that was never written down. */
  readonly stands?: Stands;
}

/** Whom a match asks, and which round it is. */
export interface Stands {
  readonly asked: readonly Seat[];
  readonly round: Round | null;
}

/** A match that begins on this device. */
export interface NewLocalMatch {
  readonly game: string;
  readonly seats: readonly unknown[];
  readonly options: unknown;
  readonly controls: readonly Control[];
  /** The saga it belongs to; without one, its options may still open one. */
  readonly saga?: MatchOfSaga | null;
  readonly bench?: string | null;
}

/** Everything one seat may know, and what the page needs to go on. */
export interface Seen {
  readonly moves: number;
  readonly revision: number;
  readonly asked: readonly Seat[];
  readonly seat: Seat | null;
  readonly view: GameState;
  readonly decisions: readonly Asked[];
  readonly mayUndo: boolean;
  readonly events: readonly Event[];
  readonly result: Result | null;
  readonly commitment: string;
  readonly seed: string | null;
}

/** A moment of a replay. */
export interface Opened {
  readonly view: GameState;
  /** Those that the page had not heard yet; `heard` counts all up to this moment. */
  readonly events: readonly Event[];
  readonly heard: number;
}

export type Order =
  /** Something about this game will be asked. */
  | { do: 'prepare'; game: string }
  | { do: 'new'; game: string; seats: readonly unknown[]; options: unknown; seed: string }
  | { do: 'load'; record: unknown }
  /** From now on, moments of this game are asked for. */
  | { do: 'tell'; record: MatchRecord }
  /** As a seat saw it, or, for nobody, the whole truth of a game that is over. */
  | { do: 'moment'; at: number; seat: Seat | null; heard: number }
  /** Where each round of that game begins. */
  | { do: 'rounds' }
  | { do: 'see'; seat: Seat | null; from: number; revision: number }
  | { do: 'play'; seat: Seat; option: string }
  /** From now on these are obeyed. */
  | { do: 'orders'; orders: Readonly<Record<Seat, Orders>> }
  | { do: 'undo'; seat: Seat }
  | { do: 'rewind'; to: number }
  | { do: 'odds'; seat: Seat; option: string }
  | { do: 'record' }
  | { do: 'stands' }
  /** The whole truth of a match that is over. */
  | { do: 'end' }
  | { do: 'bot'; seat: Seat; level: Level; ms: number; game: string; view: GameState; decision: Asked }
  /** A whole match of bots, of which only the end is told. */
  | { do: 'trial'; game: string; trial: Trial }
  | { do: 'verify'; record: unknown }
  | { do: 'saga'; seat: Seat | null; language: string };

export interface Asking {
  readonly id: number;
  readonly order: Order;
}

export interface Answering {
  readonly id: number;
  readonly outcome: Outcome<unknown>;
}
