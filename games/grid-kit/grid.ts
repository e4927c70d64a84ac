// A board of squares: numbers, columns and rows, names, neighbours.

/** The square in column x and row y has the number y · width + x. */
export type Square = number;

/** Column and row, both from 0. */
export type Place = [x: number, y: number];

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Eight for each square, in the order of `DIRECTIONS`; −1 beyond the edge. */
  readonly neighbours: Int16Array;
}

/** Clockwise from north: even ones share a side, odd ones a corner. */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The direction in which columns and rows grow or shrink by these; −1 where neither does. */
export const directionOf = (dx: number, dy: number): number =>
  BY_SIGNS[3 * Math.sign(dy) + Math.sign(dx) + 4]!;

const BY_SIGNS = [7, 0, 1, 6, -1, 2, 5, 4, 3];

export const isDiagonal = (direction: number): boolean => (direction & 1) === 1;

export function newGrid(width: number, height: number): Grid {
  const size = width * height;
  const neighbours = new Int16Array(size * 8).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [direction, [dx, dy]] of DIRECTIONS.entries()) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        neighbours[(y * width + x) * 8 + direction] = (y + dy) * width + x + dx;
      }
    }
  }
  return { width, height, size, neighbours };
}

type Wide = Pick<Grid, 'width'>;

export const columnOf = ({ width }: Wide, square: Square): number => square % width;
export const rowOf = ({ width }: Wide, square: Square): number => Math.floor(square / width);
export const placeOf = (wide: Wide, square: Square): Place => [columnOf(wide, square), rowOf(wide, square)];
export const squareAt = ({ width }: Wide, [x, y]: Readonly<Place>): Square => y * width + x;

/** The square in this direction, or −1 beyond the edge. */
export const neighbour = (grid: Grid, square: Square, direction: number): Square =>
  grid.neighbours[square * 8 + direction]!;

/** The squares that share a side with one, clockwise from north. */
export function sidesOf(grid: Grid, square: Square): Square[] {
  const sides: Square[] = [];
  for (let direction = 0; direction < 8; direction += 2) {
    const next = neighbour(grid, square, direction);
    if (next >= 0) sides.push(next);
  }
  return sides;
}

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** “C4”: a letter for the column, a number for the row; after Z come AA, AB … */
export function placeName([x, y]: Readonly<Place>): string {
  let column = '';
  for (let rest = x; rest >= 0; rest = Math.floor(rest / LETTERS) - 1)
    column = String.fromCharCode(FIRST_LETTER + (rest % LETTERS)) + column;
  return `${column}${y + 1}`;
}

/** The place that a name means, in capitals or not; null if it means none. */
export function placeNamed(name: string): Place | null {
  const [, column, row] = /^([A-Z]{1,3})([1-9]\d{0,3})$/.exec(name.toUpperCase()) ?? [];
  if (column === undefined) return null;
  let x = 0;
  for (const letter of column) x = x * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1;
  return [x - 1, Number(row) - 1];
}
