// Columns and rows of what is known of a dungeon, and the part of the map that it takes.

import { type Region, UNIT } from '@skald/games/board-kit';
import { placeOf } from '@skald/games/grid-kit';
import type { Layout } from '../../content/index.ts';
import { squareLabel } from '../../text/squares.ts';

interface Line {
  readonly at: number;
  readonly name: string;
}

export function gridOf(layout: Layout): { known: Region; columns: Line[]; rows: Line[] } {
  const places = [...layout.floor.keys()]
    .filter((square) => layout.floor[square] === 1)
    .map((square) => placeOf(layout, square));
  const [left, right] = spanOf(places.map(([x]) => x));
  const [top, bottom] = spanOf(places.map(([, y]) => y));
  const [letters, digits] = [/\D+/, /\d+/];
  return {
    // The walls around it are drawn too.
    known: {
      left: (left - 1) * UNIT,
      top: (top - 1) * UNIT,
      width: (right - left + 3) * UNIT,
      height: (bottom - top + 3) * UNIT,
    },
    columns: lines(left, right, (x) => letters.exec(squareLabel([x, 0]))?.[0] ?? ''),
    rows: lines(top, bottom, (y) => digits.exec(squareLabel([0, y]))?.[0] ?? ''),
  };
}

const spanOf = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)];

const lines = (first: number, last: number, nameOf: (n: number) => string): Line[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({
    at: (first + i + 0.5) * UNIT,
    name: nameOf(first + i),
  }));
