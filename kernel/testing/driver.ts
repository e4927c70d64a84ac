import { optionId } from '../choice.ts';
import { LoadedDice } from '../dice.ts';
import type { Event } from '../event.ts';
import type { Decision, Game, GameState } from '../game.ts';
import { answer, asked, decisionOf, Play, run } from '../play.ts';
import type { Seat } from '../seat.ts';

/** Plays a state by option ids with loaded dice: the way rules are tested. */
export class Driver<S extends GameState> {
  readonly game: Game<S>;
  readonly state: S;
  readonly events: (Event & Record<string, unknown>)[] = [];
  readonly #dice: LoadedDice;
  readonly #play: Play<S>;

  constructor(game: Game<S>, state: S, faces: readonly number[]) {
    this.game = game;
    this.state = state;
    this.#dice = new LoadedDice(faces);
    this.#play = new Play(state, this.#dice, (event) =>
      this.events.push(event as Event & Record<string, unknown>),
    );
    run(game, this.#play);
  }

  /** The faces that nobody has rolled yet. A test ends with none. */
  get left(): readonly number[] {
    return this.#dice.faces;
  }

  load(...faces: number[]): this {
    this.#dice.faces.push(...faces);
    return this;
  }

  get asked(): Seat[] {
    return asked(this.game, this.state);
  }

  decision(seat: Seat = this.#only()): Decision {
    const decision = decisionOf(this.game, this.state, seat);
    if (decision === null)
      throw new Error(`seat ${seat} is not asked; asked: ${this.asked.join(', ') || 'nobody'}`);
    return decision;
  }

  get kind(): string | null {
    return this.asked.length === 0 ? null : this.decision(this.asked[0]).kind;
  }

  options(seat: Seat = this.#only()): string[] {
    return this.decision(seat).options.map(optionId);
  }

  /** Answers for the one seat that is asked, one id after another. */
  choose(...ids: string[]): this {
    for (const id of ids) this.chooseAs(this.#only(), id);
    return this;
  }

  chooseAs(seat: Seat, id: string): this {
    const decision = this.decision(seat);
    const choice = decision.options.find((option) => optionId(option) === id);
    if (choice === undefined)
      throw new Error(
        `${decision.kind} of seat ${seat} has no option ${id}; it has ${decision.options.map(optionId).join(' ')}`,
      );
    answer(this.game, this.#play, seat, choice);
    return this;
  }

  /** The events of a type, newest last. */
  told(type: string): (Event & Record<string, unknown>)[] {
    return this.events.filter((event) => event.type === type);
  }

  #only(): Seat {
    const [seat, ...others] = this.asked;
    if (seat === undefined) throw new Error('nobody is asked');
    if (others.length > 0) throw new Error(`seats ${this.asked.join(', ')} are asked together: name one`);
    return seat;
  }
}

export const drive = <S extends GameState>(
  game: Game<S>,
  state: S,
  faces: readonly number[] = [],
): Driver<S> => new Driver(game, state, faces);
