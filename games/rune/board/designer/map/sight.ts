// What is seen from a square, and what lies between two of them. RUN-RULING-C03, -C32, -C33

import { clearSquares, type Square } from '@skald/games/grid-kit';
import type { Spot } from '../../../content/battle-map.ts';
import {
  type Bodies,
  type Body,
  dimnessAt,
  distance,
  feetOf,
  type Ground,
  lineOfFire,
  wayTo,
  windOn,
} from '../../../rules/space/index.ts';

export interface Sight {
  readonly hidden: ReadonlySet<Square>;
  /** Seen, but in the dark or in mist, for eyes that need light. */
  readonly dim: ReadonlySet<Square>;
  readonly seen: number;
}

/** Walls alone hide; what dims is told apart. */
export function sightFrom(ground: Ground, from: Spot): Sight {
  const { grid } = ground;
  const clear = clearSquares(ground, from.y * grid.width + from.x);
  const hidden = new Set<Square>();
  const dim = new Set<Square>();
  let seen = 0;
  for (let square = 0; square < grid.size; square++) {
    if (ground.ground[square] !== 0) continue;
    if (clear[square] === 0) {
      hidden.add(square);
      continue;
    }
    seen++;
    const spot = { x: square % grid.width, y: Math.floor(square / grid.width), size: 1 } as const;
    if (dimnessAt(ground, spot, [], false) > 0) dim.add(square);
  }
  return { hidden, dim, seen };
}

export interface Measured {
  /** As the crow flies. */
  readonly paces: number;
  /** What one walks, through no place that hurts; null where feet do not lead there. */
  readonly walk: number | null;
  /** Feet that the second lies higher. */
  readonly higher: number;
  /** Null where a wall is in the way of every shot. */
  readonly shot: { readonly shelter: number; readonly crowd: number; readonly wind: number } | null;
}

/** As long as any way on the largest map may be. */
const FARTHEST = 400;

/** Whoever stands at one of the two ends is in nobody's way. */
export function measured(ground: Ground, bodies: Bodies, from: Spot, to: Spot): Measured {
  const stand = (id: string, spot: Spot): Body => ({
    id,
    side: 'heroes',
    ...spot,
    size: 1,
    able: true,
    alive: true,
    armed: true,
  });
  const [one, other] = [stand('from', from), stand('to', to)];
  const others = bodies.filter((body) => distance(body, one) > 0 && distance(body, other) > 0);
  const line = lineOfFire(ground, others, one, other);
  return {
    paces: distance(one, other),
    walk: wayTo(ground, others, one, to, FARTHEST)?.paces ?? null,
    higher: feetOf(ground, other) - feetOf(ground, one),
    shot: line && { shelter: line.shelter, crowd: line.crowd.length, wind: windOn(ground) },
  };
}
