// A game for stakes: who plays it how. RUN-ABIL-GAM-01, -02

import type { USES, Use } from '../../content/tasks.ts';
import type { Entrant } from './contest.ts';
import { type Roller, useScore } from './score.ts';

/** Honestly, by luck alone, with an eye on the others, or with one's own dice. */
type Game = { [U in Use]: (typeof USES)[U][0] extends 'gamble' ? U : never }[Use];

export interface Gambler extends Omit<Entrant, 'bonus'> {
  readonly roller: Roller;
  readonly plays: Game;
}

/** Each of them rolls Gamble against all others. */
export const gamblers = (all: readonly Gambler[]): Entrant[] =>
  all.map(({ id, hero, roller, plays }) => ({ id, hero, bonus: useScore(roller, plays).total }));
