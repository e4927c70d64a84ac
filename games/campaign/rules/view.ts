// What a seat may know. CAM-UNIT-06, CAM-RULING-03, -21

import type { Seat } from '@skald/kernel';
import { type Card, sideOf } from '../content/index.ts';
import type { State } from './state.ts';

/** Stands in a view for points and for a card that the seat must not know. */
export const HIDDEN = -1;
export const UNKNOWN = 'unknown';

/** Takes out of a copy of the truth what this seat must not know; everything else stays in its place. */
export function redact(copy: State, seat: Seat | null): State {
  const own = seat === null ? null : copy.sides[seat];
  for (const army of copy.armies) {
    if (sideOf(army.id) === own) continue;
    army.wasSmall = false;
    if (!army.shown && army.points > 0) army.points = HIDDEN;
  }
  copy.deck.fill(UNKNOWN as Card);
  copy.hands.forEach((hand, of) => {
    if (of !== seat) hand.fill(UNKNOWN as Card);
  });
  return copy;
}
