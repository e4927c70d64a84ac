// Moves in a straight line: fleeing, running recklessly, charging. RUN-ACT-21 to -27, RUN-MELEE-12 to -14

import { paces as measure, straightWay } from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { CHARGE, INTERCEPTION } from '../../content/movement.ts';
import { type Bodies, type Body, isActive, isEnemy } from './bodies.ts';
import type { Ground } from './ground.ts';
import { engagedWith, isEngaged, isInReach } from './reach.ts';
import { spotOf, squareOf, standingRoom, stridesOf } from './steps.ts';
import { costOf, type Goal, reachable, type Way, walked } from './ways.ts';

/** The squares of the line between two, both included. RUN-RULING-C05 */
export const straight = (ground: Ground, from: Spot, to: Spot): Spot[] => [
  { x: from.x, y: from.y },
  ...straightWay(ground.grid, squareOf(ground, from), squareOf(ground, to)).map((square) =>
    spotOf(ground, square),
  ),
];

/** What so many squares one after the other come to, whatever the ground. */
export function lengthOf(path: readonly Spot[]): number {
  const diagonals = path.filter((spot, i) => i > 0 && spot.x !== path[i - 1]!.x && spot.y !== path[i - 1]!.y);
  return path.length - 1 + Math.floor(diagonals.length / 2);
}

/**
 * The way of somebody who flees or runs recklessly to a square, through whatever lies before him; null where he cannot
 * come there in a straight line. Who flees keeps out of the Engagements of others. RUN-ACT-21, -24, -26
 */
export function dashTo(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  goal: Spot,
  paces: number,
  mode: 'fleeing' | 'reckless',
): Way | null {
  const path = straight(ground, body, goal);
  const cost = costOf(ground, bodies, body, path);
  if (cost === null || cost > paces) return null;
  const meddles = mode === 'fleeing' && crossesEngagement(ground, bodies, body, path);
  return meddles ? null : { path, paces: cost };
}

/** Every square but his own where a dash may end, row by row. */
export function dashes(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  paces: number,
  mode: 'fleeing' | 'reckless',
): Goal[] {
  const { width, size } = ground.grid;
  const own = squareOf(ground, body);
  const taken = standingRoom(ground, bodies, body, ({ alive }) => alive);
  const strides = stridesOf(ground, bodies, body, 'walk', 'bold');
  const meddles = mode === 'fleeing' ? meddling(ground, bodies, body) : null;
  const goals: Goal[] = [];
  for (let square = 0; square < size; square++) {
    if (square === own || ground.closed[square] === 1 || taken.has(square)) continue;
    const [x, y] = [square % width, Math.floor(square / width)];
    // Downhill a pace costs half of one; nothing is nearer than that.
    if (measure(Math.abs(x - body.x), Math.abs(y - body.y)) > paces * 2) continue;
    const path = straight(ground, body, { x, y });
    const cost = walked(ground, strides, path);
    if (cost === null || cost > paces || meddles?.(path)) continue;
    goals.push({ x, y, paces: cost });
  }
  return goals;
}

const crossesEngagement = (ground: Ground, bodies: Bodies, body: Body, path: readonly Spot[]): boolean =>
  meddling(ground, bodies, body)?.(path) ?? false;

/**
 * Whether a path leads within reach of an ally and of an enemy who are Engaged, unless it begins there; null where
 * nobody is. RUN-ACT-24
 */
function meddling(ground: Ground, bodies: Bodies, body: Body): ((path: readonly Spot[]) => boolean) | null {
  const fights = bodies
    .filter((ally) => ally.id !== body.id && !isEnemy(body, ally))
    .flatMap((ally) => engagedWith(ground, bodies, ally).map((enemy) => [ally, enemy] as const));
  if (fights.length === 0) return null;
  const { size } = body;
  return ([start, ...rest]) =>
    fights.some(([ally, enemy]) => {
      const isAmong = ({ x, y }: Spot): boolean =>
        isInReach(ground, ally, { x, y, size }) && isInReach(ground, enemy, { x, y, size });
      return start !== undefined && !isAmong(start) && rest.some(isAmong);
    });
}

/** Where enemies who are not Engaged can stop somebody that flees, by their ids. RUN-ACT-23, RUN-RULING-C14 */
export function interceptions(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  path: readonly Spot[],
): Readonly<Record<string, Goal[]>> {
  const passed = path.map(({ x, y }) => ({ x, y, size: body.size }));
  const found = bodies
    .filter(
      (enemy) => isEnemy(body, enemy) && isActive(enemy) && engagedWith(ground, bodies, enemy).length === 0,
    )
    .map((enemy): [string, Goal[]] => [
      enemy.id,
      reachable(ground, bodies, enemy, INTERCEPTION).filter(({ x, y }) =>
        passed.some((spot) => isInReach(ground, { x, y, size: enemy.size }, spot)),
      ),
    ]);
  return Object.fromEntries(found.filter(([, goals]) => goals.length > 0));
}

/** Whether a way up to an enemy is a charge: long enough, and more or less straight. RUN-MELEE-14, RUN-RULING-C05, -C11 */
export function isCharge(ground: Ground, body: Body, path: readonly Spot[], target: Body): boolean {
  const last = path.at(-1)!;
  const length = lengthOf(path);
  const direct = measure(Math.abs(last.x - body.x), Math.abs(last.y - body.y));
  return (
    length >= CHARGE &&
    length <= direct + 1 &&
    !isEngaged(ground, body, target) &&
    isInReach(ground, { ...last, size: body.size }, target)
  );
}

/** Where somebody can strike at another from, the nearest first. RUN-ACT-03 */
export const strikingSquares = (
  ground: Ground,
  bodies: Bodies,
  body: Body,
  target: Body,
  paces: number,
): Goal[] =>
  reachable(ground, bodies, body, paces).filter(({ x, y }) =>
    isInReach(ground, { x, y, size: body.size }, target),
  );
