// Furniture. DUN-FURN-01 to -04, DUN-LOS-05 and -06, DUN-RULING-21.

import { recordOf } from '@skald/kernel';

// biome-ignore format: a list of names, not a column
export const FURNITURE_KINDS = [
  'barrel', 'lectern', 'throne', 'chest', 'table', 'weapon-rack', 'bookcase', 'cabinet', 'crypt', 'well',
] as const;
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

export interface FurnitureFacts {
  readonly id: FurnitureKind;
  /** 1: a square; 2: two in a row, either way; 4: two by two. */
  readonly squares: 1 | 2 | 4;
  readonly blocksSight: boolean;
}

const SQUARES: Readonly<Record<FurnitureKind, FurnitureFacts['squares']>> = {
  barrel: 1,
  lectern: 1,
  throne: 1,
  chest: 1,
  table: 2,
  'weapon-rack': 2,
  bookcase: 2,
  cabinet: 2,
  crypt: 2,
  well: 4,
};

export const FURNITURE: Readonly<Record<FurnitureKind, FurnitureFacts>> = recordOf(FURNITURE_KINDS, (id) => ({
  id,
  squares: SQUARES[id],
  blocksSight: id === 'bookcase',
}));
