// The Overlord's cards, as far as the reader knows them.

import type { Card } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { UNKNOWN } from '../../rules/view.ts';

/** What he holds; nothing for those who must not know. */
export const knownHand = ({ overlord: { hand } }: State): readonly Card[] =>
  (hand as readonly string[]).includes(UNKNOWN) ? [] : hand;

/** Each card once, with how often it is there. */
export const countedCards = (cards: readonly Card[]): (readonly [Card, number])[] =>
  [...Map.groupBy(cards, (card) => card)].map(([card, copies]) => [card, copies.length]);
