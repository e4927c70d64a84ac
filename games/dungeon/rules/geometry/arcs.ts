// Adjacency, front and rear arcs. DUN-ARC, DUN-LARGE-02 to -05, DUN-RULING-01, -02 and -09.

import type { Square } from '../../content/index.ts';
import { type Base, columnOf, DIRECTION, DIRECTIONS, type Grid, rowOf, squaresOf } from './grid.ts';

/** Ahead and beside: 5 squares, of a Large model 8. DUN-ARC-04, DUN-LARGE-03 */
export const frontArc = (grid: Grid, base: Base): Square[] =>
  around(grid, base).filter((square) => isInFront(grid, base, square));

/** Behind: 3 squares, of a Large model 4. DUN-ARC-03, DUN-LARGE-02 */
export const rearArc = (grid: Grid, base: Base): Square[] =>
  around(grid, base).filter((square) => !isInFront(grid, base, square));

/** The squares around a base, row by row: 8, of a Large model 12; fewer at the edge. DUN-ARC-01 */
export function around(grid: Grid, { square, size }: Pick<Base, 'square' | 'size'>): Square[] {
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

/** Whether a square lies beside or beyond the line through the rear of a base. DUN-RULING-01 */
export const isInFront = (grid: Grid, base: Base, square: Square): boolean => ahead(grid, base, square) >= 0;

/** Whether a whole base is behind another, near or far. DUN-RULING-02 */
export const isBehind = (grid: Grid, base: Base, other: Base): boolean =>
  squaresOf(grid, other).every((square) => ahead(grid, base, square) < 0);

/** Whether a base has another, or a part of it, in its front arc. DUN-LARGE-04 */
export const hasInFrontArc = (grid: Grid, base: Base, other: Pick<Base, 'square' | 'size'>): boolean =>
  squaresOf(grid, other).some((square) => isBeside(grid, base, square) && isInFront(grid, base, square));

/** Walls do not matter. DUN-RULING-09 */
export const isAdjacent = (
  grid: Grid,
  base: Pick<Base, 'square' | 'size'>,
  other: Pick<Base, 'square' | 'size'>,
): boolean => squaresOf(grid, other).some((square) => isBeside(grid, base, square));

/** By square: how many of these bases have it in their front arc. */
export function threatMap(grid: Grid, bases: Iterable<Base>): Uint8Array {
  const threats = new Uint8Array(grid.size);
  for (const base of bases) for (const square of frontArc(grid, base)) threats[square] = threats[square]! + 1;
  return threats;
}

function isBeside(grid: Grid, { square, size }: Pick<Base, 'square' | 'size'>, other: Square): boolean {
  const dx = columnOf(grid, other) - columnOf(grid, square);
  const dy = rowOf(grid, other) - rowOf(grid, square);
  const near = dx >= -1 && dx <= size && dy >= -1 && dy <= size;
  return near && !(dx >= 0 && dx < size && dy >= 0 && dy < size);
}

/** How far a square lies ahead of the rear row of a base; less than 0 behind it. */
function ahead(grid: Grid, { square, facing, size }: Base, other: Square): number {
  const [fx, fy] = DIRECTIONS[DIRECTION[facing]]!;
  const rearX = columnOf(grid, square) + (fx < 0 ? size - 1 : 0);
  const rearY = rowOf(grid, square) + (fy < 0 ? size - 1 : 0);
  return (columnOf(grid, other) - rearX) * fx + (rowOf(grid, other) - rearY) * fy;
}
