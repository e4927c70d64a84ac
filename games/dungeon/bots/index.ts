// What bots know of the dungeon.

import type { Sense } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { assess } from './assess.ts';
import { mayDecide } from './decisive.ts';
import { imagine } from './imagine.ts';
import { weigh } from './weigh.ts';

export const sense: Sense<State> = {
  imagine,
  weigh,
  mayDecide,
  assess,
  /** Half rounds, so that a search ends where the same side is about to act again. */
  round: ({ round, phase }) => 2 * round + (phase === 'overlordTurn' || phase === 'endOfRound' ? 1 : 0),
  search: { horizon: 2, rivals: 3, hopeless: 1, doubt: 24, fated: true },
  givesUp: ({ act }) => act === 'concede',
};
