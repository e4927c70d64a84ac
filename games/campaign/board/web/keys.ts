// Where an arrow leads on the map.

import { beyond, type Hex, hexInRow, placeInRows } from '../../content/index.ts';

/** Null for another key; the hex may lie beyond the map. */
export function hexByKey(key: string, from: Hex): Hex | null {
  const [column, row] = placeInRows(from);
  switch (key) {
    case 'ArrowRight':
      return beyond(from, 0);
    case 'ArrowLeft':
      return beyond(from, 3);
    // To the same column of the next row.
    case 'ArrowUp':
      return hexInRow(column, row - 1);
    case 'ArrowDown':
      return hexInRow(column, row + 1);
    default:
      return null;
  }
}
