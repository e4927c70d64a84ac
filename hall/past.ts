// The way back through a game: an earlier moment for those who look, and choices taken back. A long way is gone beside
// the hall.

import type { GameModule } from '@skald/games';
import { RoundsHeard } from '@skald/games/rounds';
import { type Match, type MatchRecord, type Outcome, refuse, type Seat } from '@skald/kernel';
import { type KeptTable, recordOf } from './kept.ts';
import type { Moment } from './protocol/index.ts';
import { inputsOf, type Replays, SHORT } from './replays.ts';

/** An answer that is JSON already. */
export class Written {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** A match as it stands when somebody looks back. */
interface Now {
  readonly match: Match;
  readonly moves: number;
  /** The same as long as nothing is taken back. */
  readonly revision: number;
}

export class Past {
  readonly #kept: KeptTable;
  readonly #module: GameModule;
  readonly #replays: Replays;

  constructor(kept: KeptTable, module: GameModule, replays: Replays) {
    this.#kept = kept;
    this.#module = module;
    this.#replays = replays;
  }

  /** A moment through one pair of eyes. Nobody at the table waits for those who look back. */
  async look(
    { match, moves, revision }: Now,
    seat: Seat | null,
    at: number,
    who: string,
  ): Promise<Outcome<Written>> {
    if (at > moves) return refuse('no-such-moment', { moves: at });
    if (match.sparing) return this.momentOf(match, seat, at);
    const key = `${this.#kept.id} ${revision}`;
    const found = await this.#replays.look(who, { key, at, seat, moves }, () =>
      inputsOf(recordOf(this.#kept, match.movesFrom(0).slice(0, moves))),
    );
    return 'refused' in found ? found : { ok: new Written(found.ok) };
  }

  /** A moment of a short game, or all that can be seen of one that nobody can play again here. */
  momentOf(match: Match, seat: Seat | null, at: number): Outcome<Written> {
    const { moves } = match;
    const rounds = new RoundsHeard(this.#module);
    const then = match.earlier(at, rounds.hear);
    if ('refused' in then) return then;
    rounds.hear(then.ok);
    const seen = { view: then.ok.view(seat), events: then.ok.eventsFor(seat), rounds: rounds.starts };
    const moment: Moment = { game: this.#kept.game, seat, moves, ...seen };
    return { ok: new Written(JSON.stringify(moment)) };
  }

  async undo(match: Match, seat: Seat, who: string): Promise<Outcome<Match>> {
    if (match.movesToRepeat > SHORT)
      return this.#replays.undo(who, this.#module.game, this.#record(match), seat);
    const undone = match.undo(seat);
    return 'refused' in undone ? undone : { ok: match };
  }

  rewind(match: Match, to: number, who: string): Promise<Outcome<Match>> {
    return this.#replays.rewind(who, this.#module.game, this.#record(match), to);
  }

  #record(match: Match): MatchRecord {
    return recordOf(this.#kept, match.movesFrom(0));
  }
}
