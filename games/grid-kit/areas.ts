// Parts of the board: around something, between two corners, before somebody, joined, growing.

import { distance, type Measure, squared } from './distance.ts';
import type { Footprint } from './footprint.ts';
import { columnOf, type Grid, rowOf, type Square, sidesOf } from './grid.ts';
import { type IsOpen, stepsFrom } from './steps.ts';

/** All squares that are no farther from a footprint than this, its own included. */
export function within(grid: Grid, from: Footprint, most: number, measure: Measure): Square[] {
  return squaresWhere(grid, (square) => distance(grid, from, { square, size: 1 }, measure) <= most);
}

/** All squares of the rectangle with these two corners. */
export function rectangle(grid: Grid, corner: Square, opposite: Square): Square[] {
  const [left, right] = ordered(columnOf(grid, corner), columnOf(grid, opposite));
  const [top, bottom] = ordered(rowOf(grid, corner), rowOf(grid, opposite));
  const squares: Square[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) squares.push(y * grid.width + x);
  return squares;
}

export interface Cone {
  /** So many columns and rows lead to where it points. */
  readonly dx: number;
  readonly dy: number;
  /** In squares from the middle of the first one, along the line. */
  readonly length: number;
  /** At its far end, in squares. */
  readonly width: number;
}

/** The squares whose middle lies in a cone that begins in the middle of a square; that one is left out. */
export function cone(grid: Grid, from: Square, { dx, dy, length, width }: Cone): Square[] {
  const farthest = length * length * squared(dx, dy);
  return squaresWhere(grid, (square) => {
    const x = columnOf(grid, square) - columnOf(grid, from);
    const y = rowOf(grid, square) - rowOf(grid, from);
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    return along > 0 && along * along <= farthest && aside * 2 * length <= along * width;
  });
}

/** Whatever is joined to these squares side by side; they themselves are, open or not. */
export function joinedTo(
  grid: Grid,
  from: Iterable<Square>,
  isOpen: (square: Square, from: Square) => boolean,
): Set<Square> {
  const joined = new Set(from);
  for (const square of joined)
    for (const next of sidesOf(grid, square)) if (isOpen(next, square)) joined.add(next);
  return joined;
}

export interface Regions {
  /** By square: the number of its region, or −1. */
  readonly regionAt: Int16Array;
  readonly regions: number;
}

/** The parts of the board that hang together side by side, numbered from 0 in the order of their first squares. */
export function regionsOf(grid: Grid, isOpen: (square: Square) => boolean): Regions {
  const regionAt = new Int16Array(grid.size).fill(-1);
  const isNew = (square: Square): boolean => regionAt[square] === -1 && isOpen(square);
  let regions = 0;
  for (let first = 0; first < grid.size; first++) {
    if (!isNew(first)) continue;
    for (const square of joinedTo(grid, [first], isNew)) regionAt[square] = regions;
    regions++;
  }
  return { regionAt, regions };
}

/** An area and every square that is a step from it, sorted: what a growing area has become. */
export function spread(grid: Grid, area: Iterable<Square>, isOpen: IsOpen): Square[] {
  const grown = new Set(area);
  for (const square of [...grown]) for (const next of stepsFrom(grid, square, isOpen)) grown.add(next);
  return [...grown].sort((a, b) => a - b);
}

function squaresWhere({ size }: Grid, holds: (square: Square) => boolean): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < size; square++) if (holds(square)) squares.push(square);
  return squares;
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
