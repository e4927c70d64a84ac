// Whether a record tells the truth: everything in it must follow from the seed and the choices.

import { commitment } from './dice.ts';
import type { Game, GameState } from './game.ts';
import { canonical } from './json.ts';
import { Match } from './match.ts';
import type { MatchRecord } from './record.ts';
import type { Refusal } from './refusal.ts';

export interface Verdict {
  /** What is wrong; nothing if the record is true. */
  readonly wrong: readonly Refusal[];
  /** Dice that people rolled themselves and typed in: those no seed can prove. */
  readonly typedIn: number;
}

export function verify<S extends GameState>(game: Game<S>, record: MatchRecord): Verdict {
  const typedIn = record.moves
    .filter((move) => move.startsWith('dice '))
    .reduce((sum, move) => sum + move.split(' ').length - 1, 0);
  const wrong: Refusal[] = [];
  if (record.seed !== undefined && commitment(record.seed) !== record.commitment)
    wrong.push({ code: 'wrong-commitment', params: {} });
  const replayed = Match.replay(game, record);
  if ('refused' in replayed) return { wrong: [...wrong, replayed.refused], typedIn };
  return { wrong: [...wrong, ...differences(record, replayed.ok.record())], typedIn };
}

/** Where what a record claims differs from what came out. */
function differences(claimed: MatchRecord, actual: MatchRecord): Refusal[] {
  const found: Refusal[] = [];
  const at = actual.rolls.findIndex((face, i) => claimed.rolls[i] !== face);
  const given = claimed.rolls[at];
  if (at >= 0 && given !== undefined)
    found.push({
      code: 'wrong-die',
      params: { number: at + 1, given, expected: actual.rolls[at] as number },
    });
  else if (claimed.rolls.length !== actual.rolls.length)
    found.push({
      code: 'wrong-dice-count',
      params: { given: claimed.rolls.length, expected: actual.rolls.length },
    });
  if (canonical(claimed.result) !== canonical(actual.result))
    found.push({ code: 'wrong-result', params: {} });
  if (claimed.digest !== actual.digest) found.push({ code: 'wrong-digest', params: {} });
  return found;
}
