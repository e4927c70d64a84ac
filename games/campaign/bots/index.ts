// What bots know of the campaign.

import type { Sense } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { assess } from './assess.ts';
import { imagine } from './imagine.ts';
import { weigh } from './weigh.ts';

/** What an army spends its move on. */
const STEPS = ['move', 'land', 'board', 'ford', 'march', 'exchange'];
/** What happens with the ship and those aboard. */
const AFLOAT = ['sail', 'land'];

export const sense: Sense<State> = {
  imagine,
  weigh,
  assess,
  round: ({ turn }) => turn,
  // A raid takes some turns, and battles are wild: only a lead that is more than luck outweighs the rules of thumb.
  search: { horizon: 4, rivals: 4, hopeless: 8, doubt: 6, fated: true, caution: 1.5 },
  errand: ({ act, army }) =>
    AFLOAT.includes(act) ? 'ship' : STEPS.includes(act) ? (army as string) : undefined,
  isChance: ({ kind }) => kind === 'typeDie',
  givesUp: ({ act }) => act === 'concede',
};
