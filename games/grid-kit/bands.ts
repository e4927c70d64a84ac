// All lines between two squares at once.
// In each square nine points are tried, so there are 81 segments between two squares. Which squares a segment
// touches depends only on how far the two are apart: it is worked out once for each distance and kept.

/** A point within a square, in tenths. */
export type Point = readonly [x: number, y: number];

/** The middle first. */
const TENTHS = [5, 1, 9];
const POINTS: readonly Point[] = TENTHS.flatMap((y) => TENTHS.map((x): Point => [x, y]));

export const SEGMENTS = POINTS.length ** 2;
export const NONE = -1;

/** The segments stand in three words of 27 bits. */
const WORD = 27;
export const ALL_SEGMENTS = 2 ** WORD - 1;

/** The squares between (0, 0) and (dx, dy) that segments touch, be it in a corner; those most are touched by first. */
export interface Band {
  readonly squares: number;
  readonly columns: Int8Array;
  readonly rows: Int8Array;
  /** Three words for each square: the segments that touch it. */
  readonly segments: Int32Array;
}

const bands: (Band | undefined)[] = [];
const MOST_ROWS = 128;

/** The band of two squares that lie `dx` columns and `dy` rows apart; `dx` is at least 1 and not less than `dy`. */
export function bandOf(dx: number, dy: number): Band {
  const key = dx * MOST_ROWS + dy;
  const known = bands[key];
  if (known !== undefined) return known;
  const band = newBand(dx, dy);
  bands[key] = band;
  return band;
}

/** The end points of a segment, by its number. */
export const segmentPoints = (segment: number): readonly [from: Point, to: Point] => [
  POINTS[Math.floor(segment / POINTS.length)]!,
  POINTS[segment % POINTS.length]!,
];

/** The number of the first segment that is left in three words. */
export function firstSegment(word0: number, word1: number, word2: number): number {
  if (word0 !== 0) return lowestBit(word0);
  if (word1 !== 0) return WORD + lowestBit(word1);
  return word2 === 0 ? NONE : 2 * WORD + lowestBit(word2);
}

/** How many segments a square must be touched by to come among the first, the second, the last. */
const FIRST_TO_LAST = [41, 14, 1];

function newBand(dx: number, dy: number): Band {
  const size = (dx + 1) * (dy + 1);
  const words = new Int32Array(size * 3);
  const counts = new Uint8Array(size);
  for (let segment = 0; segment < SEGMENTS; segment++) touch(words, counts, dx, dy, segment);
  const columns = new Int8Array(size);
  const rows = new Int8Array(size);
  const segments = new Int32Array(size * 3);
  let squares = 0;
  let below = SEGMENTS + 1;
  for (const least of FIRST_TO_LAST) {
    // The two ends are left out.
    for (let square = 1; square < size - 1; square++) {
      const count = counts[square]!;
      if (count < least || count >= below) continue;
      columns[squares] = square / (dy + 1);
      rows[squares] = square % (dy + 1);
      segments[squares * 3] = words[square * 3]!;
      segments[squares * 3 + 1] = words[square * 3 + 1]!;
      segments[squares * 3 + 2] = words[square * 3 + 2]!;
      squares++;
    }
    below = least;
  }
  return { squares, columns, rows, segments };
}

/**
 * Marks every square that the segment touches, its edges and corners included. It goes column by column; heights
 * are counted in units that make them whole: a tenth of a square divided by the width of the segment.
 */
function touch(words: Int32Array, counts: Uint8Array, dx: number, dy: number, segment: number): void {
  const [ax, ay] = POINTS[Math.trunc(segment / POINTS.length)]!;
  const [toX, toY] = POINTS[segment % POINTS.length]!;
  const width = dx * 10 + toX - ax;
  const slope = dy * 10 + toY - ay;
  const unit = 10 * width;
  const word = Math.trunc(segment / WORD);
  const bit = 1 << (segment % WORD);
  let entry = ay * width;
  for (let column = 0; column <= dx; column++) {
    const inside = (column === dx ? toX : 10) - (column === 0 ? ax : 0);
    const exit = entry + inside * slope;
    const top = Math.trunc(((slope < 0 ? exit : entry) - 1) / unit);
    const bottom = Math.trunc((slope < 0 ? entry : exit) / unit);
    for (let square = column * (dy + 1) + top; square <= column * (dy + 1) + bottom; square++) {
      words[square * 3 + word]! |= bit;
      counts[square]!++;
    }
    entry = exit;
  }
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
