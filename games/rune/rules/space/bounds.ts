// Bounds through the air, over everything and everybody. RUN-FOELIST-SARK-AMEN.3, RUN-RULING-F32

import type { Spot } from '../../content/battle-map.ts';
import { type Base, type Bodies, type Body, distance, isActive, isEnemy } from './bodies.ts';
import type { Ground } from './ground.ts';
import { isInReach } from './reach.ts';
import { roomToStand, spotOf, squareOf, standingRoom } from './steps.ts';
import { straight } from './straight.ts';

const at = ({ x, y }: Spot, { size }: Base): Base => ({ x, y, size });

/** Every square but its own where it can come down, row by row. */
export function landings(ground: Ground, bodies: Bodies, body: Body, paces: number): Spot[] {
  const taken = standingRoom(ground, bodies, body, ({ alive }) => alive).add(squareOf(ground, body));
  return Array.from({ length: ground.grid.size }, (_, square) => square)
    .filter((square) => !taken.has(square))
    .map((square) => spotOf(ground, square))
    .filter((spot) => distance(body, at(spot, body)) <= paces && roomToStand(ground, at(spot, body)));
}

/** Enemies in reach of it somewhere on the way. */
export function passedBy(ground: Ground, bodies: Bodies, body: Body, goal: Spot): Body[] {
  const way = straight(ground, body, goal);
  return bodies.filter(
    (other) =>
      isEnemy(body, other) && isActive(other) && way.some((spot) => isInReach(ground, at(spot, body), other)),
  );
}
