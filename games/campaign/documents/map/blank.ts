import { type HexMap, hexInRow } from '../../content/index.ts';

/** Grass with sea along the right side: something to start from. */
export function blank(name: string): HexMap {
  return {
    name,
    rows: Array.from({ length: 10 }, () => 'gggggggggc~~'),
    river: [],
    bridges: [],
    places: [],
    shipStart: hexInRow(11, 4),
  };
}
