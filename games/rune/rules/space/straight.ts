// Moves in a straight line: fleeing, running recklessly, charging. RUN-ACT-21 to -27, RUN-MELEE-12 to -14

import {
  COLUMNS,
  DEPTH,
  DIRECTION,
  DIRECTIONS,
  ENDS,
  type Fan,
  fanOf,
  type Grid,
  MIRRORS,
  paces as measure,
  neighbour,
  placeOfStep,
  ROWS,
  type Square,
  straightWay,
} from '@skald/games/grid-kit';
import { type Spot, WIDEST } from '../../content/battle-map.ts';
import { CHARGE, INTERCEPTION } from '../../content/movement.ts';
import { type Bodies, type Body, isActive, isEnemy, isFartherThan } from './bodies.ts';
import type { Ground } from './ground.ts';
import { engagedWith, isEngaged, isInReach, REACH, squaresInReach } from './reach.ts';
import {
  costAlong,
  everyBarredStep,
  farthest,
  HALVES,
  openSteps,
  spotOf,
  squareOf,
  stridesOf,
  takenFor,
} from './steps.ts';
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
export function dashTo(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  goal: Spot,
  paces: number,
  mode: Headlong,
): Way | null {
  if (takenFor(ground, bodies, body).has(squareOf(ground, goal))) return null;
  const path = straight(ground, body, goal);
  const cost = costAlong(ground, stridesOf(ground, bodies, body, 'walk', 'bold'), path);
  if (cost === null || cost > paces) return null;
  const shunned = shunnedBy(ground, bodies, body);
  const meetsOthers = mode === 'fleeing' && path.some((spot) => shunned.has(squareOf(ground, spot)));
  return meetsOthers ? null : { path, paces: cost };
}

/** Bits of a square to which a dash leads. */
export const RUSHES = 1;
export const FLEES = 2;

/**
 * By square: whether somebody can run there recklessly, and whether he can flee there. His own leads nowhere. What the
 * ways cost on an empty field is known by where they begin; of these are taken off those that somebody bars.
 */
export function dashes(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  paces: number,
  mayFlee = true,
): Uint8Array {
  const open = openSteps(ground, body, 'walk', 'bold');
  const costs = costsOfDashes(ground, open, body, paces * HALVES);
  const found = new Uint8Array(ground.grid.size);
  const ends = mayFlee ? RUSHES | FLEES : RUSHES;
  for (let square = 0; square < found.length; square++)
    if (costs[square]! <= paces * HALVES) found[square] = ends;
  const leave = (from: Square, direction: number, left: number): void =>
    leaveOf(ground, body, from, direction, left, found);
  everyBarredStep(ground, bodies, body, open, (from, direction) => leave(from, direction, 0));
  if (mayFlee) {
    const shunned = shunnedBy(ground, bodies, body);
    const start = squareOf(ground, body);
    for (const square of shunned)
      for (let direction = 0; direction < 8; direction++) {
        const from = neighbour(ground.grid, square, direction);
        // Whoever is among others already has come there by another step.
        if (from >= 0 && (from === start || !shunned.has(from))) leave(from, (direction + 4) & 7, RUSHES);
      }
  }
  for (const square of takenFor(ground, bodies, body)) found[square] = 0;
  return found;
}

/** Takes something off where the straight ways lead that a step is part of. */
function leaveOf(
  { grid }: Ground,
  body: Body,
  from: Square,
  direction: number,
  left: number,
  found: Uint8Array,
): void {
  const [x, y] = [(from % grid.width) - body.x, Math.floor(from / grid.width) - body.y];
  for (let mirror = 0; mirror < MIRRORS.length; mirror++) {
    const turned = MIRRORS[mirror]![direction]!;
    const [across, down] = [mirror % 2 === 0 ? 1 : -1, mirror < 2 ? 1 : -1];
    if (turned < FIRST_TURN || turned > LAST_TURN || x * across < 0 || y * down < 0) continue;
    const columns = mirror % 2 === 0 ? grid.width - body.x : body.x + 1;
    const rows = mirror < 2 ? grid.height - body.y : body.y + 1;
    const fan = fanFor(columns, rows);
    const { taken, takenFrom, ends, endsBefore, beyond } = fan;
    const place = placeOfStep(fan, x * across, y * down, turned);
    const start = body.y * grid.width + body.x;
    for (let i = takenFrom[place]!; i < takenFrom[place + 1]!; i++) {
      const last = endsBefore[beyond[taken[i]!]!]!;
      for (let end = endsBefore[taken[i]!]!; end < last; end++) {
        const [dx, dy] = [ends[end]! & COLUMNS, ends[end]! >> ROWS];
        if (dx < columns && dy < rows) found[start + across * dx + down * dy * grid.width]! &= left;
      }
    }
  }
}

/** To the right, and down. */
const FIRST_TURN = 2;
const LAST_TURN = 4;

/** Of a few sizes: as large as the field is on that side of him, so that few ways end beyond its edge. */
const fanFor = (columns: number, rows: number): Fan => fanOf(rounded(columns), rounded(rows));
const ROUNDED = 8;
const rounded = (count: number): number => Math.ceil(count / ROUNDED) * ROUNDED;

/** What straight ways cost by where they end, as far as was asked. */
interface Dashes {
  readonly budget: number;
  readonly costs: Uint16Array;
}

/** By the steps they are made of and where they begin; when there are too many, all are forgotten. */
let known = new WeakMap<Uint16Array, Map<Square, Dashes>>();
const MOST_KNOWN = 4096;
let count = 0;

function costsOfDashes(ground: Ground, open: Uint16Array, body: Body, budget: number): Uint16Array {
  const from = squareOf(ground, body);
  const before = known.get(open)?.get(from);
  if (before !== undefined && before.budget >= budget) return before.costs;
  if (count++ === MOST_KNOWN) [known, count] = [new WeakMap(), 1];
  const all = known.get(open) ?? new Map<Square, Dashes>();
  known.set(open, all);
  const costs = findDashes(ground, open, body, budget);
  all.set(from, { budget, costs });
  return costs;
}

const NEVER = 0xffff;

function findDashes({ grid }: Ground, open: Uint16Array, body: Body, budget: number): Uint16Array {
  const costs = new Uint16Array(grid.size).fill(NEVER);
  const [columns, rows] = [grid.width - body.x, grid.height - body.y];
  for (let mirror = 0; mirror < MIRRORS.length; mirror++) {
    const fan = fanFor(mirror % 2 === 0 ? columns : body.x + 1, mirror < 2 ? rows : body.y + 1);
    dashAlong(grid, fan, mirror, open, body.y * grid.width + body.x, budget, costs);
  }
  return costs;
}

/** After so many steps: where one is, and in one number what one has spent and whether the next diagonal counts twice. */
const at = new Int16Array(rounded(WIDEST) + 1);
const how = new Int32Array(rounded(WIDEST) + 1);
const TWICE = 1;
const SPENT = 1;

/** The ways of `straight` all together, without a list of each: this is where listing a turn would spend its time. */
function dashAlong(
  { width }: Grid,
  { steps: turned, beyond }: Fan,
  mirror: number,
  steps: Uint16Array,
  from: Square,
  budget: number,
  costs: Uint16Array,
): void {
  const way = turned[mirror]!;
  at[0] = from;
  how[0] = 0;
  for (let step = 0; step < way.length; ) {
    const code = way[step]!;
    const depth = code >> DEPTH;
    const direction = code & DIRECTION;
    const here = at[depth]!;
    const before = how[depth]!;
    const cost = steps[here * 8 + direction]!;
    const paid = (before >> SPENT) + (cost << (direction & before & TWICE));
    if (cost === 0 || paid > budget) {
      step = beyond[step]!;
      continue;
    }
    const to = here + ACROSS[direction]! + DOWN[direction]! * width;
    at[depth + 1] = to;
    how[depth + 1] = (paid << SPENT) | ((before ^ direction) & TWICE);
    if ((code & ENDS) !== 0) costs[to] = paid;
    step++;
  }
}

const ACROSS = Int8Array.from(DIRECTIONS, ([dx]) => dx);
const DOWN = Int8Array.from(DIRECTIONS, ([, dy]) => dy);

/** Where somebody who flees would be among others who fight. RUN-ACT-24 */
function shunnedBy(ground: Ground, bodies: Bodies, body: Body): ReadonlySet<Square> {
  const shunned = new Set<Square>();
  for (const [ally, enemy] of otherFights(ground, bodies, body)) {
    const near = new Set(squaresInReach(ground, ally, body.size));
    for (const square of squaresInReach(ground, enemy, body.size)) if (near.has(square)) shunned.add(square);
  }
  return shunned;
}

/** An ally and an enemy who are Engaged; the fight in which somebody stands himself is not another. RUN-ACT-24 */
const otherFights = (ground: Ground, bodies: Bodies, body: Body): [Body, Body][] =>
  bodies
    .filter((ally) => ally.id !== body.id && !isEnemy(body, ally))
    .flatMap((ally) => engagedWith(ground, bodies, ally).map((enemy): [Body, Body] => [ally, enemy]))
    .filter((pair) => !pair.every((fighter) => isInReach(ground, fighter, body)));

/** Where an enemy who is not Engaged can stop somebody that flees, the nearest first. RUN-ACT-23, RUN-RULING-C14 */
export function interceptions(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  path: readonly Spot[],
  enemy: Body,
): Goal[] {
  if (!isEnemy(body, enemy) || !isActive(enemy) || engagedWith(ground, bodies, enemy).length > 0) return [];
  const most = farthest(ground, INTERCEPTION) + REACH;
  if (path.every(({ x, y }) => isFartherThan(enemy, { x, y, size: body.size }, most))) return [];
  const near = new Uint8Array(ground.grid.size);
  for (const { x, y } of path)
    for (const square of squaresInReach(ground, { x, y, size: body.size }, enemy.size)) near[square] = 1;
  return reachable(ground, bodies, enemy, INTERCEPTION).filter((goal) => near[squareOf(ground, goal)] === 1);
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
