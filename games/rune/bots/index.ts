// What bots know of a fight beyond its rules.

import type { Sense } from '@skald/kernel';
import type { State } from '../rules/fight/state.ts';
import { assess } from './assess.ts';
import { imagine } from './imagine.ts';
import { weigh } from './weigh.ts';

export const sense: Sense<State> = {
  imagine,
  weigh,
  assess,
  round: ({ round }) => round,
  search: { horizon: 1, rivals: 3, hopeless: 5, doubt: 12, fated: true },
  givesUp: ({ act }) => act === 'runAway',
};
