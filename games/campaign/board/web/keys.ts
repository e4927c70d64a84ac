// Where a key leads on the map.

import { beyond, type Hex, hexInRow, placeInRows } from '../../content/index.ts';
import type { Spot } from './answers.ts';

export interface KeyContext {
  readonly cursor: Spot;
  readonly home: Hex;
  /** What can be chosen. */
  readonly answering: readonly Spot[];
}

/** Null for a key that leads nowhere; the hex may lie beyond the map. */
export function spotByKey(key: string, shift: boolean, { cursor, home, answering }: KeyContext): Spot | null {
  const ground = (hex: Hex): Spot => ({ hex, piece: null });
  const [column, row] = placeInRows(cursor.hex);
  switch (key) {
    case 'ArrowRight':
      return ground(beyond(cursor.hex, 0));
    case 'ArrowLeft':
      return ground(beyond(cursor.hex, 3));
    // To the same column of the next row.
    case 'ArrowUp':
      return ground(hexInRow(column, row - 1));
    case 'ArrowDown':
      return ground(hexInRow(column, row + 1));
    case 'n':
    case 'N':
      return nextOf(answering, cursor, shift ? -1 : 1);
    case 'Home':
      return ground(home);
    default:
      return null;
  }
}

function nextOf(answering: readonly Spot[], cursor: Spot, by: 1 | -1): Spot | null {
  const at = answering.findIndex(({ hex, piece }) => hex === cursor.hex && piece === cursor.piece);
  const from = at < 0 && by === -1 ? 0 : at;
  return answering[(from + by + answering.length) % answering.length] ?? null;
}
