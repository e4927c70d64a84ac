// What bots know of the campaign.

import type { Sense } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { assess } from './assess.ts';
import { imagine } from './imagine.ts';
import { weigh } from './weigh.ts';

export const sense: Sense<State> = {
  imagine,
  weigh,
  assess,
  round: ({ turn }) => turn,
  // One turn tells little of a raid: rules of thumb count until there are many playouts.
  search: { doubt: 12 },
  isChance: ({ kind }) => kind === 'typeDie',
  givesUp: ({ act }) => act === 'concede',
};
