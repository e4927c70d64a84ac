// Games played mostly with sense and now and then without: what a seat is shown and asked, at every question.

import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Game, GameState } from '../game.ts';
import { Match } from '../match.ts';
import type { Asked } from '../offers.ts';
import { sure } from './trial.ts';

export interface Moment<S extends GameState> {
  readonly match: Match<S>;
  readonly decision: Asked;
  readonly view: S;
}

/** A number from 0 on, below `sides`. */
export type Chance = (sides: number) => number;

export interface Wandering<S extends GameState> {
  readonly seed: number;
  readonly seats: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The truth by which the options are weighed. */
  truth(moment: Moment<S>, chance: Chance): S;
  /** An act that nobody chooses. */
  readonly never?: string;
  /** After so many choices nobody plays on. */
  readonly most?: number;
}

/** Shows every question to `look` before it is answered. */
export function wander<S extends GameState>(
  game: Game<S>,
  wandering: Wandering<S>,
  look: (moment: Moment<S>, chance: Chance) => void,
): readonly Event[] {
  const { seats, options, most = Infinity } = wandering;
  const chance = chanceOf(wandering.seed);
  const seed = wandering.seed.toString(16).padStart(64, '0');
  const match = sure(Match.create<S>(game, { seats, options, seed }));
  for (let moves = 0; moves < most; moves++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const moment = { match, decision, view: match.view(decision.seat) };
    look(moment, chance);
    sure(match.play(decision.seat, answerOf(game, wandering, moment, chance)));
  }
  return match.events;
}

/** Numbers that look random and are the same every time. */
function chanceOf(seed: number): Chance {
  let at = seed * 2654435761;
  return (sides) => {
    at = (Math.imul(at ^ (at >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((at ^ (at >>> 13)) >>> 0) % sides;
  };
}

function answerOf<S extends GameState>(
  game: Game<S>,
  { truth, never }: Wandering<S>,
  moment: Moment<S>,
  chance: Chance,
): string {
  const options = moment.decision.options.filter(({ choice }) => choice.act !== never);
  if (chance(3) === 0) return options[chance(options.length)]?.id ?? '';
  const choices: readonly Choice[] = options.map(({ choice }) => choice);
  const worth = game.sense.weigh(truth(moment, chance), { ...moment.decision, options: choices });
  return options[worth.indexOf(Math.max(...worth))]?.id ?? '';
}
