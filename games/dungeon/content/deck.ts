// The Overlord's Command cards. DUN-DECK-01 and -02, DUN-OVL-21 to -24.

import { recordOf } from '@skald/kernel';

export const CARD_KINDS = ['extraCommands', 'doubleCommands', 'raiseDead', 'interrupt'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

// biome-ignore format: one row for each kind
export const CARDS = [
  'extra-commands-1', 'extra-commands-2', 'extra-commands-3',
  'double-commands',
  'raise-dead-1', 'raise-dead-2', 'raise-dead-3',
  'interrupt-1', 'interrupt-2', 'interrupt-3',
] as const;
export type Card = (typeof CARDS)[number];

export interface CardFacts {
  readonly id: Card;
  readonly kind: CardKind;
  /** How many models or raisings; of Double Commands the factor. */
  readonly value: number;
  /** How many such cards there are. */
  readonly number: number;
}

const ROWS: Readonly<Record<Card, readonly [kind: CardKind, value: number, number: number]>> = {
  'extra-commands-1': ['extraCommands', 1, 4],
  'extra-commands-2': ['extraCommands', 2, 4],
  'extra-commands-3': ['extraCommands', 3, 2],
  'double-commands': ['doubleCommands', 2, 3],
  'raise-dead-1': ['raiseDead', 1, 3],
  'raise-dead-2': ['raiseDead', 2, 4],
  'raise-dead-3': ['raiseDead', 3, 2],
  'interrupt-1': ['interrupt', 1, 4],
  'interrupt-2': ['interrupt', 2, 3],
  'interrupt-3': ['interrupt', 3, 1],
};

export const CARD: Readonly<Record<Card, CardFacts>> = recordOf(CARDS, (id) => {
  const [kind, value, number] = ROWS[id];
  return { id, kind, value, number };
});

/** Every single card of the Necromancer's deck. DUN-OVL-31 */
export const DECK: readonly Card[] = CARDS.flatMap((id) => Array<Card>(CARD[id].number).fill(id));
