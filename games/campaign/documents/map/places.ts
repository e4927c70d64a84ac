// Where in a map's document something stands, and which hexes that means.

import type { DocumentPath, Problem } from '@skald/kernel';
import { type Hex, type HexMap, hexInRow, placeInRows } from '../../content/index.ts';
import { hexesOf as hexesOfEdge } from '../../content/river.ts';

/** A hex of the map, by its letter. */
export function inRows(hex: Hex): DocumentPath {
  const [column, row] = placeInRows(hex);
  return ['rows', row, column];
}

/** A stretch of the river. */
export const inRiver =
  ({ river }: HexMap) =>
  (edge: string): DocumentPath => ['river', river.indexOf(edge)];

/** The hexes a problem is about, each once. */
export const hexesOf = ({ path, also = [] }: Problem, map: HexMap): Hex[] => [
  ...new Set([path, ...also].flatMap((one) => hexesAt(map, one))),
];

function hexesAt(map: HexMap, [part, at, column]: DocumentPath): readonly Hex[] {
  const index = Number(at);
  switch (part) {
    case 'rows':
      return [hexInRow(Number(column), index)];
    case 'river':
      return hexesOfEdge(map.river[index] ?? '');
    case 'bridges':
      return hexesOfEdge(map.bridges[index]?.edge ?? '');
    case 'places':
      return [map.places[index]?.hex ?? ''];
    case 'shipStart':
      return [map.shipStart];
    default:
      return [];
  }
}
