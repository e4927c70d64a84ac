// One step. DUN-MOV-03 to -08, DUN-LARGE-06 to -09, DUN-RULING-05 and -06.

import { type Footprint, type Square, shifted, squaresOf, stepsFrom } from '@skald/games/grid-kit';
import { FACINGS, type Facing } from '../../content/index.ts';
import { type Base, DIRECTION } from './base.ts';
import { type Ground, isFree, isPassable } from './ground.ts';

/** A base that moves. */
export interface Mover extends Base {
  readonly ethereal: boolean;
}

/** Where one step can lead: each costs one point. Enemy front arcs are not considered here. */
export function steps(ground: Ground, mover: Mover): Square[] {
  if (mover.size === 2) return largeSteps(ground, mover);
  return stepsFrom(ground.terrain.grid, mover.square, (_, to) => isPassable(ground, to, mover.ethereal));
}

/** The facings a quarter turn away; each costs a Large model one point, others nothing. DUN-LARGE-08 */
export const quarterTurns = (facing: Facing): readonly [Facing, Facing] => [
  FACINGS[(FACINGS.indexOf(facing) + 1) % 4]!,
  FACINGS[(FACINGS.indexOf(facing) + 3) % 4]!,
];

/** Whether the whole base of a mover would be in an enemy's front arc in no square. DUN-RULING-04, -08 */
export function isThreatened({ terrain, threats }: Ground, base: Footprint): boolean {
  return base.size === 1
    ? threats[base.square]! > 0
    : squaresOf(terrain.grid, base).some((square) => threats[square]! > 0);
}

function largeSteps(ground: Ground, mover: Mover): Square[] {
  const { grid } = ground.terrain;
  const forward = DIRECTION[mover.facing];
  /** −1 where it does not fit. DUN-LARGE-09 */
  const standing = (direction: number): Square => {
    const square = shifted(grid, mover, direction & 7);
    const fits = square >= 0 && squaresOf(grid, { square, size: 2 }).every((each) => isFree(ground, each));
    return fits ? square : -1;
  };
  const ahead = standing(forward);
  const found = [ahead, standing(forward + 4)];
  for (const side of [-1, 1]) {
    const besides = ahead >= 0 || standing(forward + 2 * side + 8) >= 0;
    if (besides) found.push(standing(forward + side + 8));
  }
  return found.filter((square) => square >= 0);
}
