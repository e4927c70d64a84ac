// Long games for tests and measurements: played at random, or made long on purpose.

import { gameById } from '@skald/games';
import { FastDice, Match, type MatchRecord, type Outcome } from '@skald/kernel';

const SEED = 'b'.repeat(64);
/** Options with which a game goes on and on. */
const LASTING: Readonly<Record<string, object>> = {
  'age-of-heroes': { turns: 99 },
  campaign: { turnLimit: 200 },
  dungeon: { quest: 10, conceding: false },
};

export function must<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}

/** A game that has gone on for at least so many moves, and is not over. */
export function longGame(moves: number, id = 'age-of-heroes', seats: unknown[] = Array(6).fill(null)): Match {
  const { game } = gameById(id) as NonNullable<ReturnType<typeof gameById>>;
  for (let attempt = 1; attempt < 1000; attempt++) {
    const random = new FastDice(attempt);
    const match = must(Match.create(game, { seats, options: LASTING[id] ?? {}, seed: SEED }));
    while (match.moves < moves && match.result === null) {
      const asked = match.decisions()[0] as ReturnType<Match['decisions']>[number];
      const options = asked.options.filter(({ choice }) => !game.sense.givesUp?.(choice));
      must(match.play(asked.seat, options[random.roll(options.length) - 1]?.id ?? ''));
    }
    if (match.result === null) return match;
  }
  throw new Error(`no game of ${id} lasts for ${moves} moves`);
}

/** The longest game that can be brought along: after some real moves, dice that are passed over. */
export function plantedGame(moves = 19_900, choices = 300): MatchRecord {
  const record = longGame(choices).record();
  return { ...record, moves: [...record.moves, ...Array(moves - record.moves.length).fill('skip 1')] };
}
