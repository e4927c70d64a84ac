// What one holds in the hand while drawing, which key takes it up, and what it does to the map.

import { type Brush, brush, dot } from '@skald/games/board-kit';
import {
  beyond,
  DIRECTIONS,
  edgeOf,
  type Hex,
  type HexMap,
  hexInRow,
  placeInRows,
  type Terrain,
} from '../../../content/index.ts';
import { between, hexUnder, type Point, RADIUS, sideOfHex } from '../hexmap/index.ts';
import { columnsOf, drawRiver, paint, startShip, toggleBridge, withinRows } from './edits.ts';

export const GROUNDS = [
  'grassland',
  'woods',
  'mountain',
  'swamp',
  'coast',
  'village',
  'castle',
  'sea',
  'noHex',
] as const satisfies readonly (Terrain | 'noHex')[];
export const MARKS = ['river', 'bridge', 'ship'] as const;

export type Tool = 'look' | (typeof GROUNDS)[number] | (typeof MARKS)[number];

export const KEYS: Readonly<Record<Tool, string>> = {
  look: 'l',
  grassland: 'g',
  woods: 'w',
  mountain: 'm',
  swamp: 's',
  coast: 'c',
  village: 'v',
  castle: 'k',
  sea: 'o',
  noHex: 'x',
  river: 'r',
  bridge: 'b',
  ship: 'p',
};

export const toolOf = (key: string): Tool | undefined =>
  (Object.keys(KEYS) as Tool[]).find((tool) => KEYS[tool] === key.toLowerCase());

const isGround = (tool: Tool): tool is (typeof GROUNDS)[number] =>
  (GROUNDS as readonly Tool[]).includes(tool);

/** What pressing a hex does. */
export function applied(map: HexMap, tool: Tool, hex: Hex): HexMap {
  if (tool === 'ship') return startShip(map, hex);
  return isGround(tool) ? paint(map, hex, tool === 'noHex' ? null : tool) : map;
}

/** What a key does to one of the six sides of a hex: a bridge for who builds bridges, otherwise water. */
export function appliedToSide(map: HexMap, tool: Tool, hex: Hex, side: number): HexMap {
  const d = DIRECTIONS[side];
  const other = d === undefined ? hex : beyond(hex, d);
  if (other === hex || !withinRows(map, other)) return map;
  const edge = edgeOf(hex, other);
  return tool === 'bridge' ? toggleBridge(map, edge) : drawRiver(map, edge, !map.river.includes(edge));
}

/** The edge between two hexes of the sheet that lies nearest to a point. */
export function edgeUnder(map: HexMap, point: Point): string | null {
  const hex = hexUnder(point);
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const d of DIRECTIONS) {
    const other = beyond(hex, d);
    const [x, y] = between(...sideOfHex(hex, d));
    const away = Math.hypot(point[0] - x, point[1] - y);
    if (away < least && withinRows(map, hex) && withinRows(map, other))
      [found, least] = [edgeOf(hex, other), away];
  }
  return found;
}

/** What a tool does where it is pressed down. */
export function brushAt(map: HexMap, tool: Tool, at: Point): Brush<HexMap, Point> {
  if (tool === 'bridge')
    return dot((drawn, point) => {
      const edge = edgeUnder(drawn, point);
      return edge === null ? drawn : toggleBridge(drawn, edge);
    });
  if (tool !== 'river') return brush((drawn, point) => applied(drawn, tool, hexUnder(point)), pointsTowards);
  // The whole stroke lets water in, or takes it out.
  const first = edgeUnder(map, at);
  const wet = first === null || !map.river.includes(first);
  return brush(
    (drawn, point) => {
      const edge = edgeUnder(drawn, point);
      return edge === null ? drawn : drawRiver(drawn, edge, wet);
    },
    (_, to) => [to],
  );
}

/** So close to each other that no hex between them is left out. */
function pointsTowards(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (RADIUS / 2)));
  return Array.from({ length: steps }, (_, i) => between(from, to, (i + 1) / steps));
}

/** Where a key leads from a hex; the sheet's own edge stops it. */
export function steppedTo(map: HexMap, from: Hex, key: string): Hex | null {
  const [column, row] = placeInRows(from);
  const last = columnsOf(map) - 1;
  const to = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, row],
    End: [last, row],
    PageUp: [column, 0],
    PageDown: [column, map.rows.length - 1],
  }[key];
  if (to === undefined) return null;
  const [toColumn = 0, toRow = 0] = to;
  const hex = hexInRow(toColumn, toRow);
  return toRow >= 0 && withinRows(map, hex) ? hex : from;
}
