// A truth that fits what a seat knows: unseen cards are dealt anew. Of what lies behind closed doors nothing is known,
// and nothing is made up: the quest ends where sight ends.

import type { Seat } from '@skald/kernel';
import { type Card, OVERLORD } from '../content/index.ts';
import { quest } from '../rules/models.ts';
import type { State } from '../rules/state.ts';
import { UNKNOWN } from '../rules/view.ts';

/** Fills the holes of a view in place. */
export function imagine(view: State, _seat: Seat | null, random: (sides: number) => number): State {
  const { overlord } = view;
  if (!overlord.unseen.includes(UNKNOWN as Card) && !overlord.hand.includes(UNKNOWN as Card)) return view;
  const unseen: Card[] = [...OVERLORD[quest(view).overlord.type].deck];
  for (const card of overlord.discard) unseen.splice(unseen.indexOf(card), 1);
  overlord.hand = overlord.hand.map(() => unseen.splice(random(unseen.length) - 1, 1)[0] as Card);
  overlord.unseen = unseen;
  return view;
}
