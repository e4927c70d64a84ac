// Where an arrow key leads from an area.

import { AREA, AREAS, type Area } from '../../content/index.ts';
import { middleOf } from './geometry.ts';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const UNIT: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Neighbours up to this angle from the direction are meant by it; others only if nothing else lies that way. */
const STRAIGHT = Math.cos((62 * Math.PI) / 180);
const SIDEWAYS = Math.cos((80 * Math.PI) / 180);

export function areaTowards(from: Area, direction: Direction): Area {
  return (
    best(from, AREA[from].neighbours, direction, STRAIGHT) ??
    best(from, AREAS, direction, STRAIGHT) ??
    best(from, AREA[from].neighbours, direction, SIDEWAYS) ??
    from
  );
}

function best(from: Area, among: readonly Area[], direction: Direction, least: number): Area | null {
  const [fromX, fromY] = middleOf(from);
  const [unitX, unitY] = UNIT[direction];
  let found: Area | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const to of among) {
    if (to === from) continue;
    const [x, y] = middleOf(to);
    const [dx, dy] = [x - fromX, y - fromY];
    const far = Math.hypot(dx, dy);
    const along = (dx * unitX + dy * unitY) / far;
    const cost = far * (2 - along);
    if (along >= least && cost < lowest) [found, lowest] = [to, cost];
  }
  return found;
}
