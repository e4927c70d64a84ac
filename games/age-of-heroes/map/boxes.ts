// The boxes that names, badges and counters take up on the map.

import type { Area } from '../content/areas.ts';
import { areaName } from '../text/names.ts';
import { nameSize } from './names.ts';
import type { Arrangement, Box, Point } from './types.ts';

export type Name = Pick<Arrangement, 'label' | 'badge'>;

/** The room for a stack of counters, for a second one, and for the badge; in units. */
export const STACK: Point = [54, 44];
export const SPARE: Point = [40, 40];
export const BADGE = 20;

/** The boxes that no other name may cover: the name's own, in either language, and the badge's. */
export function boxesOf(area: Area, { label, badge }: Name): Box[] {
  const [width, height] = labelSize(area, label.size, label.rows);
  const name = around(label.at, [width, height]);
  return badge ? [name, around(badge, [BADGE, BADGE])] : [name];
}

export function overlap(a: Box, b: Box, apart = 0): boolean {
  return (
    a[0] < b[0] + b[2] + apart &&
    b[0] < a[0] + a[2] + apart &&
    a[1] < b[1] + b[3] + apart &&
    b[1] < a[1] + a[3] + apart
  );
}

export function around([x, y]: Point, [width, height]: Point): Box {
  return [x - width / 2, y - height / 2, width, height];
}

/** The room a name needs, in the language in which it is longest. */
export function labelSize(area: Area, size: number, rows: 1 | 2): Point {
  const sizes = (['en', 'de'] as const).map((language) => nameSize(areaName(area, language), size, rows));
  return [Math.max(...sizes.map(([width]) => width)), Math.max(...sizes.map(([, height]) => height))];
}

/** The size of what two boxes share. */
export function common(a: Box, b: Box): number {
  const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return Math.max(0, across) * Math.max(0, down);
}

export const grown = ([x, y, width, height]: Box, by: number): Box => [
  x - by,
  y - by,
  width + 2 * by,
  height + 2 * by,
];
