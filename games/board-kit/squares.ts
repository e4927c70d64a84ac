// Squares on the drawing, and variety that is the same every time: numbers from coordinates instead of dice.

type Square = number;

/** The side of a square. */
export const UNIT = 60;

export interface Wide {
  readonly width: number;
}

/** The top left corner of a square. */
export const cornerOf = ({ width }: Wide, square: Square): readonly [number, number] => [
  (square % width) * UNIT,
  Math.floor(square / width) * UNIT,
];

/** The outline of a square, or of a smaller one inside. */
export function boxOf(wide: Wide, square: Square, inset = 0): string {
  const [x, y] = cornerOf(wide, square);
  const side = UNIT - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
}

/** The middle of what covers these squares. */
export function middleOf(wide: Wide, squares: readonly Square[]): readonly [number, number] {
  const [left, top] = cornerOf(wide, squares[0] ?? 0);
  const [right, bottom] = cornerOf(wide, squares.at(-1) ?? 0);
  return [(left + right + UNIT) / 2, (top + bottom + UNIT) / 2];
}

/** Between 0 and 1, for the n-th need of chance in a square. */
export function grain(square: Square, n: number): number {
  let hash = Math.imul(square + 1, 0x27d4eb2d) ^ Math.imul(n + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
