// Bots, and those who play for people who are away, answer what they are asked.

import { type Asked, type Match, optionId, type Seat, USUAL_LEVEL } from '@skald/kernel';
import type { Bots } from './bots.ts';
import type { KeptSeat, KeptTable } from './kept.ts';
import type { Turns } from './turns.ts';

/** The table they sit at. */
interface Table {
  readonly kept: KeptTable;
  readonly match: Match | null;
  /** Whether anybody would notice that they play. */
  readonly awake: boolean;
}

export class StandIns {
  readonly #table: Table;
  readonly #turns: Turns;
  readonly #bots: Bots;
  readonly #answer: (match: Match, seat: Seat, option: string) => Promise<unknown>;
  readonly #thinking = new Set<Seat>();
  #closed = false;

  constructor(
    table: Table,
    turns: Turns,
    bots: Bots,
    answer: (match: Match, seat: Seat, option: string) => Promise<unknown>,
  ) {
    this.#table = table;
    this.#turns = turns;
    this.#bots = bots;
    this.#answer = answer;
  }

  get busy(): boolean {
    return this.#thinking.size > 0;
  }

  /** Whoever of them is asked begins to think. */
  wake(): void {
    const { kept, match, awake } = this.#table;
    if (match === null || kept.status !== 'playing' || this.#closed || !awake) return;
    for (const seat of kept.asked)
      if (this.#plays(seat) && !this.#thinking.has(seat)) {
        this.#thinking.add(seat);
        void this.#think(match, seat).catch(() => {});
      }
  }

  close(): void {
    this.#closed = true;
  }

  #plays(seat: Seat): boolean {
    const { kind, away } = this.#table.kept.seats[seat] as KeptSeat;
    return kind === 'bot' || away;
  }

  async #think(match: Match, seat: Seat): Promise<void> {
    const at = match.moves;
    const asked = match.decisionsFor(seat).find((one) => one.seat === seat) as Asked;
    const option = await this.#choose(match, seat, asked).catch((error) => {
      // A game that goes on badly is better than one that stands still.
      this.#turns.failed(error);
      return asked.options[0]?.id ?? '';
    });
    if (this.#closed) return;
    await this.#turns
      .take(async () => {
        this.#thinking.delete(seat);
        const fits = this.#table.match === match && match.moves === at && this.#plays(seat);
        if (fits) await this.#answer(match, seat, option);
        else this.wake();
      })
      .finally(() => this.#thinking.delete(seat));
  }

  /** For somebody who is away the game may know a cautious answer; a bot thinks about all the rest. */
  async #choose(match: Match, seat: Seat, asked: Asked): Promise<string> {
    const { game, seats, creator } = this.#table.kept;
    const { kind, away, level } = seats[seat] as KeptSeat;
    const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
    const cautious = kind === 'human' ? match.game.sense.forTheAbsent?.(decision) : null;
    if (cautious) return optionId(cautious);
    return this.#bots.ask(
      creator,
      game,
      match.view(seat),
      asked,
      away ? USUAL_LEVEL : (level ?? USUAL_LEVEL),
    );
  }
}
