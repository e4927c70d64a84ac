// Furniture. DUN-FURN-01 to -04, DUN-LOS-05 and -06, DUN-RULING-21.

import { recordOf } from '@skald/kernel';

// biome-ignore format: a list of names, not a column
export const FURNITURE_KINDS = [
  'barrel', 'lectern', 'throne', 'chest', 'table', 'weapon-rack', 'bookcase', 'cabinet', 'crypt', 'well',
] as const;
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

export interface FurnitureFacts {
  readonly id: FurnitureKind;
  readonly name: string;
  /** 1: a square; 2: two in a row, either way; 4: two by two. */
  readonly squares: 1 | 2 | 4;
  readonly blocksSight: boolean;
}

const ROWS: Readonly<Record<FurnitureKind, readonly [name: string, squares: 1 | 2 | 4]>> = {
  barrel: ['Barrel', 1],
  lectern: ['Lectern', 1],
  throne: ['Throne', 1],
  chest: ['Chest', 1],
  table: ['Table', 2],
  'weapon-rack': ['Weapon rack', 2],
  bookcase: ['Bookcase', 2],
  cabinet: ['Cabinet', 2],
  crypt: ['Crypt', 2],
  well: ['Well', 4],
};

export const FURNITURE: Readonly<Record<FurnitureKind, FurnitureFacts>> = recordOf(FURNITURE_KINDS, (id) => {
  const [name, squares] = ROWS[id];
  return { id, name, squares, blocksSight: id === 'bookcase' };
});
