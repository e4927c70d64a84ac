// A record move by move.

import type { GameModule } from '@skald/games';
import { type Event, Match, type MatchRecord, type Outcome } from '@skald/kernel';

/** What a step of a replay shows. */
export interface Moment {
  readonly match: Match;
  /** How many moves are done. */
  readonly moves: number;
  /** What the last of them led to. */
  readonly events: readonly Event[];
}

/** The match after so many moves. */
export function momentAt({ game }: GameModule, record: MatchRecord, moves: number): Outcome<Moment> {
  const match = Match.replay(game, record, moves);
  if ('refused' in match) return match;
  const before = moves === 0 ? null : Match.replay(game, record, moves - 1);
  const heard = before !== null && 'ok' in before ? before.ok.events.length : 0;
  return { ok: { match: match.ok, moves, events: match.ok.events.slice(heard) } };
}

/** Every moment in order, each from the one before. */
export function* walk(module: GameModule, record: MatchRecord): Generator<Outcome<Moment>> {
  let moment = momentAt(module, record, 0);
  yield moment;
  for (let moves = 1; moves <= record.moves.length && 'ok' in moment; moves++) {
    moment = next(module, record, moment.ok, moves);
    yield moment;
  }
}

/** A plain choice can be made right here; dice typed in or taken back are replayed from the start. */
function next(module: GameModule, record: MatchRecord, { match }: Moment, moves: number): Outcome<Moment> {
  const [, seat, option] = /^(\d+) (\S+)$/.exec(record.moves[moves - 1] as string) ?? [];
  if (seat === undefined || option === undefined) return momentAt(module, record, moves);
  const played = match.play(Number(seat), option);
  return 'refused' in played ? played : { ok: { match, moves, events: played.ok.events } };
}
