// Where a Move can end, and by which path. DUN-MOV-01, -11, -13 and -14, DUN-BREAK-02, DUN-RULING-04, -07 and -08.

import { FACINGS, type Facing, type Square } from '../../content/index.ts';
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

/** Every spot a mover can come to, the nearest first; the first is where it stands. */
export function reach(ground: Ground, mover: Mover, { points, hindered }: Limits): Arrival[] {
  const { square, facing } = mover;
  const arrivals: Arrival[] = [{ square, facing, cost: 0, stopped: false, mayEnd: true, from: null }];
  const seen = new Uint8Array(ground.terrain.grid.size * 4);
  seen[spotNumber(mover)] = 1;
  // A mover that starts in a front arc is pinned: its first step must lead out of all of them.
  const pinned = hindered && isThreatened(ground, mover);

  for (let i = 0; i < arrivals.length; i++) {
    const at = arrivals[i]!;
    if (at.cost === points) break;
    const here = { ...mover, square: at.square, facing: at.facing };
    if (!at.stopped) {
      for (const next of steps(ground, here)) {
        const threatened = hindered && isThreatened(ground, { square: next, size: mover.size });
        if (threatened && pinned && at.square === square) continue;
        const mayEnd = mover.size === 2 || isFree(ground, next);
        if (threatened && !mayEnd) continue;
        arrive({ square: next, facing: at.facing, cost: at.cost + 1, stopped: threatened, mayEnd, from: at });
      }
    }
    if (mover.size === 2) {
      for (const turned of quarterTurns(at.facing)) {
        arrive({ ...at, facing: turned, cost: at.cost + 1, from: at });
      }
    }
  }
  return arrivals;

  function arrive(arrival: Arrival): void {
    const spot = spotNumber(arrival);
    if (seen[spot] === 1) return;
    seen[spot] = 1;
    arrivals.push(arrival);
  }
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
