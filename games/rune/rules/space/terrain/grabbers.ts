// Traps that hold whoever steps into them. RUN-HAZ-GRAB

import type { Spot, ThingOf } from '../../../content/battle-map.ts';
import { type Body, squaresUnder } from '../bodies.ts';
import type { Ground } from '../ground.ts';

export interface Sprung {
  readonly trap: ThingOf<'grabber'>;
  /** Its place in the path. */
  readonly at: number;
}

/**
 * The first trap on a path. No foe steps into one of its own will; whom heroes drove there is caught as they are. One
 * that has sprung is spent. RUN-HAZ-GRAB-01, RUN-RULING-T42, RUN-HAZ-GRAB-06
 */
export function sprungOn(
  ground: Ground,
  { side, size }: Body,
  path: readonly Spot[],
  forced: boolean,
): Sprung | null {
  if (side === 'foes' && !forced) return null;
  for (let at = 1; at < path.length; at++) {
    const under = squaresUnder(ground, { x: path[at]!.x, y: path[at]!.y, size });
    for (const { part, squares } of ground.things)
      if (part.kind === 'grabber' && under.some((square) => squares.has(square))) return { trap: part, at };
  }
  return null;
}
