// Areas of squares as few lines: where each ends, drawn with corners as walls are, or softly as shores are.

import { grain, type Point, UNIT, type Wide } from '@skald/games/board-kit';
import { type Grid, regionsOf, type Square } from '@skald/games/grid-kit';
import type { Area } from '../../../content/battle-map.ts';

/** A closed line of corners, counted in squares; what it encloses lies to its right. */
export type Border = readonly Point[];

export interface Plan extends Wide {
  readonly height: number;
}

export function squaresIn({ width }: Wide, area: Area): Square[] {
  const squares: Square[] = [];
  for (const [x, y, length] of area) for (let i = 0; i < length; i++) squares.push(y * width + x + i);
  return squares;
}

/** Areas as they hang together side by side. */
export function apart({ grid }: { readonly grid: Grid }, squares: Iterable<Square>): Square[][] {
  const own = new Set(squares);
  const { regionAt } = regionsOf(grid, (square) => own.has(square));
  return [...Map.groupBy(own, (square) => regionAt[square]).values()];
}

/** The square nearest to the middle of several. */
export function middleMost({ width }: Wide, squares: readonly Square[]): Square {
  const mean = (of: (square: Square) => number): number =>
    squares.reduce((sum, square) => sum + of(square), 0) / squares.length;
  const [x, y] = [mean((square) => square % width), mean((square) => Math.floor(square / width))];
  const away = (square: Square): number => Math.hypot((square % width) - x, Math.floor(square / width) - y);
  return squares.reduce((best, square) => (away(square) < away(best) ? square : best));
}

/** Every border of an area, those of its holes too, corner by corner. Squares that only touch are apart. */
export function bordersOf({ width }: Wide, squares: ReadonlySet<Square>): Border[] {
  const sides = sidesOf(width, squares);
  const borders: Border[] = [];
  for (const [first] of sides) {
    while ((sides.get(first)?.length ?? 0) > 0) borders.push(walk(sides, first, width + 1));
  }
  return borders;
}

/** By the corner where it begins: where each side leads, the area on its right. */
type Sides = Map<number, number[]>;

function sidesOf(width: number, squares: ReadonlySet<Square>): Sides {
  const across = width + 1;
  const sides: Sides = new Map();
  const add = (from: number, to: number): void => {
    sides.set(from, [...(sides.get(from) ?? []), to]);
  };
  for (const square of squares) {
    const x = square % width;
    const corner = Math.floor(square / width) * across + x;
    const has = (dx: number, by: number): boolean =>
      x + dx >= 0 && x + dx < width && squares.has(square + by);
    if (!squares.has(square - width)) add(corner, corner + 1);
    if (!has(1, 1)) add(corner + 1, corner + 1 + across);
    if (!squares.has(square + width)) add(corner + 1 + across, corner + across);
    if (!has(-1, -1)) add(corner + across, corner);
  }
  return sides;
}

/** Follows sides until it is back, and uses them up. Where two ways part it turns right, and so stays with its square. */
function walk(sides: Sides, first: number, across: number): Border {
  const border: Point[] = [];
  let [at, came] = [first, 0];
  do {
    border.push([at % across, Math.floor(at / across)]);
    const ways = sides.get(at) ?? [];
    const right = at + rightOf(came, across);
    const to = ways.includes(right) ? right : (ways[0] as number);
    ways.splice(ways.indexOf(to), 1);
    [at, came] = [to, to - at];
  } while (at !== first);
  return border;
}

function rightOf(step: number, across: number): number {
  if (Math.abs(step) === 1) return step * across;
  return step === 0 ? 0 : -Math.sign(step);
}

/** Squares that a border encloses; those of a hole count below 0. */
export const enclosed = (border: Border): number =>
  border.reduce((sum, [x, y], i) => {
    const [toX, toY] = after(border, i);
    return sum + (x * toY - toX * y) / 2;
  }, 0);

/** With corners, in units of the drawing. */
export const sharp = (borders: readonly Border[]): string =>
  borders
    .map((border) => {
      const corners = border.filter((corner, i) => turns(border.at(i - 1)!, corner, after(border, i)));
      return `M${corners.map(([x, y]) => `${x * UNIT} ${y * UNIT}`).join('L')}Z`;
    })
    .join('');

/** Rounded and a little uneven, the same every time; along the edge of the map it stays straight. */
export const soft = (plan: Plan, borders: readonly Border[], uneven = 0.16): string =>
  borders
    .map((border) => {
      const bent = border.map((corner) => strayed(plan, corner, uneven));
      const between = bent.map((corner, i) => middle(corner, after(bent, i)));
      const start = `M${between.at(-1)!.join(' ')}`;
      const bend = (i: number): string => (isAtEdge(plan, border[i]!) ? 'L' : 'Q');
      return `${start}${bent.map((corner, i) => `${bend(i)}${corner.join(' ')}${bend(i) === 'L' ? 'L' : ' '}${between[i]!.join(' ')}`).join('')}Z`;
    })
    .join('');

const after = <T>(list: readonly T[], i: number): T => list[(i + 1) % list.length]!;

const turns = (before: Point, at: Point, next: Point): boolean =>
  (at[0] - before[0]) * (next[1] - at[1]) !== (at[1] - before[1]) * (next[0] - at[0]);

const isAtEdge = ({ width, height }: Plan, [x, y]: Point): boolean =>
  x === 0 || y === 0 || x === width || y === height;

function strayed({ width, height }: Plan, [x, y]: Point, by: number): Point {
  const seed = y * (width + 1) + x;
  const stray = (n: number, at: number, end: number): number =>
    at === 0 || at === end ? 0 : (grain(seed, n) - 0.5) * 2 * by;
  return [round((x + stray(31, x, width)) * UNIT), round((y + stray(32, y, height)) * UNIT)];
}

const middle = (a: Point, b: Point): Point => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];

const round = (n: number): number => Math.round(n * 10) / 10;
