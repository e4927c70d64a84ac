// A map as people write it, and as the rules read it. CAM-RULING-02, -35

import { z } from 'zod';
import { beyond, DIRECTIONS, type Hex, HexSchema, hexAt } from './hexes.ts';
import { LETTERS, type Terrain } from './terrain.ts';

const Edge = z.string().regex(/^-?\d{1,2},-?\d{1,2}\|-?\d{1,2},-?\d{1,2}$/);
const Name = z.string().trim().min(1).max(40);
/** What something is called in languages in which it is called otherwise. */
const Names = z.strictObject({ en: Name.exactOptional(), de: Name.exactOptional() }).exactOptional();

/** The document: what the editor writes, what the generator makes, what a position holds. */
export const HexMapSchema = z.strictObject({
  name: Name,
  names: Names,
  /** A letter a hex; odd rows stand half a hex to the right. */
  rows: z
    .array(z.string().regex(/^[gwmscVK~.]{1,30}$/))
    .min(1)
    .max(30),
  /** Edges with water between two hexes, `q,r|q,r` with the smaller text first. */
  river: z.array(Edge).max(200),
  bridges: z.array(z.strictObject({ edge: Edge, name: Name, names: Names })).max(40),
  /** What villages and the castle are called. */
  places: z.array(z.strictObject({ hex: HexSchema, name: Name, names: Names })).max(60),
  shipStart: HexSchema,
});
export type HexMap = z.infer<typeof HexMapSchema>;

/** The axial coordinates of a column in a row. */
export const hexInRow = (column: number, row: number): Hex => hexAt(column - (row - (row % 2)) / 2, row);

/** How a terrain is written. */
export const LETTER_OF = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, kind]) => [kind, letter]),
) as Readonly<Record<Terrain, string>>;

/** The castle of a map that has none yet. */
export const NOWHERE = hexAt(NaN, NaN);

/** What stands where a map has no hex. */
export const NO_HEX = '.';

/** Where in the rows a hex is written. */
export function placeInRows(hex: Hex): readonly [column: number, row: number] {
  const comma = hex.indexOf(',');
  const row = Number(hex.slice(comma + 1));
  return [Number(hex.slice(0, comma)) + (row - (row % 2)) / 2, row];
}

/** A map with its neighbours counted out; made once a map. */
export interface Geography {
  readonly map: HexMap;
  readonly terrain: ReadonlyMap<Hex, Terrain>;
  /** By direction; null where the map ends. */
  readonly neighbours: ReadonlyMap<Hex, readonly (Hex | null)[]>;
  readonly river: ReadonlySet<string>;
  readonly bridges: ReadonlySet<string>;
  readonly names: ReadonlyMap<Hex, string>;
  readonly castle: Hex;
  readonly villages: readonly Hex[];
  readonly land: readonly Hex[];
}

const known = new WeakMap<HexMap, Geography>();

export function geographyOf(map: HexMap): Geography {
  let found = known.get(map);
  if (found === undefined) {
    found = survey(map);
    known.set(map, found);
  }
  return found;
}

function survey(map: HexMap): Geography {
  const terrain = new Map<Hex, Terrain>();
  map.rows.forEach((letters, row) => {
    [...letters].forEach((letter, column) => {
      const kind = LETTERS[letter];
      if (kind !== undefined) terrain.set(hexInRow(column, row), kind);
    });
  });
  const hexes = [...terrain.keys()];
  return {
    map,
    terrain,
    neighbours: new Map(
      hexes.map((hex) => [
        hex,
        DIRECTIONS.map((d) => beyond(hex, d)).map((other) => (terrain.has(other) ? other : null)),
      ]),
    ),
    river: new Set(map.river),
    bridges: new Set(map.bridges.map(({ edge }) => edge)),
    names: new Map(map.places.map(({ hex, name }) => [hex, name])),
    castle: hexes.find((hex) => terrain.get(hex) === 'castle') ?? NOWHERE,
    villages: hexes.filter((hex) => terrain.get(hex) === 'village'),
    land: hexes.filter((hex) => terrain.get(hex) !== 'sea'),
  };
}
