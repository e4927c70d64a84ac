// A course over time as lines: pure, `plot.tsx` draws it.

import type { Size } from './camera.ts';

export interface Axes {
  x(time: number): number;
  y(value: number): number;
}

export interface Edge {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const axesOf = (
  { width, height }: Size,
  { left, right, top, bottom }: Edge,
  last: number,
  most: number,
): Axes => ({
  x: (time) => left + (time / Math.max(last, 1)) * (width - left - right),
  y: (value) => top + (1 - value / most) * (height - top - bottom),
});

/** 0, a step, two steps, as far as the last. */
export const stepsTo = (last: number, step: number): number[] =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);

export const lineOf = <T>(entries: readonly T[], x: (one: T) => number, y: (one: T) => number): string =>
  entries.map((one, i) => `${i === 0 ? 'M' : 'L'}${x(one)} ${y(one)}`).join('');
