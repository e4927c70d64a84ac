// Whoever stands on the field, and what of it he fills.

import { type Footprint, paces, squaresOf } from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import type { Ground } from './ground.ts';

export type Side = 'heroes' | 'foes';

/** Column, row and side of the squares that he fills, from the top left one. RUN-RULING-C02 */
export interface Base extends Spot {
  readonly size: 1 | 2 | 3 | 4;
}

export interface Body extends Base {
  readonly id: string;
  readonly side: Side;
  /** Can act, and so Engages others. */
  readonly able: boolean;
  readonly alive: boolean;
  /** With a melee weapon ready, or one of nature's. */
  readonly armed: boolean;
}

export type Bodies = readonly Body[];

/** On foot; up and down sheer faces too; in deep water and out of it. */
export type Means = 'walk' | 'climb' | 'swim';

export const isEnemy = (one: Body, other: Body): boolean => one.side !== other.side;
/** Whoever can still fight. */
export const isActive = ({ alive, able }: Body): boolean => alive && able;

export const footprintOf = ({ grid }: Ground, { x, y, size }: Base): Footprint => ({
  square: y * grid.width + x,
  size,
});

export const squaresUnder = (ground: Ground, base: Base): number[] =>
  squaresOf(ground.grid, footprintOf(ground, base));

/** Between the nearest squares of the two. RUN-RULING-C03 */
export const distance = (a: Base, b: Base): number =>
  paces(offset(a.x, a.size, b.x, b.size), offset(a.y, a.size, b.y, b.size));

/** So many columns and rows. */
export const apart = (a: Base, b: Base): [dx: number, dy: number] => [
  offset(a.x, a.size, b.x, b.size),
  offset(a.y, a.size, b.y, b.size),
];

/** Whether more columns or rows than so many are between them. */
export const isFartherThan = (a: Base, b: Base, squares: number): boolean =>
  offset(a.x, a.size, b.x, b.size) > squares || offset(a.y, a.size, b.y, b.size) > squares;

const offset = (from: number, size: number, to: number, toSize: number): number =>
  to >= from ? Math.max(0, to - from - size + 1) : Math.max(0, from - to - toSize + 1);

/** Of several squares: as high as the highest of them. */
export function feetOf(ground: Ground, base: Base): number {
  if (base.size === 1) return ground.feet[base.y * ground.grid.width + base.x]!;
  return Math.max(...squaresUnder(ground, base).map((square) => ground.feet[square]!));
}
