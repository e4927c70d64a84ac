// Line of sight from any part of a square to any part of another, exact in whole tenths of a square: in each square nine
// points are tried, and whatever a line touches is in its way.

import { ALL_SEGMENTS, bandOf, firstSegment, NONE, type Point, SEGMENTS, segmentPoints } from './bands.ts';
import { columnOf, type Grid, rowOf, type Square } from './grid.ts';

/** What a square is to a line that touches it; whatever is more than `BLOCKED` blocks it too. */
export const CLEAR = 0;
export const COVER = 1;
export const BLOCKED = 2;

/** A line one can see along; its ends are in tenths of a square from the top left of the board. */
export interface SightLine {
  readonly from: Point;
  readonly to: Point;
  /** Whether it runs over something that covers, as no better line does not. */
  readonly cover: boolean;
}

/** The best line from any of these squares to any of those; null without one. */
export function bestLine(
  grid: Grid,
  ground: Uint8Array,
  eyes: readonly Square[],
  targets: readonly Square[],
): SightLine | null {
  let covered: SightLine | null = null;
  for (const eye of eyes) {
    for (const square of targets) {
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

/** Whether a line leads from one square to another, covered or not; the two are not in its way. */
export const hasLine = (grid: Grid, ground: Uint8Array, from: Square, to: Square): boolean =>
  bestSegment(grid, ground, from, to) !== NONE;

function isSteep(dx: number, dy: number): boolean {
  return Math.abs(dy) > Math.abs(dx);
}

/** The number of the best segment between two squares, of a covered one plus `SEGMENTS`. */
function bestSegment(grid: Grid, ground: Uint8Array, from: Square, to: Square): number {
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
    if (kind === CLEAR) continue;
    const word = i * 3;
    clear0 &= ~segments[word]!;
    clear1 &= ~segments[word + 1]!;
    clear2 &= ~segments[word + 2]!;
    if (kind === COVER) continue;
    open0 &= ~segments[word]!;
    open1 &= ~segments[word + 1]!;
    open2 &= ~segments[word + 2]!;
    if ((open0 | open1 | open2) === 0) return NONE;
  }
  const clear = firstSegment(clear0, clear1, clear2);
  return clear === NONE ? firstSegment(open0, open1, open2) + SEGMENTS : clear;
}
