// Why a fight is over.

import type { EventOf } from '../../rules/fight/events.ts';

export type Endings = Readonly<Record<EventOf<'fightEnded'>['won'], string>>;

export const endings: Endings = {
  heroes: 'The field belongs to the heroes.',
  foes: 'No hero stands any more: the field belongs to the foes.',
  nobody: 'It is over, and nobody holds the field.',
};
