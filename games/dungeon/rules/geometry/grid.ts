// Squares, directions and the bases that stand on them.

import type { Facing, Layout, Square } from '../../content/index.ts';

/** What a model covers and where it looks: `square` is the top left one of a Large base. */
export interface Base {
  readonly square: Square;
  readonly facing: Facing;
  readonly size: 1 | 2;
}

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Eight for each square, in the order of `DIRECTIONS`; −1 beyond the edge. */
  readonly neighbours: Int16Array;
}

/** Clockwise from north: even ones share a side, odd ones a corner. */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The direction a model looks to. */
export const DIRECTION: Readonly<Record<Facing, number>> = { N: 0, E: 2, S: 4, W: 6 };

const grids = new WeakMap<Layout, Grid>();

export function gridOf(layout: Layout): Grid {
  const known = grids.get(layout);
  if (known !== undefined) return known;
  const grid = newGrid(layout.width, layout.height);
  grids.set(layout, grid);
  return grid;
}

function newGrid(width: number, height: number): Grid {
  const size = width * height;
  const neighbours = new Int16Array(size * 8).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [direction, [dx, dy]] of DIRECTIONS.entries()) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        neighbours[(y * width + x) * 8 + direction] = (y + dy) * width + x + dx;
      }
    }
  }
  return { width, height, size, neighbours };
}

/** The square in this direction, or −1 beyond the edge. */
export const neighbour = (grid: Grid, square: Square, direction: number): Square =>
  grid.neighbours[square * 8 + direction] as Square;

export const columnOf = (grid: Grid, square: Square): number => square % grid.width;
export const rowOf = (grid: Grid, square: Square): number => Math.floor(square / grid.width);

/** The squares of a base: one, or two by two. DUN-LARGE-01 */
export function squaresOf(grid: Grid, { square, size }: Pick<Base, 'square' | 'size'>): Square[] {
  return size === 1 ? [square] : [square, square + 1, square + grid.width, square + grid.width + 1];
}
