// Plays whole matches of bots, fast: no record, events only for whoever asks for them, but every bot sees its view alone.

import {
  answer,
  asked,
  type Decision,
  decisionOf,
  type Event,
  FastDice,
  type Game,
  type GameState,
  type Level,
  Play,
  Refused,
  type Result,
  run,
  viewOf,
} from '@skald/kernel';
import { type Budget, chooseOption } from './choose.ts';

export interface MatchPlan {
  /** One entry a seat, as the game's own schema wants it. */
  readonly seats: readonly unknown[];
  readonly options: unknown;
  readonly seed: number;
  /** One level a seat. */
  readonly levels: readonly Level[];
  /** Time for one decision. */
  readonly ms: number;
  /** Bounds searches by playouts instead of time. */
  readonly iterations?: number;
  readonly stop?: () => boolean;
  /** Whoever wants to hear what happens. */
  readonly tell?: (event: Event) => void;
}

export interface Played {
  readonly result: Result;
  /** As everything stands when it is over. */
  readonly end: GameState;
  /** Answers given, those without a choice left out. */
  readonly decisions: number;
}

/** The dice of the game and the whims of the bots come from streams far apart. */
const WHIMS = 0x5eed_0000;

/** Plays one match to its end. Throws a `Refused` if the game does not take its seats or options. */
export function playMatch(game: Game, plan: MatchPlan): Played {
  const begun = game.begin(
    plan.seats.map((seat) => game.schemas.seat.parse(seat)),
    game.schemas.options.parse(plan.options),
  );
  if ('refused' in begun) throw new Refused(begun.refused.code, begun.refused.params);
  const state = begun.ok;
  const play = new Play(state, new FastDice(plan.seed), plan.tell);
  const budget = budgetOf(plan);
  let decisions = 0;
  run(game, play);
  for (let seats = asked(game, state); seats.length > 0; seats = asked(game, state))
    for (const seat of seats) {
      const decision = decisionOf(game, state, seat) as Decision;
      const { options } = decision;
      if (options.length > 1) decisions += 1;
      const level = plan.levels[seat] as Level;
      const looks = options.length > 1 && (level !== 'thrall' || game.sense.whims !== undefined);
      const view = looks ? viewOf(game, state, seat) : state;
      answer(game, play, seat, chooseOption(game, view, decision, level, budget).choice);
    }
  return { result: game.result(state) as Result, end: state, decisions };
}

function budgetOf({ seed, ms, iterations, stop }: MatchPlan): Budget {
  const whims = new FastDice(seed ^ WHIMS);
  return {
    ms,
    random: (sides) => whims.roll(sides),
    ...(iterations !== undefined && { iterations }),
    ...(stop && { stop }),
  };
}
