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

/** Answers for one seat, then plays on until `rounds` have passed; tells how each seat stands then. */
export function playOut(
  game: Game,
  state: GameState,
  seat: number,
  choice: Choice,
  dice: Dice,
  rounds: number,
): number[] {
  const play = new Play(state, dice);
  const fated = dice instanceof FatedDice ? dice : null;
  const until = roundOf(game, state) + rounds;
  fated?.about(optionId(choice));
  answer(game, play, seat, choice);
  for (let left = MOST_ANSWERS; left > 0; left--) {
    const next = asked(game, state)[0];
    if (next === undefined || roundOf(game, state) >= until) break;
    const decision = decisionOf(game, state, next) as Decision;
    fated?.about(decision.kind);
    const guessed = guess(game, state, decision, dice);
    fated?.about(optionId(guessed));
    answer(game, play, next, guessed);
  }
  return game.sense.assess(state);
}

const roundOf = (game: Game, state: GameState): number => game.sense.round?.(state) ?? 0;

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
