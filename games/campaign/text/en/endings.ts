// Why a campaign is over.

import type { ENDINGS, State } from '../../rules/state.ts';

export type Endings = Readonly<Record<(typeof ENDINGS)[number], (view: State) => string>>;

export const endings: Endings = {
  pillage: ({ pillaged }) => `${pillaged.length} villages are pillaged.`,
  castle: () => 'The castle is destroyed.',
  rout: () => 'No Viking army has 2 points left: they are routed.',
  ship: () => 'The Viking ship is destroyed.',
  wipedOut: () => 'No Norman army is left.',
  turnLimit: ({ options }) => `Turn ${options.turnLimit} is over, and the Normans have kept their land.`,
  surrender: ({ ended, sides }) =>
    `The ${sides[1 - (ended?.winner ?? 0)] === 'normans' ? 'Normans' : 'Vikings'} have conceded.`,
};
