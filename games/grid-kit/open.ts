// Which squares see each other: for one square all others at once. Most pairs need no lines: where nothing stands between
// two squares they see each other, and where what blocks parts them they do not.

import type { Grid, Square } from './grid.ts';
import { BLOCKED, hasLine } from './sight.ts';

/** What is looked at must not change: a new object is looked at anew. */
export interface Landscape {
  readonly grid: Grid;
  /** By square: `CLEAR`, `COVER`, `BLOCKED` or more. */
  readonly ground: Uint8Array;
}

interface Openings {
  /** By square, as far as they have been asked for. */
  readonly rows: (Uint8Array | undefined)[];
  /** How much blocks sight above and to the left of each corner. */
  readonly blocks: Uint16Array;
}

const openings = new WeakMap<Landscape, Openings>();

/** By square: 1 where a line leads from here, covered or not. */
export function openSquares(landscape: Landscape, from: Square): Uint8Array {
  const known = openings.get(landscape) ?? { rows: [], blocks: countBlocks(landscape) };
  openings.set(landscape, known);
  const open = known.rows[from] ?? look(landscape, from, known);
  known.rows[from] = open;
  return open;
}

function countBlocks({ grid: { width, height }, ground }: Landscape): Uint16Array {
  const wide = width + 1;
  const blocks = new Uint16Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      if (ground[y * width + x]! >= BLOCKED) row++;
      blocks[(y + 1) * wide + x + 1] = blocks[y * wide + x + 1]! + row;
    }
  }
  return blocks;
}

/** Sight goes both ways, so that what another square has found out need not be looked at again. */
function look({ grid, ground }: Landscape, from: Square, { rows, blocks }: Openings): Uint8Array {
  const open = new Uint8Array(grid.size);
  if (ground[from]! >= BLOCKED) return open;
  const { width } = grid;
  const wide = width + 1;
  const fromX = from % width;
  const fromY = (from - fromX) / width;
  const near = staircases(width, grid.height, ground, fromX, fromY);
  for (let to = 0; to < open.length; to++) {
    if (near[to] === 0) continue;
    const known = rows[to];
    if (known !== undefined) {
      open[to] = known[from]!;
      continue;
    }
    const toX = to % width;
    const toY = (to - toX) / width;
    const left = Math.min(fromX, toX);
    const right = Math.max(fromX, toX) + 1;
    const top = Math.min(fromY, toY) * wide;
    const bottom = (Math.max(fromY, toY) + 1) * wide;
    const between =
      blocks[bottom + right]! - blocks[top + right]! - blocks[bottom + left]! + blocks[top + left]!;
    if (between === 0 || hasLine(grid, ground, from, to)) open[to] = 1;
  }
  return open;
}

/** One list for all: a new one for every square costs more than filling it. */
let joined = new Uint8Array(0);

/** By square: 1 where one can come from here without ever turning back. A line touches such squares only. */
function staircases(
  width: number,
  height: number,
  ground: Uint8Array,
  fromX: number,
  fromY: number,
): Uint8Array {
  if (joined.length !== ground.length) joined = new Uint8Array(ground.length);
  joined.fill(0);
  joined[fromY * width + fromX] = 1;
  for (let down = -1; down <= 1; down += 2)
    for (let right = -1; right <= 1; right += 2)
      for (let y = fromY; y >= 0 && y < height; y += down)
        for (let x = fromX; x >= 0 && x < width; x += right) {
          const square = y * width + x;
          if (ground[square]! >= BLOCKED) continue;
          if (x !== fromX && joined[square - right] === 1) joined[square] = 1;
          else if (y !== fromY && joined[square - down * width] === 1) joined[square] = 1;
        }
  return joined;
}
