// Walls without thickness, between two squares that share a side.

import { type Grid, neighbour, type Square } from './grid.ts';

/** By square: a bit for each walled side, clockwise from north. Both squares of a wall know it. */
export type Walls = Uint8Array;

/** One wall: a square, and the direction of its side; only even ones are sides. */
export type Wall = readonly [square: Square, direction: number];

export function newWalls(grid: Grid, sides: Iterable<Wall>): Walls {
  const walls = new Uint8Array(grid.size);
  for (const [square, direction] of sides) {
    walls[square]! |= bitOf(direction);
    const next = neighbour(grid, square, direction);
    if (next >= 0) walls[next]! |= bitOf((direction + 4) & 7);
  }
  return walls;
}

/** Whether the side in this direction is walled; a corner never is. */
export const hasWall = (walls: Walls, square: Square, direction: number): boolean =>
  (direction & 1) === 0 && (walls[square]! & bitOf(direction)) !== 0;

const bitOf = (direction: number): number => 1 << (direction >> 1);
