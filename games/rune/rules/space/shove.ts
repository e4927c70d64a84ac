// Driven off one's feet: shoved, thrown, rolling. And the step aside of whoever won an Engagement. RUN-RULING-C16

import { DIRECTIONS, ray } from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { VERTICAL_PACE } from '../../content/terrain.ts';
import { type Base, type Bodies, type Body, distance, feetOf, squaresUnder } from './bodies.ts';
import type { Ground } from './ground.ts';
import { isInReach } from './reach.ts';
import { spotOf, squareOf, standingRoom } from './steps.ts';
import { lengthOf } from './straight.ts';
import { type Goal, reachable } from './ways.ts';

export interface Slide {
  /** From where he stood to where he comes to rest. */
  readonly path: readonly Spot[];
  /** Feet that he falls at the end; 0 if he does not. */
  readonly fall: number;
  /** Whether something solid stopped him before his paces were used up. RUN-ENGAGE-13 */
  readonly stopped: boolean;
  /** Whom he was stopped by, if it was somebody. */
  readonly met: string | null;
}

/** So many columns and rows show the way. */
export type Bearing = readonly [dx: number, dy: number];

/** In a straight line until something stops him, or he falls from a ledge; the ground does not slow him. RUN-ENGAGE-12 */
export function slide(ground: Ground, bodies: Bodies, body: Body, [dx, dy]: Bearing, paces: number): Slide {
  const others = bodies.filter(({ id, alive }) => alive && id !== body.id);
  const path: Spot[] = [{ x: body.x, y: body.y }];
  const rest = (fall: number, stopped: boolean, met: string | null = null): Slide => ({
    path,
    fall,
    stopped,
    met,
  });
  let at: Base = body;
  for (const square of ray(ground.grid, squareOf(ground, body), dx, dy)) {
    const next: Base = { ...spotOf(ground, square), size: body.size };
    if (lengthOf([...path, next]) > paces) return rest(0, false);
    const met = others.find((other) => distance(other, next) === 0);
    if (met !== undefined) return rest(0, true, met.id);
    if (isSolid(ground, at, next)) return rest(0, true);
    path.push({ x: next.x, y: next.y });
    const drop = feetOf(ground, at) - feetOf(ground, next);
    if (drop > VERTICAL_PACE) return rest(drop, false);
    at = next;
  }
  return rest(0, lengthOf(path) < paces);
}

/** Through the air, over everybody: who would come down on somebody comes down beside him. RUN-RULING-G56 */
export function fly(ground: Ground, bodies: Bodies, body: Body, bearing: Bearing, paces: number): Slide {
  const flight = slide(ground, [], body, bearing, paces);
  const end = flight.path.at(-1)!;
  return { ...flight, path: [...flight.path.slice(0, -1), roomNear(ground, bodies, body, end)] };
}

/** There, or on the nearest square that is free. */
function roomNear(ground: Ground, bodies: Bodies, body: Body, { x, y }: Spot): Spot {
  const taken = standingRoom(ground, bodies, body, ({ alive }) => alive);
  const there: Base = { x, y, size: body.size };
  if (!taken.has(squareOf(ground, there))) return { x, y };
  const far = (square: number): number => distance(there, { ...spotOf(ground, square), size: body.size });
  const free = Array.from({ length: ground.grid.size }, (_, square) => square)
    .filter((square) => !taken.has(square))
    .filter((square) => isOpen(ground, { ...spotOf(ground, square), size: body.size }))
    .sort((a, b) => far(a) - far(b));
  return free[0] === undefined ? { x, y } : spotOf(ground, free[0]);
}

/** Off whoever won; null where that would not take him farther away. RUN-RULING-C16 */
export function shove(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  by: Base,
  bearing: Bearing,
  paces: number,
): Slide | null {
  const shoved = slide(ground, bodies, body, bearing, paces);
  const end = { ...shoved.path.at(-1)!, size: body.size };
  return distance(by, end) > distance(by, body) ? shoved : null;
}

/** Paces of a shove: a hero's by his Strength, a foe's by its Res. RUN-ENGAGE-12, RUN-RULING-C16 */
export const heroShove = (strength: number): number => Math.max(0, 1 + 2 * strength);
export const foeShove = (res: number): number => Math.max(1, 1 + res);

/** Paces of a step aside. RUN-RULING-C16 */
const STEP_ASIDE = 3;

/** Where the winner of an Engagement may go, still Engaged with the other; nobody strikes at him meanwhile. */
export const repositions = (ground: Ground, bodies: Bodies, body: Body, opponent: Body): Goal[] =>
  reachable(ground, bodies, body, STEP_ASIDE).filter(
    ({ x, y, paces }) => paces > 0 && isInReach(ground, { x, y, size: body.size }, opponent),
  );

/** Whether a body cannot be moved on to its next place: there is something, or a step up, or no room past a corner. */
function isSolid(ground: Ground, from: Base, to: Base): boolean {
  if (!isOpen(ground, to)) return true;
  if (feetOf(ground, to) - feetOf(ground, from) > VERTICAL_PACE) return true;
  const isDiagonal = from.x !== to.x && from.y !== to.y;
  return isDiagonal && !isOpen(ground, { ...from, x: to.x }) && !isOpen(ground, { ...from, y: to.y });
}

/** On the field, and nothing stands there. */
const isOpen = (ground: Ground, base: Base): boolean =>
  base.x + base.size <= ground.grid.width &&
  base.y + base.size <= ground.grid.height &&
  squaresUnder(ground, base).every((square) => ground.closed[square] === 0);

/** The one of the eight directions that leads most directly from one to another; north where one lies at the other's feet. RUN-RULING-C02 */
export function directionTo(from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return 0;
  const [long, short] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  // Beyond half of an eighth of a turn the diagonal is nearer: its tangent t is where t² + 2t = 1.
  const slanting = short * short + 2 * short * long > long * long;
  const isUpright = Math.abs(dy) > Math.abs(dx);
  const x = slanting || !isUpright ? Math.sign(dx) : 0;
  const y = slanting || isUpright ? Math.sign(dy) : 0;
  return DIRECTIONS.findIndex((each) => each[0] === x && each[1] === y);
}
