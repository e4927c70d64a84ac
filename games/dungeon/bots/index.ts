// What bots know of the dungeon.

import type { Sense } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { assess } from './assess.ts';
import { imagine } from './imagine.ts';
import { weigh } from './weigh.ts';

export const sense: Sense<State> = {
  imagine,
  weigh,
  assess,
  round: ({ round }) => round,
  search: { rivals: 4, hopeless: 1.5, doubt: 24 },
  givesUp: ({ act }) => act === 'concede',
};
