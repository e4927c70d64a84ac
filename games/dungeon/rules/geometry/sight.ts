// Line of sight. DUN-LOS, DUN-RULING-01, -18, -19 and -20.

import {
  bestLine,
  type Grid,
  isAdjacent,
  type SightLine,
  type Square,
  squaresOf,
} from '@skald/games/grid-kit';
import { isInFront } from './arcs.ts';
import type { Base } from './base.ts';
import { BOOKCASE, FREE, LOW_FURNITURE, type Terrain } from './terrain.ts';

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

/** The best line to the part of a target that is before the viewer; null without one. DUN-LOS-02, DUN-SHOOT-11 */
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
