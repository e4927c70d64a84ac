// Hands, the deck and the discards. CAM-CARD-01, CAM-RULING-21, -41

import type { Seat } from '@skald/kernel';
import type { Card } from '../content/index.ts';
import type { State, Table } from './state.ts';

export function handOf(state: State, seat: Seat): Card[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new Error(`there is no seat ${seat}`);
  return hand;
}

export const holds = (state: State, seat: Seat, card: Card): boolean => handOf(state, seat).includes(card);
export const copiesOf = (state: State, seat: Seat, card: Card): number =>
  handOf(state, seat).filter((one) => one === card).length;

/** Everybody sees how many cards somebody holds: only this decides whether he is asked about them. */
export const hasCards = (state: State, seat: Seat): boolean => handOf(state, seat).length > 0;

export function discard(state: State, seat: Seat, card: Card): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.discard.push(card);
}

export function playCard(table: Table, seat: Seat, card: Card): void {
  discard(table.state, seat, card);
  table.tell?.({ type: 'cardPlayed', seat, card });
}

export const canDraw = ({ deck, discard }: State): boolean => deck.length + discard.length > 0;

export function drawCard(table: Table, seat: Seat): void {
  const { state } = table;
  if (state.deck.length === 0) {
    state.deck.push(...state.discard.splice(0));
    table.tell?.({ type: 'reshuffled', cards: state.deck.length });
  }
  const card = table.draw(state.deck, 'card', [seat]);
  handOf(state, seat).push(card);
  table.tell?.({ type: 'cardDrawn', seat, card, only: [seat] });
  table.tell?.({ type: 'cardDrawn', seat, card: null, but: [seat] });
}
