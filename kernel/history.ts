// What was done in a match and what came of it, and how far it may be taken back.

import type { Event } from './event.ts';
import type { Checkpoint, MatchImage } from './image.ts';
import type { MatchDice } from './match-dice.ts';
import { type Move, writeMove } from './record.ts';
import type { Seat } from './seat.ts';

export class History<S> {
  readonly events: Event[];
  readonly moves: Move[];
  readonly #dice: MatchDice;
  #checkpoint: Checkpoint<S>;

  /** A new one, or one that goes on from an image. */
  constructor(dice: MatchDice, image?: HistoryImage<S>) {
    this.#dice = dice;
    this.events = (image?.events as Event[]) ?? [];
    this.moves = (image?.moves as Move[]) ?? [];
    this.#checkpoint = image === undefined ? this.#here('start') : { ...image.checkpoint };
  }

  /** Where the match can be taken back to without consent. */
  get checkpoint(): Checkpoint<S> {
    return this.#checkpoint;
  }

  /** The moves behind the last wall. */
  get since(): readonly Move[] {
    return this.moves.slice(this.#checkpoint.moves);
  }

  /** The last of them. */
  get last(): Move | undefined {
    return this.moves.length > this.#checkpoint.moves ? this.moves.at(-1) : undefined;
  }

  /** Nobody goes back behind this moment alone. */
  wall(why: Checkpoint<S>['wall']): void {
    this.#checkpoint = this.#here(why);
  }

  /** One seat takes back its own choices alone: another's are behind a wall. */
  wallFromOthers(seat: Seat): void {
    const { moves } = this;
    for (let i = this.#checkpoint.moves; i < moves.length; i++) {
      const move = moves[i] as Move;
      if (move.kind !== 'choice' || move.seat !== seat) return this.wall('other-seat');
    }
  }

  /** Back to the last wall. */
  goBack(): void {
    const back = this.#checkpoint;
    back.state = null;
    this.#dice.goBack(back);
    this.events.length = back.events;
    this.moves.length = back.moves;
  }

  written(first = 0): string[] {
    return this.moves.slice(first).map(writeMove);
  }

  #here(wall: Checkpoint<S>['wall']): Checkpoint<S> {
    return {
      state: null,
      drawn: this.#dice.drawn,
      loaded: [...this.#dice.loaded],
      events: this.events.length,
      rolls: this.#dice.rolls.length,
      moves: this.moves.length,
      wall,
    };
  }
}

type HistoryImage<S> = Pick<MatchImage, 'events' | 'moves'> & {
  readonly checkpoint: Readonly<Checkpoint<S>>;
};
