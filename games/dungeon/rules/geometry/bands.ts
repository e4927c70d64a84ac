// All lines between two squares at once. DUN-RULING-18.
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

const bands = new Map<number, Band>();

/** The band of two squares that lie `dx` columns and `dy` rows apart; `dx` is at least 1 and not less than `dy`. */
export function bandOf(dx: number, dy: number): Band {
  const key = dx * 256 + dy;
  const known = bands.get(key);
  if (known !== undefined) return known;
  const band = newBand(dx, dy);
  bands.set(key, band);
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

function newBand(dx: number, dy: number): Band {
  const high = dy + 1;
  const words = new Int32Array((dx + 1) * high * 3);
  for (let segment = 0; segment < SEGMENTS; segment++) touch(words, dx, dy, segment);
  const counts = new Uint8Array(words.length / 3);
  for (let square = 0; square < counts.length; square++) counts[square] = bits(words, square);
  // The two ends are left out.
  const squares: number[] = [];
  for (let square = 1; square < counts.length - 1; square++) if (counts[square]! > 0) squares.push(square);
  squares.sort((a, b) => counts[b]! - counts[a]!);
  const segments = new Int32Array(squares.length * 3);
  for (const [i, square] of squares.entries()) {
    segments.set(words.subarray(square * 3, square * 3 + 3), i * 3);
  }
  return {
    squares: squares.length,
    columns: Int8Array.from(squares, (square) => Math.floor(square / high)),
    rows: Int8Array.from(squares, (square) => square % high),
    segments,
  };
}

/**
 * Marks every square that the segment touches, its edges and corners included. It goes column by column; heights
 * are counted in units that make them whole: a tenth of a square divided by the width of the segment.
 */
function touch(words: Int32Array, dx: number, dy: number, segment: number): void {
  const [[ax, ay], [toX, toY]] = segmentPoints(segment);
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
    const first = (column * (dy + 1) + top) * 3 + word;
    for (let at = first; at <= first + (bottom - top) * 3; at += 3) words[at]! |= bit;
    entry = exit;
  }
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function bits(words: Int32Array, square: number): number {
  let count = 0;
  for (let word = square * 3; word < square * 3 + 3; word++) {
    for (let rest = words[word]!; rest !== 0; rest &= rest - 1) count++;
  }
  return count;
}
