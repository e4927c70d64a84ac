// Whether a record tells the truth: everything in it must follow from the seed and the choices.

import { commitment } from './dice.ts';
import type { Game, GameState } from './game.ts';
import { canonical } from './json.ts';
import { Match } from './match.ts';
import type { MatchRecord, Move } from './record.ts';
import type { Outcome, Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

export interface Verdict {
  /** What is wrong; nothing if the record is true. */
  readonly wrong: readonly Refusal[];
  readonly dice: DiceSources;
}

/** Where the dice of a match came from. */
export interface DiceSources {
  /** How many follow from a seed. */
  readonly seeded: number;
  /** Dice that people rolled themselves and typed in, first and last number of each run: those no seed can prove. */
  readonly typed: readonly (readonly [first: number, last: number])[];
  /** Dice of a real table that were told as choices: no seed can prove those either. */
  readonly told: number;
  /** How often the match was given a new seed because it went on elsewhere. */
  readonly reseeded: number;
  /** Seats whose part is in the dice. */
  readonly parts: readonly Seat[];
}

export function verify<S extends GameState>(game: Game<S>, record: MatchRecord): Verdict {
  const wrong: Refusal[] = [];
  if (record.seed !== undefined && commitment(record.seed) !== record.commitment)
    wrong.push({ code: 'wrong-commitment', params: {} });
  const traced = trace(game, record);
  if ('refused' in traced) return { wrong: [...wrong, traced.refused], dice: NO_DICE };
  const { match, dice } = traced.ok;
  return { wrong: [...wrong, ...differences(record, match.record())], dice };
}

/** Plays a record again, and tells where its dice came from. */
export function trace<S extends GameState>(
  game: Game<S>,
  record: MatchRecord,
): Outcome<{ match: Match<S>; dice: DiceSources }> {
  const sources = new Sources(game, record);
  const replayed = Match.replay(game, record, Infinity, (match, move) => sources.look(match, move));
  if ('refused' in replayed) return replayed;
  sources.look(replayed.ok, null);
  return { ok: { match: replayed.ok, dice: sources.found() } };
}

export const NO_DICE: DiceSources = { seeded: 0, typed: [], told: 0, reseeded: 0, parts: [] };

export const typedIn = ({ typed }: DiceSources): number =>
  typed.reduce((sum, [first, last]) => sum + last - first + 1, 0);

/** Looks on while a record is played, and sees which dice fell where. */
class Sources<S extends GameState> {
  readonly #game: Game<S>;
  readonly #parts: Set<Seat>;
  readonly #typed: [number, number][] = [];
  #told = 0;
  #reseeded = 0;
  #rolled = 0;
  /** How many typed faces had not been rolled yet. */
  #left = 0;

  constructor(game: Game<S>, { parts = [] }: MatchRecord) {
    this.#game = game;
    this.#parts = new Set(parts.map(({ seat }) => seat));
  }

  /** Before each move, and once after the last. */
  look(match: Match<S>, move: Move | null): void {
    const { length } = match.rolls;
    const left = match.loadedDice;
    if (left < this.#left) this.#note(this.#rolled + 1, this.#rolled + this.#left - left);
    this.#rolled = length;
    this.#left = left + (move?.kind === 'dice' ? move.faces.length : 0);
    if (move?.kind === 'drop') this.#left = 0;
    if (move?.kind === 'seed') this.#reseeded += 1;
    if (move?.kind === 'part') this.#parts.add(move.seat);
    if (move?.kind === 'choice' && this.#isTold(match, move.seat)) this.#told += 1;
  }

  found(): DiceSources {
    const typed = this.#typed;
    return {
      seeded: this.#rolled - typedIn({ ...NO_DICE, typed }),
      typed,
      told: this.#told,
      reseeded: this.#reseeded,
      parts: [...this.#parts].sort((a, b) => a - b),
    };
  }

  #note(first: number, last: number): void {
    const before = this.#typed.at(-1);
    if (before !== undefined && before[1] === first - 1) before[1] = last;
    else this.#typed.push([first, last]);
  }

  #isTold(match: Match<S>, seat: Seat): boolean {
    const { isChance } = this.#game.sense;
    if (isChance === undefined) return false;
    const asked = match.decisionsFor(seat).find((one) => one.seat === seat);
    return asked !== undefined && isChance({ ...asked, options: asked.options.map(({ choice }) => choice) });
  }
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
