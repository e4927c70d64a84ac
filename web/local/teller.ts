// Plays a record again, up to any of its moves.

import type { Engine } from '@skald/games/engines';
import { RoundsHeard } from '@skald/games/rounds';
import {
  type Event,
  type GameState,
  Match,
  type MatchRecord,
  type Outcome,
  type RoundStart,
  refuse,
} from '@skald/kernel';
import type { Opened, Order } from './messages.ts';

export class Teller {
  readonly #record: MatchRecord;
  readonly #engine: Pick<Engine, 'game' | 'opensRound'> | undefined;
  #match: Match | null = null;

  constructor(record: MatchRecord, engine: Pick<Engine, 'game' | 'opensRound'> | undefined) {
    this.#record = record;
    this.#engine = engine;
  }

  moment({ at, seat, heard }: Extract<Order, { do: 'moment' }>): Outcome<Opened> {
    const found = this.#goTo(at);
    if ('refused' in found) return found;
    this.#match = found.ok;
    const { view, events } = look(found.ok, seat);
    return { ok: { view, events: events.slice(heard), heard: events.length } };
  }

  /** Where each round begins, as everybody may know it, by how many choices had been made. */
  rounds(): Outcome<readonly RoundStart[]> {
    const engine = this.#engine;
    if (engine === undefined) return refuse('no-such-game', { game: this.#record.game });
    const begun = Match.replay(engine.game, this.#record, 0);
    if ('refused' in begun) return begun;
    const rounds = new RoundsHeard(engine);
    begun.ok.follow(this.#record.moves, rounds.hear);
    rounds.hear(begun.ok);
    return { ok: rounds.starts };
  }

  /** A step on need not begin at the start. */
  #goTo(at: number): Outcome<Match> {
    const match = this.#match;
    if (match !== null && match.moves <= at) {
      const on = match.follow(this.#record.moves.slice(match.moves, at));
      if ('ok' in on) return { ok: match };
    }
    return this.#engine === undefined
      ? refuse('no-such-game', { game: this.#record.game })
      : Match.replay(this.#engine.game, this.#record, at);
  }
}

/** Nobody's eyes see everything: the page asks for them only when the game is over. */
function look(match: Match, seat: number | null): { view: GameState; events: readonly Event[] } {
  if (seat !== null) return { view: match.view(seat), events: match.eventsFor(seat) };
  return { view: match.position().state as GameState, events: match.events };
}
