// Who can be shot at or bewitched from where, as quickly as it can be told.

import { RULER, type Ruler } from '../content/index.ts';
import { openSquares, sightLine } from '../rules/geometry/sight.ts';
import { type Field, isAhead, type Stand } from './field.ts';

const gap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, b - a - aSize, a - b - bSize);

export function isNear(at: Stand, other: Stand, ruler: Ruler): boolean {
  const dx = gap(at.x, at.size, other.x, other.size);
  const dy = gap(at.y, at.size, other.y, other.size);
  return dx * dx + dy * dy <= RULER[ruler] ** 2;
}

/** Exact; of two models of one square it is found out once, whatever way they look. */
export function sees(field: Field, at: Stand, other: Stand): boolean {
  if (at.size === 2 || other.size === 2) return isInSight(field, at, other);
  if (!isAhead(at, other.x, other.y)) return false;
  const { width, lines, terrain } = field;
  const key = (at.y * width + at.x) * terrain.grid.size + other.y * width + other.x;
  let known = lines.get(key);
  if (known === undefined) {
    known = isInSight(field, at, other);
    lines.set(key, known);
  }
  return known;
}

function isInSight(field: Field, at: Stand, other: Stand): boolean {
  const { terrain, width, occupied } = field;
  const targets = squaresOf(other, width);
  const open = squaresOf(at, width).some((eye) => {
    const lines = openSquares(terrain, eye);
    return targets.some((square) => lines[square] === 1);
  });
  if (!open) return false;
  if (at.size === 1 && other.size === 1 && !isCrowded(field, at, other)) return true;
  const square = at.y * width + at.x;
  return sightLine(terrain, occupied, { square, facing: at.facing, size: at.size }, targets) !== null;
}

function squaresOf({ x, y, size }: Stand, width: number): number[] {
  const square = y * width + x;
  return size === 1 ? [square] : [square, square + 1, square + width, square + width + 1];
}

const covers = ({ x, y, size }: Stand, toX: number, toY: number): boolean =>
  toX >= x && toX < x + size && toY >= y && toY < y + size;

/** Whether any model could be in the way. */
function isCrowded({ occupied, width }: Field, at: Stand, other: Stand): boolean {
  for (let y = Math.min(at.y, other.y); y <= Math.max(at.y + at.size, other.y + other.size) - 1; y++)
    for (let x = Math.min(at.x, other.x); x <= Math.max(at.x + at.size, other.x + other.size) - 1; x++)
      if (occupied[y * width + x] === 1 && !covers(at, x, y) && !covers(other, x, y)) return true;
  return false;
}
