// Magic swords and magic treasures. Table C4; AOH-SWORD, AOH-TREAS.

import { recordOf } from '@skald/kernel';

export const SWORDS = ['balmung', 'dragvendill', 'gram', 'hrunting', 'lovi', 'tyrfing'] as const;
export type Sword = (typeof SWORDS)[number];

export const TREASURES = ['brosung-necklace', 'frey-faxi', 'magic-shirt', 'mail-coat'] as const;
export type Treasure = (typeof TREASURES)[number];

export const ITEMS = [...SWORDS, ...TREASURES] as const;
export type Item = Sword | Treasure;

/** What Frey Faxi does to the printed movement factor. AOH-TREAS-07 */
export const FAXI_FACTOR = 2;

export interface ItemFacts {
  readonly id: Item;
  readonly kind: 'sword' | 'treasure';
  /** Added in every battle. */
  readonly strength: number;
  /** Added only when its bearer defends. */
  readonly defence: number;
  /** Added to the movement factor. */
  readonly movement: number;
  /** Has a rule of its own beyond these numbers. */
  readonly special: boolean;
}

/** What Lovi adds, beyond its strength, against a side with jarls. AOH-SWORD-07 */
export const LOVI_AGAINST_JARLS = 2;

/** The worth of the Brosung Necklace. AOH-TREAS-04 */
export const NECKLACE_MARKS = 20;

/** The hoard of a dragon without treasure. AOH-TREAS-03 */
export const DRAGON_MARKS = 20;

/** AOH-TREAS-08 */
export const FAXI_RIDES = 3;

/** The first dragons placed have a treasure each. AOH-TREAS-02 */
export const DRAGONS_WITH_TREASURE = 4;

type ItemRow = readonly [strength: number, defence: number, movement: number, special: boolean];

// Dragvendill is printed with the star of a special rule, but no text gives it one.
const ITEM_ROWS: Readonly<Record<Item, ItemRow>> = {
  balmung: [1, 0, 0, true],
  dragvendill: [2, 0, 0, false],
  gram: [2, 0, 0, false],
  hrunting: [1, 0, 0, true],
  lovi: [1, 0, 0, true],
  tyrfing: [2, 0, 0, false],
  'brosung-necklace': [0, 0, 0, true],
  'frey-faxi': [0, 0, 0, true],
  'magic-shirt': [0, 1, 1, false],
  'mail-coat': [0, 2, 0, false],
};

export const ITEM: Readonly<Record<Item, ItemFacts>> = recordOf([...SWORDS, ...TREASURES], facts);

export function isSword(id: Item): id is Sword {
  return (SWORDS as readonly Item[]).includes(id);
}

function facts(id: Item): ItemFacts {
  const [strength, defence, movement, special] = ITEM_ROWS[id];
  const kind = isSword(id) ? 'sword' : 'treasure';
  return { id, kind, strength, defence, movement, special };
}
