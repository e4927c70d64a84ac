// What stands on the board covers one square, or several: n by n.

import { columnOf, DIRECTIONS, type Grid, rowOf, type Square } from './grid.ts';
import { hasWall, type Walls } from './walls.ts';

export interface Footprint {
  /** The top left one. */
  readonly square: Square;
  readonly size: number;
}

/** Row by row. */
export function squaresOf({ width }: Pick<Grid, 'width'>, { square, size }: Footprint): Square[] {
  if (size === 1) return [square];
  if (size === 2) return [square, square + 1, square + width, square + width + 1];
  return Array.from({ length: size * size }, (_, i) => square + Math.floor(i / size) * width + (i % size));
}

/** The squares around, row by row; fewer at the edge. */
export function around(grid: Grid, { square, size }: Footprint): Square[] {
  const left = columnOf(grid, square);
  const top = rowOf(grid, square);
  const squares: Square[] = [];
  for (let y = Math.max(0, top - 1); y <= Math.min(grid.height - 1, top + size); y++) {
    for (let x = Math.max(0, left - 1); x <= Math.min(grid.width - 1, left + size); x++) {
      const inside = x >= left && x < left + size && y >= top && y < top + size;
      if (!inside) squares.push(y * grid.width + x);
    }
  }
  return squares;
}

/** Whether a square is one of those around. */
export function isBeside(grid: Grid, { square, size }: Footprint, other: Square): boolean {
  const dx = columnOf(grid, other) - columnOf(grid, square);
  const dy = rowOf(grid, other) - rowOf(grid, square);
  const near = dx >= -1 && dx <= size && dy >= -1 && dy <= size;
  return near && !(dx >= 0 && dx < size && dy >= 0 && dy < size);
}

/** Side by side or corner to corner; walls do not matter. */
export const isAdjacent = (grid: Grid, one: Footprint, other: Footprint): boolean =>
  squaresOf(grid, other).some((square) => isBeside(grid, one, square));

/** Whether it is wholly on the board. */
export const isOnGrid = (grid: Grid, { square, size }: Footprint): boolean =>
  square >= 0 &&
  square < grid.size &&
  columnOf(grid, square) + size <= grid.width &&
  rowOf(grid, square) + size <= grid.height;

/** One square further in a direction; −1 where it would not be wholly on the board. */
export function shifted(grid: Grid, { square, size }: Footprint, direction: number): Square {
  const [dx, dy] = DIRECTIONS[direction]!;
  const x = columnOf(grid, square) + dx;
  const y = rowOf(grid, square) + dy;
  const inside = x >= 0 && y >= 0 && x + size <= grid.width && y + size <= grid.height;
  return inside ? y * grid.width + x : -1;
}

/** By square: 1 under one of these. */
export function occupancy(grid: Grid, footprints: Iterable<Footprint>): Uint8Array {
  const occupied = new Uint8Array(grid.size);
  for (const footprint of footprints) for (const square of squaresOf(grid, footprint)) occupied[square] = 1;
  return occupied;
}

/** By square: 1 where a base of so many squares a side can stand with its top left one, on no wall. */
export function roomFor(
  grid: Grid,
  size: number,
  isOpen: (square: Square) => boolean,
  walls?: Walls,
): Uint8Array {
  const room = new Uint8Array(grid.size);
  for (let square = 0; square < grid.size; square++) {
    const footprint = { square, size };
    if (!isOnGrid(grid, footprint) || !squaresOf(grid, footprint).every(isOpen)) continue;
    if (walls === undefined || !isParted(grid, footprint, walls)) room[square] = 1;
  }
  return room;
}

function isParted(grid: Grid, footprint: Footprint, walls: Walls): boolean {
  const { square, size } = footprint;
  return squaresOf(grid, footprint).some((each, i) => {
    const last = (i + 1) % size === 0;
    const bottom = each >= square + (size - 1) * grid.width;
    return (!last && hasWall(walls, each, 2)) || (!bottom && hasWall(walls, each, 4));
  });
}
