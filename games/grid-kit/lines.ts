// The straight line between the middles of two squares: what it passes, what is in its way; and straight ways.

import { columnOf, directionOf, type Grid, isDiagonal, neighbour, rowOf, type Square } from './grid.ts';
import type { Landscape } from './open.ts';
import { BLOCKED } from './sight.ts';
import { hasWall, type Walls } from './walls.ts';

/** All squares that the line runs through, both ends included. Where it runs through a corner the two beside are not. */
export function lineOf(grid: Grid, from: Square, to: Square): Square[] {
  const line = [from];
  everyStep(grid, from, to, (square, direction) => line.push(neighbour(grid, square, direction)) > 0);
  return line;
}

/** What stands between the two ends, in the order in which the line comes to it. */
export const obstaclesOn = (
  grid: Grid,
  from: Square,
  to: Square,
  isObstacle: (square: Square) => boolean,
): Square[] => lineOf(grid, from, to).slice(1, -1).filter(isObstacle);

/** Squares that block, and walls between squares. */
export interface WalledLandscape extends Landscape {
  readonly walls?: Walls;
}

/** Whether nothing blocks the line; its two ends do not. Through a corner it needs room on one side. */
export function isClear(landscape: WalledLandscape, from: Square, to: Square): boolean {
  return everyStep(landscape.grid, from, to, (square, direction) => {
    if (!isPassed(landscape, to, square, direction)) return false;
    if (!isDiagonal(direction)) return true;
    const [one, other] = [(direction + 7) & 7, (direction + 1) & 7];
    return isRounded(landscape, to, square, one, other) || isRounded(landscape, to, square, other, one);
  });
}

/** Whether a line that ends at `to` comes from a square to the next. */
const isPassed = (
  { grid, ground, walls }: WalledLandscape,
  to: Square,
  square: Square,
  direction: number,
): boolean => {
  const next = neighbour(grid, square, direction);
  if (next !== to && ground[next]! >= BLOCKED) return false;
  return walls === undefined || !hasWall(walls, square, direction);
};

const isRounded = (
  landscape: WalledLandscape,
  to: Square,
  square: Square,
  first: number,
  second: number,
): boolean =>
  isPassed(landscape, to, square, first) &&
  isPassed(landscape, to, neighbour(landscape.grid, square, first), second);

const rows = new WeakMap<Landscape, (Uint8Array | undefined)[]>();

/** By square: 1 where a clear line leads from here; found out once for each square of a landscape. */
export function clearSquares(landscape: WalledLandscape, from: Square): Uint8Array {
  const known = rows.get(landscape) ?? [];
  rows.set(landscape, known);
  known[from] ??= Uint8Array.from({ length: landscape.grid.size }, (_, to) =>
    // Lines go both ways.
    known[to] === undefined ? Number(isClear(landscape, from, to)) : known[to][from]!,
  );
  return known[from];
}

/**
 * The squares of a straight way that begins here and goes on by so many columns and rows, as far as the edge of the
 * board; the first is left out. Each is a step from the one before, as near to the line as can be.
 */
export function ray(grid: Grid, from: Square, dx: number, dy: number): Square[] {
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const [x, y] = [columnOf(grid, from), rowOf(grid, from)];
  const squares: Square[] = [];
  for (let step = 1; long > 0; step++) {
    const column = x + Math.sign(dx) * nearest(Math.abs(dx) * step, long);
    const row = y + Math.sign(dy) * nearest(Math.abs(dy) * step, long);
    if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) break;
    squares.push(row * grid.width + column);
  }
  return squares;
}

/** The straight way from one square to another, the first left out. */
export function straightWay(grid: Grid, from: Square, to: Square): Square[] {
  const way = ray(grid, from, columnOf(grid, to) - columnOf(grid, from), rowOf(grid, to) - rowOf(grid, from));
  return way.slice(0, way.indexOf(to) + 1);
}

/** How far a square strays from the line between two others, by a measure of their own: 0 on the line. */
export function strayOf(grid: Pick<Grid, 'width'>, from: Square, to: Square, square: Square): number {
  const [x, y] = [columnOf(grid, from), rowOf(grid, from)];
  const across = (columnOf(grid, square) - x) * (rowOf(grid, to) - y);
  return Math.abs(across - (rowOf(grid, square) - y) * (columnOf(grid, to) - x));
}

/** Whether something holds of every step from square to square along a line; a diagonal one is exactly through a corner. */
function everyStep(
  grid: Grid,
  from: Square,
  to: Square,
  holds: (square: Square, direction: number) => boolean,
): boolean {
  const dx = columnOf(grid, to) - columnOf(grid, from);
  const dy = rowOf(grid, to) - rowOf(grid, from);
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  const [across, down, both] = [directionOf(dx, 0), directionOf(0, dy), directionOf(dx, dy)];
  let at = from;
  for (let x = 0, y = 0; x < wide || y < high; ) {
    // Which side the line leaves the square by, both counted from its start.
    const side = (2 * x + 1) * high - (2 * y + 1) * wide;
    if (side <= 0) x++;
    if (side >= 0) y++;
    const direction = side < 0 ? across : side > 0 ? down : both;
    if (!holds(at, direction)) return false;
    at = neighbour(grid, at, direction);
  }
  return true;
}

/** A whole number nearest to a fraction; halves are rounded up. */
const nearest = (above: number, below: number): number => Math.floor((2 * above + below) / (2 * below));
