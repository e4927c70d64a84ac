// Drawn boards for tests: `#` is closed, digits are what a square costs to enter, everything else is open.

import fc from 'fast-check';
import { type Grid, newGrid, type Square } from './grid.ts';

export interface Sketch {
  readonly grid: Grid;
  /** By square: what it costs to enter. */
  readonly costs: readonly number[];
  isOpen(square: Square): boolean;
  at(x: number, y: number): Square;
  /** The board with these squares marked by `*`. */
  draw(squares: Iterable<Square>): string[];
}

export function sketch(rows: readonly string[]): Sketch {
  const letters = rows.join('');
  const grid = newGrid(rows[0]?.length ?? 0, rows.length);
  const costs = [...letters].map((letter) => (letter === '#' ? Infinity : Number.parseInt(letter, 10) || 1));
  return {
    grid,
    costs,
    isOpen: (square) => costs[square] !== Infinity,
    at: (x, y) => y * grid.width + x,
    draw(squares) {
      const marked = new Set(squares);
      return rows.map((row, y) =>
        [...row].map((letter, x) => (marked.has(y * grid.width + x) ? '*' : letter)).join(''),
      );
    },
  };
}

/** Any board of this size made of these letters. */
export const anySketch = (width: number, height: number, ...letters: string[]): fc.Arbitrary<Sketch> =>
  fc
    .array(fc.array(fc.constantFrom(...letters), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    })
    .map((rows) => sketch(rows.map((row) => row.join(''))));
