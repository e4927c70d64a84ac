// Where a Move can end, and by which path. DUN-MOV-01, -11, -13 and -14, DUN-BREAK-02, DUN-RULING-04, -07 and -08.

import { Search, type Square } from '@skald/games/grid-kit';
import { FACINGS, type Facing } from '../../content/index.ts';
import { type Ground, isFree } from './ground.ts';
import { isThreatened, type Mover, quarterTurns, steps } from './steps.ts';

/** A square, and for a Large model the facing it has there; small models turn as they like. */
export interface Spot {
  readonly square: Square;
  readonly facing: Facing;
}

export interface Arrival extends Spot {
  /** Points of movement spent. */
  readonly cost: number;
  /** Whether an enemy front arc ends the Move here. */
  readonly stopped: boolean;
  /** Whether the model can end its Move here; an Ethereal one may be inside something. */
  readonly mayEnd: boolean;
  readonly from: Arrival | null;
}

export interface Limits {
  readonly points: number;
  /** Whether enemy front arcs stop and pin the mover. */
  readonly hindered: boolean;
}

const search = new Search();

/** Every spot a mover can come to, the nearest first; the first is where it stands. */
export function reach(ground: Ground, mover: Mover, { points, hindered }: Limits): Arrival[] {
  const { square: start, size } = mover;
  const isStop = (square: Square): boolean => hindered && isThreatened(ground, { square, size });
  const mayEnd = (square: Square): boolean => size === 2 || square === start || isFree(ground, square);
  // A mover that starts in a front arc is pinned: its first step must lead out of all of them.
  const pinned = isStop(start);
  const arrivals: Arrival[] = [];

  search.begin(ground.terrain.grid.size * 4, points);
  search.offer(spotNumber(mover), 0);
  for (let spot = search.take(); spot >= 0; spot = search.take()) {
    const square = spot >> 2;
    const facing = FACINGS[spot & 3]!;
    const cost = search.costs[spot]!;
    const stopped = square !== start && isStop(square);
    const from = arrivals[search.before[spot]!] ?? null;
    arrivals.push({ square, facing, cost, stopped, mayEnd: mayEnd(square), from });
    if (cost === points) continue;
    for (const next of stopped ? [] : steps(ground, { ...mover, square, facing })) {
      const barred = isStop(next) && ((pinned && square === start) || !mayEnd(next));
      if (!barred) search.offer(spotNumber({ square: next, facing }), cost + 1);
    }
    for (const turned of size === 2 ? quarterTurns(facing) : [])
      search.offer(spotNumber({ square, facing: turned }), cost + 1);
  }
  return arrivals;
}

/** The spots on the way, the end included and the start left out. */
export function pathTo(arrival: Arrival): Spot[] {
  const path: Spot[] = [];
  for (let at = arrival; at.from !== null; at = at.from)
    path.unshift({ square: at.square, facing: at.facing });
  return path;
}

function spotNumber({ square, facing }: Spot): number {
  return square * 4 + FACINGS.indexOf(facing);
}
