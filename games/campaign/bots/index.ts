// What bots know of the campaign.

import type { Sense } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { assess } from './assess.ts';
import { mayDecide } from './decisive.ts';
import { imagine } from './imagine.ts';
import { likely } from './likely.ts';
import { weigh } from './weigh.ts';

/** For whoever teaches it to judge. */
export { assessBy } from './assess.ts';
export { judge, LEAK, type Net, NODES, netIn, netOf, SIZE, type Weights, weightsOf } from './net.ts';
export { NUMBERS, writeSheet } from './sheet.ts';
export { WEIGHTS } from './weights.ts';

export const sense: Sense<State> = {
  imagine,
  likely,
  weigh,
  mayDecide,
  assess,
  round: ({ turn }) => turn,
  // In the middle of a battle, or of a secret choice, nothing can be judged.
  isSettled: ({ kind }) => kind === 'command',
  // The judgement was taught by play: a look at what follows is better than the rules of thumb, and playouts go by it.
  search: { horizon: 1, rivals: 10, hopeless: 12, doubt: 8, fated: true, looks: 6, foresight: 3 },
  isChance: ({ kind }) => kind === 'typeDie',
  givesUp: ({ act }) => act === 'concede',
};
