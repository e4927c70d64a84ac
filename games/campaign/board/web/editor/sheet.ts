// The sheet a map is drawn on, made larger or smaller at a side.

import {
  coordinates,
  edgeOf,
  type Hex,
  type HexMap,
  hexAt,
  hexesOf,
  NO_HEX,
} from '../../../content/index.ts';
import { columnsOf, withinRows } from './edits.ts';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type SheetSide = (typeof SIDES)[number];

/** The document's own bounds. */
const MOST_LINES = 30;
/** Every second row is shifted, so at the top rows come and go in pairs. */
const linesAt = (side: SheetSide): number => (side === 'top' ? 2 : 1);

/** A line of hexes more at one side: sea beside sea, otherwise grass. */
export function enlarge(map: HexMap, side: SheetSide): HexMap {
  const columns = columnsOf(map);
  const full = map.rows.map((row) => row.padEnd(columns, NO_HEX));
  const like = (letter = NO_HEX): string => (letter === '~' || letter === NO_HEX ? letter : 'g');
  const likeRow = (row = ''): string => [...row].map(like).join('');
  if ((side === 'left' || side === 'right' ? columns : full.length) + linesAt(side) > MOST_LINES) return map;
  switch (side) {
    case 'right':
      return { ...map, rows: full.map((row) => row + like(row.at(-1))) };
    case 'bottom':
      return { ...map, rows: [...full, likeRow(full.at(-1))] };
    case 'left':
      return shifted({ ...map, rows: full.map((row) => like(row[0]) + row) }, 1, 0);
    case 'top':
      return shifted({ ...map, rows: [likeRow(full[0]), likeRow(full[0]), ...full] }, -1, 2);
  }
}

/** A line less; what stood there is gone. */
export function reduce(map: HexMap, side: SheetSide): HexMap {
  const columns = columnsOf(map);
  const upright = side === 'top' || side === 'bottom';
  if ((upright ? map.rows.length : columns) <= linesAt(side)) return map;
  const full = map.rows.map((row) => row.padEnd(columns, NO_HEX));
  switch (side) {
    case 'right':
      return cropped({ ...map, rows: full.map((row) => row.slice(0, -1)) });
    case 'bottom':
      return cropped({ ...map, rows: full.slice(0, -1) });
    case 'left':
      return cropped(shifted({ ...map, rows: full.map((row) => row.slice(1)) }, -1, 0));
    case 'top':
      return cropped(shifted({ ...map, rows: full.slice(2) }, 1, -2));
  }
}

/** All that is named by its hex, moved along with the hexes. */
function shifted(map: HexMap, q: number, r: number): HexMap {
  const move = (hex: Hex): Hex => {
    const [oldQ, oldR] = coordinates(hex);
    return hexAt(oldQ + q, oldR + r);
  };
  const moveEdge = (edge: string): string => {
    const [a, b] = hexesOf(edge);
    return edgeOf(move(a), move(b));
  };
  return {
    ...map,
    river: map.river.map(moveEdge),
    bridges: map.bridges.map((bridge) => ({ ...bridge, edge: moveEdge(bridge.edge) })),
    places: map.places.map((place) => ({ ...place, hex: move(place.hex) })),
    shipStart: move(map.shipStart),
  };
}

/** Without what lies outside. */
function cropped(map: HexMap): HexMap {
  const inside = (edge: string): boolean => hexesOf(edge).every((hex) => withinRows(map, hex));
  return {
    ...map,
    river: map.river.filter(inside),
    bridges: map.bridges.filter(({ edge }) => inside(edge)),
    places: map.places.filter(({ hex }) => withinRows(map, hex)),
  };
}
