// Why an adventure is over.

import type { ENDINGS } from '../../rules/state.ts';

/** Who gave up is told by who has won. */
export type Endings = Readonly<Record<(typeof ENDINGS)[number], (winner: 'heroes' | 'overlord') => string>>;

export const endings: Endings = {
  goal: () => 'The Heroes have done what they came for.',
  crippled: () => 'Too many Heroes are Crippled.',
  noHeroes: () => 'No Hero is left who could finish this.',
  deckOut: () => 'The Overlord’s deck is used up: time has run out.',
  conceded: (winner) => (winner === 'overlord' ? 'The Heroes have given up.' : 'The Overlord has given up.'),
  broken: () => 'What the Heroes were to protect is broken open.',
};
