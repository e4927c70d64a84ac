// Drawn boards for tests of geometry.

import { type Facing, layoutOf, type Square } from '../../content/index.ts';
import { sketch } from '../../content/testing.ts';
import type { Base } from './base.ts';
import { type Terrain, terrainOf } from './terrain.ts';

export interface Board {
  readonly terrain: Terrain;
  /** The number of a square. */
  at(x: number, y: number): Square;
  /** Columns and rows of squares, sorted row by row. */
  places(squares: Iterable<Square>): [x: number, y: number][];
  /** A base of one square, or of four with its top left one here. */
  base(x: number, y: number, facing: Facing, size?: 1 | 2): Base;
}

/** Everything is in play that is joined to the letters of Heroes; `open` names doors by digit. */
export function board(rows: readonly string[], open = ''): Board {
  const layout = layoutOf(sketch(rows));
  const gone = layout.barriers.flatMap(({ mark }, barrier) => (open.includes(mark) ? [barrier] : []));
  const terrain = terrainOf(layout, { open: gone, walled: [] });
  const { width } = layout;
  const at = (x: number, y: number): Square => y * width + x;
  return {
    terrain,
    at,
    places: (squares) => [...squares].sort((a, b) => a - b).map((n) => [n % width, Math.floor(n / width)]),
    base: (x, y, facing, size = 1) => ({ square: at(x, y), facing, size }),
  };
}

/** An empty hall: every square is floor. */
export const hall = (width: number, height: number): Board =>
  board(Array.from({ length: height }, (_, y) => (y === 0 ? 'O' : '.').padEnd(width, '.')));
