// What rules of thumb say, in order and with a little doubt.

import type { Choice, Decision, Dice, Game, GameState, Level } from '@skald/kernel';

/** How far apart two weights must be to matter to who is unsure of them, in the units of `weigh`. */
const DOUBT = 0.15;

export interface Weighed {
  readonly choice: Choice;
  readonly weight: number;
  /** It may end the game, or avert its end. */
  readonly mayDecide: boolean;
}

/** The best first, at most so many, none of them hopelessly behind or like a better one; and all that may decide the game. */
export function bestByThumb(
  game: Game,
  state: GameState,
  decision: Decision,
  most: number,
  hopeless: number,
  level?: Level,
): Weighed[] {
  const weights = game.sense.weigh(state, decision, level);
  const least = Math.max(...weights) - hopeless;
  const decisive = game.sense.mayDecide?.(state, decision) ?? [];
  return decision.options
    .map((choice, i) => ({ choice, weight: weights[i] as number, mayDecide: decisive.includes(choice) }))
    .sort((a, b) => b.weight - a.weight)
    .filter(firstOfItsKind(game))
    .filter(({ weight, mayDecide }, rank) => mayDecide || (weight > least && rank < most));
}

function firstOfItsKind({ sense: { alike } }: Game): (one: Weighed) => boolean {
  if (alike === undefined) return () => true;
  const seen = new Set<string>();
  return ({ choice, mayDecide }) => {
    const kind = alike(choice);
    const first = !seen.has(kind);
    seen.add(kind);
    return first || mayDecide;
  };
}

/** The option with the highest weight after a little noise. */
export function guess(game: Game, state: GameState, decision: Decision, dice: Dice, level?: Level): Choice {
  const { options } = decision;
  if (options.length === 1) return options[0] as Choice;
  const weights = game.sense.weigh(state, decision, level);
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < weights.length; i++) {
    const weight = (weights[i] as number) + DOUBT * gumbel((sides) => dice.roll(sides));
    if (weight > most) {
      most = weight;
      best = i;
    }
  }
  return options[best] as Choice;
}

const FINE = 1_000_000;

/** Noise under which the highest of several weights is a draw by their exponentials. */
export const gumbel = (random: (sides: number) => number): number =>
  -Math.log(-Math.log(random(FINE) / (FINE + 1)));
