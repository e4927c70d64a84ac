// One step. A diagonal one needs room beside it: nobody slips through where two squares meet in a corner only.

import { type Grid, isDiagonal, neighbour, type Square } from './grid.ts';

/** Whether a step leads from a square to its neighbour in this direction, as far as these two are concerned. */
export type IsOpen = (from: Square, to: Square, direction: number) => boolean;

/** Where one step can lead, clockwise from north. */
export function stepsFrom(grid: Grid, from: Square, isOpen: IsOpen): Square[] {
  const found: Square[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbour(grid, from, direction);
    if (to < 0 || !isOpen(from, to, direction)) continue;
    if (!isDiagonal(direction) || hasRoom(grid, from, to, direction, isOpen)) found.push(to);
  }
  return found;
}

/** Whether one can also go round a diagonal step, on this side or that. */
export function hasRoom(grid: Grid, from: Square, to: Square, direction: number, isOpen: IsOpen): boolean {
  const before = (direction - 1) & 7;
  const after = (direction + 1) & 7;
  const left = neighbour(grid, from, before);
  if (isOpen(from, left, before) && isOpen(left, to, after)) return true;
  const right = neighbour(grid, from, after);
  return isOpen(from, right, after) && isOpen(right, to, before);
}
