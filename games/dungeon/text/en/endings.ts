// Why an adventure is over.

import type { ENDINGS } from '../../rules/state.ts';

export type Endings = Readonly<Record<(typeof ENDINGS)[number], string>>;

export const endings: Endings = {
  goal: 'The Heroes have done what they came for.',
  crippled: 'Too many Heroes are Crippled.',
  noHeroes: 'No Hero is left who could finish this.',
  deckOut: 'The Overlord’s deck is used up: time has run out.',
  conceded: 'The other side has given up.',
  broken: 'What the Heroes were to protect is broken open.',
};
