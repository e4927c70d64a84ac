// How far it is from one to another.

import type { Footprint } from './footprint.ts';
import { columnOf, type Grid, rowOf } from './grid.ts';

/** What so many columns and rows apart come to; neither is less than 0. */
export type Measure = (dx: number, dy: number) => number;

/** A diagonal step is as long as any other. */
export const chebyshev: Measure = (dx, dy) => Math.max(dx, dy);

/** Every second diagonal step counts twice, the first of them does not. */
export const paces: Measure = (dx, dy) => Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2);

/** The straight line, squared so that it stays whole. */
export const squared: Measure = (dx, dy) => dx * dx + dy * dy;

/** Between the nearest squares of the two. */
export const distance = (grid: Grid, a: Footprint, b: Footprint, measure: Measure): number =>
  measure(
    offset(columnOf(grid, a.square), a.size, columnOf(grid, b.square), b.size),
    offset(rowOf(grid, a.square), a.size, rowOf(grid, b.square), b.size),
  );

/** The square of the straight line between their nearest points: 0 where they touch. */
export const gapSquared = (grid: Grid, a: Footprint, b: Footprint): number =>
  squared(
    gap(columnOf(grid, a.square), a.size, columnOf(grid, b.square), b.size),
    gap(rowOf(grid, a.square), a.size, rowOf(grid, b.square), b.size),
  );

/** The space between two that begin at `a` and `b` in the same row. */
export const gap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, b - a - aSize, a - b - bSize);

const offset = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, b - a - aSize + 1, a - b - bSize + 1);
