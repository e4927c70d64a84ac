// What requests cost: words by their kind, and whatever goes through a whole game by the length of the game.

import { Allowance } from './limits.ts';
import { LIMITS, type Request, type Verb } from './protocol/index.ts';

/** What costs more than a word. */
const WORDS: Partial<Record<Verb, number>> = {
  create: 10,
  bring: 20,
  rematch: 10,
  goOn: 10,
  sagas: 8,
  saga: 2,
  undo: 5,
  askUndo: 10,
  look: 3,
  lobby: 4,
  chat: 8,
  orders: 4,
  watch: 2,
  documents: 4,
  document: 3,
  glimpse: 3,
  keep: 10,
  share: 5,
  discard: 5,
};
/** Moves a second that somebody may have played again or told from the beginning, for each word a second. */
const MOVES_A_WORD = 500;
/** Seconds' worth of both that may be used at once. */
const SAVED = { words: 3, moves: 5 };
/** A byte of a game that is brought along, or of a document, in moves. */
const MOVES_A_BYTE = 1 / 50;

/** What people may ask of the house. */
export class Tariff {
  readonly words: Allowance;
  readonly moves: Allowance;

  constructor(rate: number) {
    const moves = rate * MOVES_A_WORD;
    this.words = new Allowance(rate, rate * SAVED.words);
    // Even the longest game must be possible to bring.
    this.moves = new Allowance(moves, Math.max(moves * SAVED.moves, LIMITS.moves * 2));
  }
}

export const wordsOf = (verb: Verb): number => WORDS[verb] ?? 1;

/** For the text of a game or a document, before anybody has read it. */
export const movesOfText = (bytes: number): number => Math.ceil(bytes * MOVES_A_BYTE);

/** Events that are told as fast as one move is played again. */
const EVENTS_A_MOVE = 4;

/** A game as far as its length goes. */
interface Length {
  readonly revision: number;
  readonly moves: number;
  readonly events: number;
}

/** How many moves of a table's game must be gone through for this. */
export function movesOf(request: Request, { revision, moves, events }: Length): number {
  switch (request.do) {
    case 'look':
      return Math.min(request.at, moves);
    case 'watch':
      return (
        Math.max(0, events - (request.have?.revision === revision ? request.have.events : 0)) / EVENTS_A_MOVE
      );
    case 'undo':
    case 'askUndo':
    case 'consent':
      return moves;
    default:
      return 0;
  }
}
