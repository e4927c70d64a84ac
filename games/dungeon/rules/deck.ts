// The Overlord's cards. A pile has no order: each draw is a die. DUN-SETUP-10 to -14, DUN-ROUND-09 and -10.

import type { Card } from '../content/index.ts';
import { overlordSeat } from './models.ts';
import type { State, Table } from './state.ts';

/** Draws as many as there are; returns how many that was. */
export function drawCards(table: Table, cards: number): number {
  const { state } = table;
  const { overlord } = state;
  const seat = overlordSeat(state);
  const drawn = Math.min(cards, overlord.pile);
  for (let i = 0; i < drawn; i++) {
    const card = table.draw(overlord.unseen, 'card', [seat]);
    overlord.pile--;
    overlord.hand.push(card);
    table.tell?.({ type: 'cardDrawn', card, only: [seat] });
  }
  if (drawn > 0) table.tell?.({ type: 'drew', cards: drawn, pile: overlord.pile });
  return drawn;
}

/** A card is used once and lies open then. DUN-OVL-10, DUN-RULING-28 */
export function discard({ state: { overlord }, tell }: Table, card: Card): void {
  overlord.hand.splice(overlord.hand.indexOf(card), 1);
  overlord.discard.push(card);
  tell?.({ type: 'cardPlayed', card });
}

/** The different cards in his hand. */
export const handOf = ({ overlord: { hand } }: State): Card[] => [...new Set(hand)];
