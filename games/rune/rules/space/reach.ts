// Who reaches whom with a blow: Engagement, and the crowd around a defender. RUN-ENGAGE-01 to -03

import { isClear, type Square } from '@skald/games/grid-kit';
import { type Base, type Bodies, type Body, distance, isActive, isEnemy } from './bodies.ts';
import type { Ground } from './ground.ts';

/** Paces. RUN-ENGAGE-01 */
export const REACH = 3;
/** Feet. RUN-RULING-C04 */
const HIGHEST_REACH = 7.5;
const WIDTH = 2 * REACH + 1;

/** By square, and by how far the other one is off: 0 not asked yet, 1 no, 2 yes. */
const tables = new WeakMap<Ground, Uint8Array>();

/** Whether somebody here can strike somebody there, whatever stands between but a wall. RUN-RULING-C04 */
export function isInReach(ground: Ground, a: Base, b: Base): boolean {
  if (distance(a, b) > REACH) return false;
  for (let y = a.y; y < a.y + a.size; y++)
    for (let x = a.x; x < a.x + a.size; x++)
      for (let toY = b.y; toY < b.y + b.size; toY++)
        for (let toX = b.x; toX < b.x + b.size; toX++) if (areInReach(ground, x, y, toX, toY)) return true;
  return false;
}

/** By square, size of whoever stands there, and size of the other: the squares in reach, once they were asked for. */
const neighbourhoods = new WeakMap<Ground, (readonly Square[] | undefined)[]>();
const SIZES = 8;

/** Where somebody of a size would be in another's reach, wholly on the field. */
export function squaresInReach(ground: Ground, of: Base, size: Base['size']): readonly Square[] {
  const known = neighbourhoods.get(ground) ?? [];
  neighbourhoods.set(ground, known);
  const key = ((of.y * ground.grid.width + of.x) * SIZES + of.size) * SIZES + size;
  const squares = known[key] ?? findInReach(ground, of, size);
  known[key] = squares;
  return squares;
}

function findInReach(ground: Ground, of: Base, size: Base['size']): Square[] {
  const { width, height } = ground.grid;
  const squares: Square[] = [];
  const [left, top] = [Math.max(0, of.x - REACH - size + 1), Math.max(0, of.y - REACH - size + 1)];
  const right = Math.min(width - size, of.x + of.size - 1 + REACH);
  const bottom = Math.min(height - size, of.y + of.size - 1 + REACH);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      if (isInReach(ground, of, { x, y, size })) squares.push(y * width + x);
  return squares;
}

/** Enemies in each other's reach, whether or not anyone has attacked. RUN-ENGAGE-01 */
export const isEngaged = (ground: Ground, a: Body, b: Body): boolean =>
  isEnemy(a, b) && isActive(a) && isActive(b) && isInReach(ground, a, b);

/** In the order of the bodies. RUN-ENGAGE-02 */
export const engagedWith = (ground: Ground, bodies: Bodies, body: Body): Body[] =>
  bodies.filter((other) => isEngaged(ground, body, other));

/** How many can get at somebody of a size. RUN-RULING-C34 */
const ROOM_AROUND = { 1: 4, 2: 8, 3: 12, 4: 16 } as const;

/**
 * The enemies who press a defender and may strike at him, the nearest first; there is no room for more. Bare fists count
 * as a weapon once they have struck at him. RUN-RULING-C34
 */
export const pressedBy = (ground: Ground, bodies: Bodies, defender: Body): Body[] =>
  bodies
    .filter(
      (other) =>
        isEnemy(defender, other) && isActive(other) && other.armed && isInReach(ground, defender, other),
    )
    .sort((a, b) => distance(defender, a) - distance(defender, b))
    .slice(0, ROOM_AROUND[defender.size]);

function areInReach(ground: Ground, x: number, y: number, toX: number, toY: number): boolean {
  const [dx, dy] = [toX - x, toY - y];
  if (Math.abs(dx) > REACH || Math.abs(dy) > REACH) return false;
  const { grid, feet } = ground;
  const [from, to] = [y * grid.width + x, toY * grid.width + toX];
  const table = tableOf(ground);
  const cell = (from * WIDTH + dy + REACH) * WIDTH + dx + REACH;
  if (table[cell] === 0) {
    const near = distance({ x, y, size: 1 }, { x: toX, y: toY, size: 1 }) <= REACH;
    const level = Math.abs(feet[from]! - feet[to]!) <= HIGHEST_REACH;
    table[cell] = near && level && isClear(ground, from, to) ? 2 : 1;
  }
  return table[cell] === 2;
}

function tableOf(ground: Ground): Uint8Array {
  const known = tables.get(ground);
  if (known !== undefined) return known;
  const table = new Uint8Array(ground.grid.size * WIDTH * WIDTH);
  tables.set(ground, table);
  return table;
}
