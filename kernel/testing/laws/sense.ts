// What bots know: a world that could be behind a view, and an opinion on every question in it.

import { FastDice } from '../../dice.ts';
import type { Decision, Game, GameState } from '../../game.ts';
import { copyOf, decisions, viewOf } from '../../play.ts';
import type { Seat } from '../../seat.ts';
import { same, sent } from '../difference.ts';
import { fuzz } from '../fuzz.ts';
import { everybody, type Random } from '../trial.ts';
import { fits, type LawOfGames, looked } from './law.ts';

export const imagines: LawOfGames = {
  title: 'lets bots imagine a sound truth that is seen alike, and have an opinion on every question',
  holds(game, trial) {
    const dice = new FastDice(9);
    const random: Random = (sides) => dice.roll(sides);
    let worlds = 0;
    fuzz(game, {
      games: trial.matches,
      seed: 7_000,
      setUp: trial.setUp,
      trusts: true,
      watch(state, seats) {
        if (random(trial.every) > 1) return;
        for (const seat of everybody(seats)) {
          const view = viewOf(game, state, seat);
          const seen = sent(view);
          const truth = game.sense.imagine(copyOf(game, view), seat, random);
          fits(trial.imagined ?? game.schemas.state, sent(truth), `what ${seat} imagines`);
          const faults = game.faults(truth).filter((fault) => !trial.pardons?.(fault));
          if (faults.length > 0) throw new Error(`what ${seat} imagines cannot be: ${faults.join('; ')}`);
          same(
            sent(viewOf(game, truth, seat)),
            trial.retold?.(seen) ?? seen,
            `what ${seat} imagines, seen again`,
          );
          worlds++;
        }
        for (const decision of decisions(game, state)) hasAnOpinion(game, state, decision);
        assesses(game, state, seats.length);
      },
    });
    looked(worlds, trial.matches, 'imagined worlds');
  },
};

function hasAnOpinion<S extends GameState>({ sense }: Game<S>, state: S, decision: Decision): void {
  const weights = sense.weigh(state, decision);
  const { kind, options } = decision;
  if (weights.length !== options.length || !weights.every(Number.isFinite))
    throw new Error(`${kind}: ${options.length} options are weighed ${JSON.stringify(weights)}`);
}

function assesses<S extends GameState>({ sense }: Game<S>, state: S, seats: Seat): void {
  const chances = sense.assess(state);
  if (chances.length !== seats || !chances.every((chance) => chance >= 0 && chance <= 1))
    throw new Error(`${seats} seats are assessed ${JSON.stringify(chances)}`);
}
