// One step. DUN-MOV-03 to -08, DUN-LARGE-06 to -09, DUN-RULING-05 and -06.

import { FACINGS, type Facing, type Square } from '../../content/index.ts';
import { type Base, columnOf, DIRECTION, DIRECTIONS, neighbour, rowOf, squaresOf } from './grid.ts';
import { type Ground, isFree, isPassable } from './ground.ts';

/** A base that moves. */
export interface Mover extends Base {
  readonly ethereal: boolean;
}

/** Where one step can lead: each costs one point. Enemy front arcs are not considered here. */
export function steps(ground: Ground, mover: Mover): Square[] {
  return mover.size === 1 ? smallSteps(ground, mover) : largeSteps(ground, mover);
}

/** The facings a quarter turn away; each costs a Large model one point, others nothing. DUN-LARGE-08 */
export const quarterTurns = (facing: Facing): readonly [Facing, Facing] => [
  FACINGS[(FACINGS.indexOf(facing) + 1) % 4]!,
  FACINGS[(FACINGS.indexOf(facing) + 3) % 4]!,
];

/** Whether the whole base of a mover would be in an enemy's front arc in no square. DUN-RULING-04, -08 */
export function isThreatened({ terrain, threats }: Ground, base: Pick<Base, 'square' | 'size'>): boolean {
  return base.size === 1
    ? threats[base.square]! > 0
    : squaresOf(terrain.grid, base).some((square) => threats[square]! > 0);
}

function smallSteps(ground: Ground, { square, ethereal }: Mover): Square[] {
  const { grid } = ground.terrain;
  const open = (direction: number) => {
    const next = neighbour(grid, square, direction & 7);
    return next >= 0 && isPassable(ground, next, ethereal);
  };
  const found: Square[] = [];
  for (let direction = 0; direction < 8; direction++) {
    if (!open(direction)) continue;
    const diagonal = direction % 2 === 1;
    if (!diagonal || open(direction - 1) || open(direction + 1))
      found.push(neighbour(grid, square, direction));
  }
  return found;
}

function largeSteps(ground: Ground, mover: Mover): Square[] {
  const forward = DIRECTION[mover.facing];
  const fits = (direction: number) => largeFits(ground, mover.square, direction & 7);
  const ways = [forward, forward + 4];
  for (const side of [-1, 1]) {
    const besides = fits(forward) || fits(forward + 2 * side + 8);
    if (besides) ways.push(forward + side + 8);
  }
  return ways.filter(fits).map((way) => neighbour(ground.terrain.grid, mover.square, way & 7));
}

/** Whether a Large base can stand one square further in this direction. DUN-LARGE-09 */
function largeFits(ground: Ground, square: Square, direction: number): boolean {
  const { grid } = ground.terrain;
  const [dx, dy] = DIRECTIONS[direction]!;
  const x = columnOf(grid, square) + dx;
  const y = rowOf(grid, square) + dy;
  if (x < 0 || y < 0 || x + 2 > grid.width || y + 2 > grid.height) return false;
  return squaresOf(grid, { square: y * grid.width + x, size: 2 }).every((each) => isFree(ground, each));
}
