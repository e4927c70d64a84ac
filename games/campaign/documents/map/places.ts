// Where in a map's document something stands, and which hexes that means.

import type { DocumentPath, Problem } from '@skald/kernel';
import { hexesOf as endsOf, type Hex, type HexMap, hexInRow, placeInRows } from '../../content/index.ts';

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
      return ends(map.river[index]);
    case 'bridges':
      return ends(map.bridges[index]?.edge);
    case 'places':
      return map.places.slice(index, index + 1).map(({ hex }) => hex);
    case 'shipStart':
      return [map.shipStart];
    default:
      return [];
  }
}

const ends = (edge: string | undefined): readonly Hex[] => (edge === undefined ? [] : endsOf(edge));
