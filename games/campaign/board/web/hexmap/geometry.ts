// Where hexes lie in the drawing: points upwards, odd rows half a hex to the right.

import {
  beyond,
  coordinates,
  DIRECTIONS,
  type Direction,
  type Hex,
  type HexMap,
  hexAt,
} from '../../../content/index.ts';

export type Point = readonly [x: number, y: number];

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** From the middle of a hex to its corners, and from side to side. */
export const RADIUS = 50;
const WIDE = Math.sqrt(3) * RADIUS;
const HIGH = 1.5 * RADIUS;
/** What is shown of the land beyond the map. */
const MARGIN = 36;

export function centreOf(hex: Hex): Point {
  const [q, r] = coordinates(hex);
  return [MARGIN + WIDE * (q + r / 2 + 0.5), MARGIN + RADIUS + HIGH * r];
}

export function extentOf({ rows }: HexMap): Extent {
  const columns = Math.max(...rows.map((row) => row.length));
  return {
    width: 2 * MARGIN + WIDE * (columns + (rows.length > 1 ? 0.5 : 0)),
    height: 2 * MARGIN + 2 * RADIUS + HIGH * (rows.length - 1),
  };
}

/** The hex under a point of the drawing, whether or not the map reaches so far. */
export function hexUnder([x, y]: Point): Hex {
  const r = (y - MARGIN - RADIUS) / HIGH;
  const q = (x - MARGIN) / WIDE - 0.5 - r / 2;
  const [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(-q - r);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS + q + r)];
  if (offQ > offR && offQ > offS) return hexAt(-roundR - roundS, roundR);
  return offR > offS ? hexAt(roundQ, -roundQ - roundS) : hexAt(roundQ, roundR);
}

/** Corner 0 is at the lower right; the side of direction `d` runs from corner `d` to the next. */
function corner([x, y]: Point, index: number, radius = RADIUS): Point {
  const angle = ((30 - 60 * index) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export const sideOfHex = (hex: Hex, d: Direction): readonly [Point, Point] => {
  const centre = centreOf(hex);
  return [corner(centre, d), corner(centre, d + 1)];
};

export function hexPath(hex: Hex, inset = 0): string {
  const centre = centreOf(hex);
  return `M${DIRECTIONS.map((d) => written(corner(centre, d, RADIUS - inset))).join('L')}Z`;
}

export const written = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export const between = ([ax, ay]: Point, [bx, by]: Point, t = 0.5): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** The borders of a set of hexes: loops of corners with the set at their left hand. */
export function bordersOf(hexes: ReadonlySet<Hex>): Point[][] {
  const onward = new Map<string, { readonly from: Point; readonly to: Point }>();
  for (const hex of hexes)
    for (const d of DIRECTIONS) {
      if (hexes.has(beyond(hex, d))) continue;
      const [from, to] = sideOfHex(hex, d);
      onward.set(written(from), { from, to });
    }
  const loops: Point[][] = [];
  while (onward.size > 0) {
    const loop: Point[] = [];
    let key = onward.keys().next().value as string;
    for (let side = onward.get(key); side !== undefined; side = onward.get(key)) {
      onward.delete(key);
      loop.push(side.from);
      key = written(side.to);
    }
    loops.push(loop);
  }
  return loops;
}

/** The exact outline of a set of hexes. */
export const outlineOf = (hexes: Iterable<Hex>): string =>
  bordersOf(new Set(hexes))
    .map((loop) => `M${loop.map(written).join('L')}Z`)
    .join('');
