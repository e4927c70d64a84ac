// What a law is tried on: random games of any game, played to their end.

import type { z } from 'zod';
import { type Choice, optionId } from '../choice.ts';
import { FastDice } from '../dice.ts';
import type { Event } from '../event.ts';
import type { Game, GameState } from '../game.ts';
import { Match } from '../match.ts';
import type { Outcome } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { anyOf, type Random, type Start } from './fuzz.ts';

export type { Random } from './fuzz.ts';

export const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length) - 1] as T;

export interface Trial<S extends GameState> {
  /** Any game there may be. Where games from the start seldom come, a state says where some begin. */
  readonly setUp: (random: Random) => Start<S>;
  /** How many games are played by the rules alone, and how many, fewer, through the authority. */
  readonly games: number;
  readonly matches: number;
  /** One of so many questions is looked at closely. */
  readonly every: number;
  /** What an imagined truth shows otherwise than the view it was imagined from; left out where it shows the same. */
  readonly retold?: (view: S) => S;
  /** The schema of a truth that somebody imagined, where it is wider than that of a state. */
  readonly imagined?: z.ZodType;
  /** A fault that a truth which somebody imagined may have all the same. */
  readonly pardons?: (fault: string) => boolean;
  /** Left out where nobody has any. */
  readonly secrets?: Secrets<S>;
}

export interface Secrets<S extends GameState> {
  /** Two truths after a state that this seat cannot tell apart, to be played on; null where there are none. */
  alike(state: S, seat: Seat | null, random: Random): readonly [S, S] | null;
  /** Whether a seat learns by this event what was hidden from it. */
  reveals(event: Event, state: S): boolean;
  /** Whether it learns it by what is asked now. */
  shows?(state: S): boolean;
  /** How many choices must have been made alike in two truths, for a trial. */
  readonly enough: number;
}

export interface Move {
  readonly seat: Seat;
  readonly option: string;
}

/** No honest match takes more. */
const MOST_MOVES = 200_000;

interface Watching<S extends GameState> {
  /** Before every choice; true where it was made already. */
  readonly before?: (match: Match<S>, move: Move, random: Random) => boolean | undefined;
  readonly after?: (match: Match<S>) => void;
  /** After so many moves enough has been seen; left out where a match is played to its end. */
  readonly far?: number;
}

/** Plays random matches, and says of whatever is thrown in which match it was, and after how many moves. */
export function playMatches<S extends GameState>(
  game: Game<S>,
  trial: Trial<S>,
  seed: number,
  { before, after, far = Infinity }: Watching<S>,
): void {
  for (let i = 0; i < trial.matches; i++) {
    const dice = new FastDice(seed + i);
    const random: Random = (sides) => dice.roll(sides);
    const match = matchOf(game, trial.setUp(random), seedOf(random));
    try {
      for (let move = randomMove(match, dice); move !== null; move = randomMove(match, dice))
        if (match.moves >= far) break;
        else if (match.moves > MOST_MOVES) throw new Error('does not end');
        else if (!before?.(match, move, random)) sure(match.play(move.seat, move.option));
      after?.(match);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`match ${i} of seed ${seed}, after ${match.moves} moves: ${what}`, { cause: error });
    }
  }
}

/** A random choice of a random seat that is asked; null when nobody is. */
function randomMove<S extends GameState>(match: Match<S>, dice: FastDice): Move | null {
  const waiting = match.decisions();
  if (waiting.length === 0) return null;
  const { seat, options } = pick((sides) => dice.roll(sides), waiting);
  const choices: Choice[] = options.map(({ choice }) => choice);
  return { seat, option: optionId(anyOf(match.game, choices, dice)) };
}

function matchOf<S extends GameState>(game: Game<S>, { state, ...table }: Start<S>, seed: string): Match<S> {
  if (state === undefined) return sure(Match.create(game, { ...table, seed }));
  return sure(Match.load(game, { skald: 'position', game: game.id, version: game.version, state }, seed));
}

export const seedOf = (random: Random): string =>
  Array.from({ length: 64 }, () => (random(16) - 1).toString(16)).join('');

export function sure<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome.ok;
}

/** Everybody who looks on: a spectator, and the seats that have a name in `seats`. */
export const everybody = (seats: readonly unknown[]): (Seat | null)[] => [null, ...seats.keys()];
