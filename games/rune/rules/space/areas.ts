// What takes hold of more than one at once: all about somebody, a cone before him, the nearest, and whoever stands behind
// another. RUN-HOOK-10, -57

import { cone, paces as measure, type Square, squared, within } from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { apart, type Base, type Bodies, type Body, distance, footprintOf, squaresUnder } from './bodies.ts';
import type { Ground } from './ground.ts';
import { spotOf, squareOf } from './steps.ts';

export interface Area {
  readonly spots: readonly Spot[];
  /** Everybody any of whose squares lies there, but for whoever it goes out from. */
  readonly whom: readonly Body[];
}

/** In paces: how far it reaches, and how wide it is there. */
export interface Cone {
  readonly length: number;
  readonly width: number;
}

/** Up to so many paces from somebody, his own squares too. */
export const around = (ground: Ground, bodies: Bodies, from: Body, paces: number): Area =>
  areaOf(ground, bodies, from, within(ground.grid, footprintOf(ground, from), paces, measure));

/** It begins where somebody stands, and points at another. */
export function coneToward(
  ground: Ground,
  bodies: Bodies,
  from: Body,
  toward: Base,
  { length, width }: Cone,
): Area {
  const [dx, dy] = between(from, toward);
  return areaOf(ground, bodies, from, cone(ground.grid, squareOf(ground, from), { dx, dy, length, width }));
}

function areaOf(ground: Ground, bodies: Bodies, from: Body, squares: readonly Square[]): Area {
  const all = new Set(squares);
  return {
    spots: squares.map((square) => spotOf(ground, square)),
    whom: bodies.filter(
      (other) =>
        other.alive && other.id !== from.id && squaresUnder(ground, other).some((square) => all.has(square)),
    ),
  };
}

/** Everybody else, the nearest first; those come together who are equally near as the crow flies. RUN-HOOK-53 */
export function byNearness(bodies: Bodies, from: Body): Body[][] {
  const far = (other: Body): number => squared(...apart(from, other));
  const all = Map.groupBy(
    bodies.filter(({ id, alive }) => alive && id !== from.id),
    far,
  );
  return [...all].sort(([a], [b]) => a - b).map(([, equals]) => equals);
}

const FULL_TURN = 360;

/**
 * Whoever stands behind another, as one sees them: beyond him, so few degrees from the line through him, and so many paces
 * from him at most; the nearest to him first. RUN-RULING-G44
 */
export function behind(bodies: Bodies, from: Base, other: Body, degrees: number, paces: number): Body[] {
  const line = between(from, other);
  const least = Math.cos((2 * Math.PI * degrees) / FULL_TURN);
  const isInLine = (body: Body): boolean => {
    const to = between(other, body);
    const along = line[0] * to[0] + line[1] * to[1];
    return along > 0 && along >= least * Math.hypot(...line) * Math.hypot(...to);
  };
  return bodies
    .filter((body) => body.alive && body.id !== other.id && distance(other, body) <= paces && isInLine(body))
    .sort((a, b) => distance(other, a) - distance(other, b));
}

/** From middle to middle, in half paces. */
const between = (from: Base, to: Base): [dx: number, dy: number] => [
  2 * (to.x - from.x) + to.size - from.size,
  2 * (to.y - from.y) + to.size - from.size,
];
