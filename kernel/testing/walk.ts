import type { Choice } from '../choice.ts';
import { FastDice } from '../dice.ts';
import type { Decision, Game, GameState } from '../game.ts';
import { answer, asked, decisionOf, Play, run } from '../play.ts';

export interface WalkPlan<S extends GameState> {
  readonly seats: readonly unknown[];
  readonly options: unknown;
  readonly seed: number;
  /** Sees every question before it is answered. */
  readonly look: (state: S, decision: Decision) => void;
  /** Which of the options is taken; when nothing is said any of them, short of giving up. */
  readonly pick?: (state: S, decision: Decision, roll: (sides: number) => number) => number;
}

/** Plays one game to its end and shows every question on the way. */
export function walk<S extends GameState>(game: Game<S>, plan: WalkPlan<S>): void {
  const begun = game.begin(plan.seats, game.schemas.options.parse(plan.options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  const dice = new FastDice(plan.seed);
  const roll = (sides: number): number => dice.roll(sides);
  const play = new Play(state, dice);
  run(game, play);
  for (let seat = asked(game, state)[0]; seat !== undefined; seat = asked(game, state)[0]) {
    const decision = decisionOf(game, state, seat) as Decision;
    plan.look(state, decision);
    const open = decision.options.filter((option) => !game.sense.givesUp?.(option));
    const at = plan.pick?.(state, decision, roll);
    answer(
      game,
      play,
      seat,
      (at === undefined ? open[roll(open.length) - 1] : decision.options[at]) as Choice,
    );
  }
}
