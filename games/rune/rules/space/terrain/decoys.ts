// Harmless folk in the middle of a fight. RUN-TER-55 to -64, RUN-RULING-T67

import { around, DIRECTIONS, neighbour, type Square } from '@skald/games/grid-kit';
import type { Spot } from '../../../content/battle-map.ts';
import { DECOYS } from '../../../content/hazards.ts';
import { type Base, type Bodies, type Body, distance, footprintOf } from '../bodies.ts';
import type { Ground } from '../ground.ts';
import { spotOf, squareOf, standingRoom, stepCost, stridesOf } from '../steps.ts';
import { lengthOf } from '../straight.ts';
import { reachable, wayTo } from '../ways.ts';

/** Whether one of so many that are still up loses his head in this round. RUN-TER-57 */
export const isPanic = (die: number, decoys: number): boolean => die <= decoys;

/** Off every ATK roll of somebody among decoys. RUN-TER-62 */
export const hamperedBy = (body: Base, decoys: readonly Base[]): number =>
  0 - decoys.filter((decoy) => distance(body, decoy) <= DECOYS.hamperWithin).length;

/** If it matters whether one that was downed lives. RUN-TER-64 */
export const isShamming = (die: number): boolean => die % 2 === 1;

/** One of the eight directions by a ten-sided die, thrown again on 9 and 10. RUN-RULING-C02, -T78 */
export function randomDirection(die: () => number): number {
  for (;;) {
    const face = die();
    if (face <= DIRECTIONS.length) return face - 1;
  }
}

/**
 * The way of one in panic: anywhere, and somewhere else whenever he meets terrain or anybody, until his paces are used
 * up. Who can go nowhere stays. RUN-TER-59
 */
export function panicRun(ground: Ground, bodies: Bodies, decoy: Body, die: () => number): Spot[] {
  const { grid } = ground;
  const strides = stridesOf(ground, bodies, decoy, 'walk');
  const others = standingRoom(ground, bodies, decoy, ({ alive }) => alive);
  const goesOn = (from: Square, direction: number): boolean => {
    const to = neighbour(grid, from, direction);
    if (to < 0 || others.has(to) || stepCost(ground, strides, from, to) === Infinity) return false;
    return ground.zones.every(({ squares }) => squares.has(from) || !squares.has(to));
  };
  const path: Spot[] = [{ x: decoy.x, y: decoy.y }];
  for (let direction = -1; ; ) {
    const at = squareOf(ground, path.at(-1)!);
    if (!DIRECTIONS.some((_, each) => goesOn(at, each))) return path;
    while (direction < 0 || !goesOn(at, direction)) direction = randomDirection(die);
    const next = [...path, spotOf(ground, neighbour(grid, at, direction))];
    if (lengthOf(next) > DECOYS.panic) return path;
    path.push(next.at(-1)!);
  }
}

/** The way of one who keeps his head: to the nearest cover or wall, as far as he comes. RUN-TER-60 */
export function shelterRun(ground: Ground, bodies: Bodies, decoy: Body): Spot[] {
  const goal = reachable(ground, bodies, decoy, Infinity).find(({ x, y }) =>
    isSheltered(ground, { x, y, size: decoy.size }),
  );
  const way = goal === undefined ? null : wayTo(ground, bodies, decoy, goal, Infinity);
  const path = way?.path ?? [{ x: decoy.x, y: decoy.y }];
  const others = standingRoom(ground, bodies, decoy, ({ alive }) => alive);
  const last = path.findLastIndex(
    (spot, i) => lengthOf(path.slice(0, i + 1)) <= DECOYS.run && !others.has(squareOf(ground, spot)),
  );
  return path.slice(0, last + 1);
}

function isSheltered(ground: Ground, base: Base): boolean {
  const beside = around(ground.grid, footprintOf(ground, base));
  return (
    beside.some((square) => ground.ground[square] !== 0) ||
    ground.things.some(
      ({ part, squares }) => part.kind === 'cover' && beside.some((each) => squares.has(each)),
    )
  );
}
