// Line of sight, exact in whole tenths of a square. DUN-LOS, DUN-RULING-01, -18, -19 and -20.

import type { Square } from '../../content/index.ts';
import { isAdjacent, isInFront } from './arcs.ts';
import { ALL_SEGMENTS, bandOf, firstSegment, NONE, type Point, SEGMENTS, segmentPoints } from './bands.ts';
import { type Base, columnOf, type Grid, rowOf, squaresOf } from './grid.ts';
import { BOOKCASE, FREE, LOW_FURNITURE, type Terrain } from './terrain.ts';

/** A line a viewer can see along; its ends are in tenths of a square from the top left of the board. */
export interface SightLine {
  readonly from: Point;
  readonly to: Point;
  /** Whether it runs over furniture away from the viewer, as no better line does not. DUN-SHOOT-11 */
  readonly cover: boolean;
}

/** All that a viewer has before its eyes; good for any number of targets. */
export interface Outlook {
  readonly grid: Grid;
  readonly viewer: Base;
  /** By square: what is in the way of this viewer. Its own squares never are. */
  readonly ground: Uint8Array;
}

/** Models are like bookcases, furniture the viewer is next to is like floor. DUN-LOS-03, -04, DUN-RULING-19 */
export function outlook({ layout, grid, ground }: Terrain, occupied: Uint8Array, viewer: Base): Outlook {
  const before = ground.slice();
  for (const { squares } of layout.pieces) {
    if (before[squares[0]!] !== LOW_FURNITURE) continue;
    const near = squares.some((square) => isAdjacent(grid, viewer, { square, size: 1 }));
    for (const square of near ? squares : []) before[square] = FREE;
  }
  for (let square = 0; square < before.length; square++)
    if (occupied[square] === 1) before[square] = BOOKCASE;
  for (const square of squaresOf(grid, viewer)) before[square] = FREE;
  return { grid, viewer, ground: before };
}

/** The best line to the part of a target that is before the viewer; null without one. DUN-LOS-02 */
export function lineTo({ grid, viewer, ground }: Outlook, target: readonly Square[]): SightLine | null {
  const before = target.filter((square) => isInFront(grid, viewer, square));
  if (before.length === 0) return null;
  // The target is not in its own way.
  const covered = target.map((square) => ground[square]!);
  for (const square of target) ground[square] = FREE;
  const line = bestLine(grid, ground, squaresOf(grid, viewer), before);
  for (const [i, square] of target.entries()) ground[square] = covered[i]!;
  return line;
}

/** The best line from a viewer to a target. */
export const sightLine = (
  terrain: Terrain,
  occupied: Uint8Array,
  viewer: Base,
  target: readonly Square[],
): SightLine | null => lineTo(outlook(terrain, occupied, viewer), target);

function bestLine(
  grid: Grid,
  ground: Uint8Array,
  eyes: readonly Square[],
  target: readonly Square[],
): SightLine | null {
  let covered: SightLine | null = null;
  for (const eye of eyes) {
    for (const square of target) {
      const line = lineBetween(grid, ground, eye, square);
      if (line?.cover === false) return line;
      covered ??= line;
    }
  }
  return covered;
}

function lineBetween(grid: Grid, ground: Uint8Array, from: Square, to: Square): SightLine | null {
  const best = bestSegment(grid, ground, from, to);
  if (best === NONE) return null;
  const dx = columnOf(grid, to) - columnOf(grid, from);
  const dy = rowOf(grid, to) - rowOf(grid, from);
  const [start, end] = segmentPoints(best % SEGMENTS);
  const onBoard = (square: Square, point: Point): Point => {
    const [x, y] = isSteep(dx, dy) ? [point[1], point[0]] : point;
    return [
      columnOf(grid, square) * 10 + (dx < 0 ? 10 - x : x),
      rowOf(grid, square) * 10 + (dy < 0 ? 10 - y : y),
    ];
  };
  return { from: onBoard(from, start), to: onBoard(to, end), cover: best >= SEGMENTS };
}

function isSteep(dx: number, dy: number): boolean {
  return Math.abs(dy) > Math.abs(dx);
}

/** The number of the best segment between two squares, of a covered one plus `SEGMENTS`. DUN-RULING-18, -19 */
export function bestSegment(grid: Grid, ground: Uint8Array, from: Square, to: Square): number {
  const dx = columnOf(grid, to) - columnOf(grid, from);
  const dy = rowOf(grid, to) - rowOf(grid, from);
  if (dx === 0 && dy === 0) return 0;
  // Bands lie rather than stand and lead right and down; others are their mirror images.
  const right = dx < 0 ? -1 : 1;
  const down = dy < 0 ? -grid.width : grid.width;
  const steep = isSteep(dx, dy);
  const along = steep ? down : right;
  const across = steep ? right : down;
  const { squares, columns, rows, segments } = steep
    ? bandOf(Math.abs(dy), Math.abs(dx))
    : bandOf(Math.abs(dx), Math.abs(dy));
  // One variable for each of the three words: this is where line of sight spends its time.
  let open0 = ALL_SEGMENTS;
  let open1 = ALL_SEGMENTS;
  let open2 = ALL_SEGMENTS;
  let clear0 = ALL_SEGMENTS;
  let clear1 = ALL_SEGMENTS;
  let clear2 = ALL_SEGMENTS;
  for (let i = 0; i < squares; i++) {
    const kind = ground[from + columns[i]! * along + rows[i]! * across]!;
    if (kind === FREE) continue;
    const word = i * 3;
    clear0 &= ~segments[word]!;
    clear1 &= ~segments[word + 1]!;
    clear2 &= ~segments[word + 2]!;
    if (kind === LOW_FURNITURE) continue;
    open0 &= ~segments[word]!;
    open1 &= ~segments[word + 1]!;
    open2 &= ~segments[word + 2]!;
    if ((open0 | open1 | open2) === 0) return NONE;
  }
  const clear = firstSegment(clear0, clear1, clear2);
  return clear === NONE ? firstSegment(open0, open1, open2) + SEGMENTS : clear;
}
