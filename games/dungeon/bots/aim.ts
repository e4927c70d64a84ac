// Who can be shot at or bewitched from where, as quickly as it can be told.

import { gap, hasLine, openSquares, squaresOf } from '@skald/games/grid-kit';
import { FACINGS, RULER, type Ruler } from '../content/index.ts';
import { BOOKCASE, FREE } from '../rules/geometry/terrain.ts';
import { type Field, facingsTo, isAhead, type Stand } from './field.ts';

export function isNear(at: Stand, other: Stand, ruler: Ruler): boolean {
  const dx = gap(at.x, at.size, other.x, other.size);
  const dy = gap(at.y, at.size, other.y, other.size);
  return dx * dx + dy * dy <= RULER[ruler] ** 2;
}

/** Exact; of two models of one square it is found out once, whatever way they look. */
export function sees(field: Field, at: Stand, other: Stand): boolean {
  if (at.size === 2 || other.size === 2) return findsLine(field, at, other);
  return isAhead(at, other.x, other.y) && isOpen(field, at, other);
}

/** The ways to look, as bits in the order of `FACINGS`, from which there is a line. */
export function seenFacings(field: Field, at: Stand, other: Stand): number {
  if (at.size === 1 && other.size === 1)
    return isOpen(field, at, other) ? facingsTo(at, other.x, other.y) : 0;
  let ways = 0;
  FACINGS.forEach((facing, way) => {
    if (findsLine(field, { ...at, facing }, other)) ways |= 1 << way;
  });
  return ways;
}

/** Whether a line leads from one square to another, whatever way one looks. */
function isOpen(field: Field, at: Stand, other: Stand): boolean {
  const { width, lines, terrain } = field;
  const key = (at.y * width + at.x) * terrain.grid.size + other.y * width + other.x;
  let known = lines.get(key);
  if (known === undefined) {
    known = isInSight(field, at, other);
    lines.set(key, known);
  }
  return known;
}

const isInSight = (field: Field, at: Stand, other: Stand): boolean => {
  const { terrain, width } = field;
  const open = openSquares(terrain, at.y * width + at.x)[other.y * width + other.x] === 1;
  return open && (!isCrowded(field, at, other) || findsLine(field, at, other));
};

/** From any part of the one to any part of the other that is before it; neither is in its own way. */
function findsLine(field: Field, at: Stand, other: Stand): boolean {
  const { terrain, width } = field;
  const { grid } = terrain;
  const ground = crowded(field);
  const eyes = squaresOf(grid, { square: at.y * width + at.x, size: at.size });
  const targets = squaresOf(grid, { square: other.y * width + other.x, size: other.size });
  const own = [...eyes, ...targets];
  const large = own.length > 2;
  const kinds = own.map((square) => ground[square] as number);
  for (const square of own) ground[square] = FREE;
  const found = eyes.some((eye) => {
    const open = openSquares(terrain, eye);
    return targets.some((square) => {
      const x = square % width;
      if (open[square] !== 1) return false;
      if (large && !isAhead(at, x, (square - x) / width)) return false;
      return hasLine(grid, ground, eye, square);
    });
  });
  own.forEach((square, i) => {
    ground[square] = kinds[i] as number;
  });
  return found;
}

const grounds = new WeakMap<Uint8Array, Uint8Array>();

/** The ground with all who stand on it: they hide what is behind them. */
function crowded({ terrain: { ground }, occupied }: Field): Uint8Array {
  let found = grounds.get(occupied);
  if (found === undefined) {
    found = ground.map((kind, square) => (occupied[square] === 1 ? BOOKCASE : kind));
    grounds.set(occupied, found);
  }
  return found;
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
