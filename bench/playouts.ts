// Random games through the kernel, with a checksum of what was done.

import { ageOfHeroes } from '@skald/age-of-heroes';
import {
  answer,
  asked,
  type Choice,
  FastDice,
  type Game,
  type GameState,
  type Listed,
  optionsFor,
  Play,
  type Result,
  run,
  type Seat,
} from '@skald/kernel';
import { type Plan, rate, type Spread, time } from './measure.ts';

export type Ruleset = 'classic' | 'amended';

/** What one game came to. Two sides that did the same work have the same checksum. */
export interface Playout {
  readonly decisions: number;
  readonly checksum: number;
}

/** Plays the random game of a seed. */
export type Player = (seed: number) => Playout;

/** The random choices of one game and the checksum over them: the same for us and for the peer. */
export class Chooser {
  readonly #dice: FastDice;
  decisions = 0;
  checksum = FNV_START;

  constructor(dice: FastDice) {
    this.#dice = dice;
  }

  seat(seats: readonly Seat[]): Seat {
    return seats[seats.length === 1 ? 0 : this.#dice.roll(seats.length) - 1] as Seat;
  }

  option<C>(options: Listed<C>): C {
    const index = this.#dice.roll(options.length) - 1;
    this.decisions++;
    this.checksum = mix(this.checksum, index);
    return options.at(index) as C;
  }

  end({ standings }: Result): Playout {
    for (const { seat, score } of standings) this.checksum = mix(mix(this.checksum, seat), score);
    return { decisions: this.decisions, checksum: this.checksum };
  }
}

const FNV_START = 0x811c9dc5;
/** FNV-1a over whole numbers. */
const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193) >>> 0;

/** Four heroes, chosen at the table. */
export function newGame(ruleset: Ruleset, turns?: number) {
  const begun = ageOfHeroes.begin([null, null, null, null], { ruleset, turns });
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

/** Nobody gives up by chance; where a list is not written down nobody could. */
export function seriousOptions<S extends GameState>(game: Game<S>, state: S, seat: Seat): Listed<Choice> {
  const options = optionsFor(game, state, seat);
  const { givesUp } = game.sense;
  if (givesUp === undefined || !isWritten(options)) return options;
  return options.some(givesUp) ? options.filter((option) => !givesUp(option)) : options;
}

const isWritten = <C>(options: Listed<C>): options is readonly C[] => Array.isArray(options);

/** A whole game through the kernel, from its first state, without events. */
export function playOut<S extends GameState>(game: Game<S>, state: S, dice: FastDice): Playout {
  const chooser = new Chooser(dice);
  const play = new Play(state, dice);
  run(game, play);
  for (;;) {
    const seats = asked(game, state);
    if (seats.length === 0) return chooser.end(game.result(state) as Result);
    const seat = chooser.seat(seats);
    answer(game, play, seat, chooser.option(seriousOptions(game, state, seat)));
  }
}

/** Games of some rules, by their seeds. */
export interface Contest<S extends GameState> {
  readonly game: Game<S>;
  readonly players: number;
  begin(seed: number): S;
}

export const heroes = (ruleset: Ruleset, turns?: number) => ({
  game: ageOfHeroes,
  players: 4,
  begin: () => newGame(ruleset, turns),
});

export const throughKernel =
  <S extends GameState>({ game, begin }: Contest<S>): Player =>
  (seed) =>
    playOut(game, begin(seed), new FastDice(seed));

/** Games of the seeds 1, 2, … together. */
export function playAll(player: Player, games: number): Playout {
  let [decisions, checksum] = [0, FNV_START];
  for (let seed = 1; seed <= games; seed++) {
    const playout = player(seed);
    decisions += playout.decisions;
    checksum = mix(checksum, playout.checksum);
  }
  return { decisions, checksum };
}

/** How fast a player is, and what it did. */
export interface Pace extends Playout {
  readonly games: number;
  readonly gamesPerSecond: Spread;
  readonly decisionsPerSecond: Spread;
  /** Over the first so many games only, to compare with a slower player. */
  readonly firstGames: number;
  readonly firstChecksum: number;
}

export function pace(player: Player, games: number, firstGames: number, plan: Plan): Pace {
  const all = playAll(player, games);
  const first = firstGames === games ? all : playAll(player, firstGames);
  const ms = time(plan, () => {
    if (playAll(player, games).checksum !== all.checksum) throw new Error('two rounds did different work');
  });
  return {
    ...all,
    games,
    gamesPerSecond: rate(games, ms),
    decisionsPerSecond: rate(all.decisions, ms),
    firstGames,
    firstChecksum: first.checksum,
  };
}
