// How people name a hex: a letter for the column and a number for the row, as on a chess board. E5 is `2,4`.

import type { Hex } from './hexes.ts';
import { placeInRows } from './map.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The column after Z is AA. */
const columnLabel = (column: number): string =>
  (column < 26 ? '' : (ALPHABET[Math.floor(column / 26) - 1] ?? '')) + (ALPHABET[column % 26] ?? '');

export function hexLabel(hex: Hex): string {
  const [column, row] = placeInRows(hex);
  return `${columnLabel(column)}${row + 1}`;
}
