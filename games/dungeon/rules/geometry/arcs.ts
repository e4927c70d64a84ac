// Front and rear arcs. DUN-ARC, DUN-LARGE-02 to -05, DUN-RULING-01, -02 and -09.

import {
  around,
  columnOf,
  DIRECTIONS,
  type Footprint,
  type Grid,
  isBeside,
  rowOf,
  type Square,
  squaresOf,
} from '@skald/games/grid-kit';
import { type Base, DIRECTION } from './base.ts';

/** Ahead and beside: 5 squares, of a Large model 8. DUN-ARC-04, DUN-LARGE-03 */
export const frontArc = (grid: Grid, base: Base): Square[] =>
  around(grid, base).filter((square) => isInFront(grid, base, square));

/** Behind: 3 squares, of a Large model 4. DUN-ARC-03, DUN-LARGE-02 */
export const rearArc = (grid: Grid, base: Base): Square[] =>
  around(grid, base).filter((square) => !isInFront(grid, base, square));

/** Whether a square lies beside or beyond the line through the rear of a base. DUN-RULING-01 */
export const isInFront = (grid: Grid, base: Base, square: Square): boolean => ahead(grid, base, square) >= 0;

/** Whether a whole base is behind another, near or far. DUN-RULING-02 */
export const isBehind = (grid: Grid, base: Base, other: Footprint): boolean =>
  squaresOf(grid, other).every((square) => ahead(grid, base, square) < 0);

/** Whether a base has another, or a part of it, in its front arc; walls do not matter. DUN-LARGE-04, DUN-RULING-09 */
export const hasInFrontArc = (grid: Grid, base: Base, other: Footprint): boolean =>
  squaresOf(grid, other).some((square) => isBeside(grid, base, square) && isInFront(grid, base, square));

/** By square: how many of these bases have it in their front arc. */
export function threatMap(grid: Grid, bases: Iterable<Base>): Uint8Array {
  const threats = new Uint8Array(grid.size);
  for (const base of bases) for (const square of frontArc(grid, base)) threats[square] = threats[square]! + 1;
  return threats;
}

/** How far a square lies ahead of the rear row of a base; less than 0 behind it. */
function ahead(grid: Grid, { square, facing, size }: Base, other: Square): number {
  const [fx, fy] = DIRECTIONS[DIRECTION[facing]]!;
  const rearX = columnOf(grid, square) + (fx < 0 ? size - 1 : 0);
  const rearY = rowOf(grid, square) + (fy < 0 ? size - 1 : 0);
  return (columnOf(grid, other) - rearX) * fx + (rowOf(grid, other) - rearY) * fy;
}
