// Moves in a straight line: fleeing, running recklessly, charging. RUN-ACT-21 to -27, RUN-MELEE-12 to -14

import { paces as measure, straightWay } from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { CHARGE, INTERCEPTION } from '../../content/movement.ts';
import { type Bodies, type Body, isActive, isEnemy } from './bodies.ts';
import type { Ground } from './ground.ts';
import { engagedWith, isEngaged, isInReach } from './reach.ts';
import { costAlong, spotOf, squareOf, standingRoom, stridesOf } from './steps.ts';
import { type Goal, reachable, type Way } from './ways.ts';

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

type Headlong = 'fleeing' | 'reckless';

/**
 * The way of somebody who flees or runs recklessly to a square, through whatever lies before him; null where he cannot
 * come there in a straight line. Who flees keeps out of the Engagements of others. RUN-ACT-21, -24, -26
 */
export const dashTo = (
  ground: Ground,
  bodies: Bodies,
  body: Body,
  goal: Spot,
  paces: number,
  mode: Headlong,
): Way | null => dasher(ground, bodies, body, paces, mode)(goal);

/** Every square but his own where a dash may end, row by row. */
export function dashes(ground: Ground, bodies: Bodies, body: Body, paces: number, mode: Headlong): Goal[] {
  const dash = dasher(ground, bodies, body, paces, mode);
  const own = squareOf(ground, body);
  const goals: Goal[] = [];
  for (let square = 0; square < ground.grid.size; square++) {
    if (square === own || ground.closed[square] === 1) continue;
    const spot = spotOf(ground, square);
    const way = dash(spot);
    if (way !== null) goals.push({ ...spot, paces: way.paces });
  }
  return goals;
}

/** What is the same for every goal is worked out once. */
function dasher(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  paces: number,
  mode: Headlong,
): (goal: Spot) => Way | null {
  const strides = stridesOf(ground, bodies, body, 'walk', 'bold');
  const taken = standingRoom(ground, bodies, body, ({ alive }) => alive);
  const fights = mode === 'fleeing' ? otherFights(ground, bodies, body) : [];
  const isAmongThem = ({ x, y }: Spot): boolean =>
    fights.some((pair) => pair.every((fighter) => isInReach(ground, fighter, { x, y, size: body.size })));
  return (goal) => {
    // Downhill a pace costs half of one; nothing costs less.
    const farthest = 2 * paces;
    if (measure(Math.abs(goal.x - body.x), Math.abs(goal.y - body.y)) > farthest) return null;
    if (taken.has(squareOf(ground, goal))) return null;
    const path = straight(ground, body, goal);
    const cost = costAlong(ground, strides, path);
    return cost === null || cost > paces || path.some(isAmongThem) ? null : { path, paces: cost };
  };
}

/** An ally and an enemy who are Engaged; the fight in which somebody stands himself is not another. RUN-ACT-24 */
const otherFights = (ground: Ground, bodies: Bodies, body: Body): [Body, Body][] =>
  bodies
    .filter((ally) => ally.id !== body.id && !isEnemy(body, ally))
    .flatMap((ally) => engagedWith(ground, bodies, ally).map((enemy): [Body, Body] => [ally, enemy]))
    .filter((pair) => !pair.every((fighter) => isInReach(ground, fighter, body)));

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
