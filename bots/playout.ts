// A possible future: every seat goes on by its rules of thumb, a little unsure of them.

import {
  answer,
  asked,
  type Choice,
  type Decision,
  type Dice,
  decisionOf,
  type Game,
  type GameState,
  optionId,
  Play,
} from '@skald/kernel';
import { FatedDice } from './fate.ts';

/** How far apart two weights must be to matter in a playout, in the units of `weigh`. */
const DOUBT = 0.15;
/** Where a game does not count rounds, a playout ends after this many answers. */
const MOST_ANSWERS = 400;

/** What a playout begins with: an answer, or nothing; and errands that are left as they are. */
export interface Opening {
  readonly choice: Choice | null;
  readonly left: readonly string[];
}

/** Answers for one seat, then plays on until `rounds` have passed; tells how each seat stands then. */
export function playOut(
  game: Game,
  state: GameState,
  seat: number,
  { choice, left }: Opening,
  dice: Dice,
  rounds: number,
): number[] {
  const play = new Play(state, dice);
  const fated = dice instanceof FatedDice ? dice : null;
  const until = roundOf(game, state) + rounds;
  const errands = new Errands(game, state, seat, left);
  if (choice !== null) {
    fated?.about(optionId(choice));
    answer(game, play, seat, choice);
  }
  for (let left = MOST_ANSWERS; left > 0; left--) {
    const next = asked(game, state)[0];
    if (next === undefined || roundOf(game, state) >= until) break;
    const decision = decisionOf(game, state, next) as Decision;
    fated?.about(decision.kind);
    const guessed = errands.guess(state, decision, dice);
    fated?.about(optionId(guessed));
    answer(game, play, next, guessed);
  }
  return game.sense.assess(state);
}

const roundOf = (game: Game, state: GameState): number => game.sense.round?.(state) ?? 0;

/** One errand after the other: what was left as it is stays so until somebody else is asked, or the round is over. */
class Errands {
  readonly #game: Game;
  readonly #left: Set<string>;
  #seat: number;
  #round: number;

  constructor(game: Game, state: GameState, seat: number, left: readonly string[]) {
    this.#game = game;
    this.#seat = seat;
    this.#round = roundOf(game, state);
    this.#left = new Set(left);
  }

  guess(state: GameState, decision: Decision, dice: Dice): Choice {
    const { errand } = this.#game.sense;
    if (errand === undefined) return guess(this.#game, state, decision, dice);
    const round = roundOf(this.#game, state);
    if (decision.seat !== this.#seat || round !== this.#round) {
      this.#seat = decision.seat;
      this.#round = round;
      this.#left.clear();
    }
    const { options } = decision;
    const names = options.map(errand);
    const others = options.filter((_, i) => names[i] === undefined);
    if (others.length === options.length) return guess(this.#game, state, decision, dice);
    for (const name of names) {
      if (name === undefined || this.#left.has(name)) continue;
      const own = options.filter((_, i) => names[i] === name);
      const guessed = guess(this.#game, state, { ...decision, options: [...own, ...others] }, dice);
      if (own.includes(guessed)) return guessed;
      this.#left.add(name);
    }
    return guess(this.#game, state, others.length > 0 ? { ...decision, options: others } : decision, dice);
  }
}

/** The option with the highest weight after a little noise. */
function guess(game: Game, state: GameState, decision: Decision, dice: Dice): Choice {
  const { options } = decision;
  if (options.length === 1) return options[0] as Choice;
  const weights = game.sense.weigh(state, decision);
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < weights.length; i++) {
    const weight = (weights[i] as number) + DOUBT * gumbel(dice);
    if (weight > most) {
      most = weight;
      best = i;
    }
  }
  return options[best] as Choice;
}

const FINE = 1_000_000;

/** Noise under which the highest of several weights is a draw by their exponentials. */
const gumbel = (dice: Dice): number => -Math.log(-Math.log(dice.roll(FINE) / (FINE + 1)));
