// Distance and range. DUN-SHOOT-04 to -06, DUN-RULING-17.

import { RULER, type Ruler } from '../../content/index.ts';
import { type Base, columnOf, type Grid, rowOf } from './grid.ts';

type Footprint = Pick<Base, 'square' | 'size'>;

/** The square of the distance between the nearest points of two bases, in squares. */
export function gapSquared(grid: Grid, a: Footprint, b: Footprint): number {
  const dx = gap(columnOf(grid, a.square), a.size, columnOf(grid, b.square), b.size);
  const dy = gap(rowOf(grid, a.square), a.size, rowOf(grid, b.square), b.size);
  return dx * dx + dy * dy;
}

export const isInRange = (grid: Grid, a: Footprint, b: Footprint, ruler: Ruler): boolean =>
  gapSquared(grid, a, b) <= RULER[ruler] ** 2;

function gap(a: number, aSize: number, b: number, bSize: number): number {
  return Math.max(0, b - a - aSize, a - b - bSize);
}
