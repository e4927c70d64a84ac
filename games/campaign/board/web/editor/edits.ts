// What one can do to a map: each takes a document and gives another. Whether it is a good map is for `check` to say.

import type { Language } from '@skald/text';
import {
  edgeOf,
  geographyOf,
  type Hex,
  type HexMap,
  isHex,
  LETTER_OF,
  NO_HEX,
  NOWHERE,
  neighboursOf,
  placeInRows,
  type Terrain,
} from '../../../content/index.ts';
import { LORDSHIPS, VILLAGES } from '../../../content/place-names.ts';

/** Another terrain for a hex, or none: then the map has a hole there. What is lived in gets a name, the rest loses it. */
export function paint(map: HexMap, hex: Hex, terrain: Terrain | null): HexMap {
  const before = geographyOf(map);
  if (!withinRows(map, hex) || (before.terrain.get(hex) ?? null) === terrain) return map;
  // There is one castle: a new one is the old one moved.
  const moved =
    terrain === 'castle' && before.castle !== NOWHERE ? paint(map, before.castle, 'grassland') : map;
  const castle = terrain === 'castle' ? map.places.find(({ hex: at }) => at === before.castle) : undefined;
  return withName(lettered(moved, hex, terrain === null ? NO_HEX : LETTER_OF[terrain]), hex, terrain, castle);
}

export function withinRows(map: HexMap, hex: Hex): boolean {
  const [column, row] = placeInRows(hex);
  return column >= 0 && column < columnsOf(map) && row >= 0 && row < map.rows.length;
}

export const columnsOf = ({ rows }: HexMap): number => Math.max(...rows.map((row) => row.length));

function lettered(map: HexMap, hex: Hex, letter: string): HexMap {
  const [column, at] = placeInRows(hex);
  return {
    ...map,
    rows: map.rows.map((row, i) => {
      if (i !== at) return row;
      const full = row.padEnd(column + 1, NO_HEX);
      return `${full.slice(0, column)}${letter}${full.slice(column + 1)}`;
    }),
  };
}

function withName(map: HexMap, hex: Hex, terrain: Terrain | null, moved?: Called): HexMap {
  const lived = terrain === 'village' || terrain === 'castle';
  const others = map.places.filter((place) => place.hex !== hex);
  if (!lived) return { ...map, places: others };
  const taken = new Set([...others, ...map.bridges].map((one) => one.name));
  const invented =
    terrain === 'village' ? VILLAGES : [map.name, ...LORDSHIPS].map((lordship) => `${lordship} Keep`);
  const fresh = invented.find((one) => !taken.has(one) && one.length <= 40) ?? invented[0];
  return {
    ...map,
    places: [...others, moved === undefined ? { hex, name: fresh as string } : { ...moved, hex }],
  };
}

/** Water along an edge, or no longer; a bridge goes with it. */
export function drawRiver(map: HexMap, edge: string, wet: boolean): HexMap {
  if (map.river.includes(edge) === wet) return map;
  if (wet) return { ...map, river: [...map.river, edge] };
  return {
    ...map,
    river: map.river.filter((other) => other !== edge),
    bridges: map.bridges.filter((bridge) => bridge.edge !== edge),
  };
}

/** A bridge where there is water and none yet; none where there is one. */
export function toggleBridge(map: HexMap, edge: string): HexMap {
  const others = map.bridges.filter((bridge) => bridge.edge !== edge);
  if (others.length < map.bridges.length) return { ...map, bridges: others };
  if (!map.river.includes(edge)) return map;
  const taken = new Set([...map.places, ...map.bridges].map(({ name }) => name));
  let number = map.bridges.length + 1;
  while (taken.has(`Bridge ${number}`)) number++;
  return { ...map, bridges: [...map.bridges, { edge, name: `Bridge ${number}` }] };
}

export const startShip = (map: HexMap, hex: Hex): HexMap =>
  geographyOf(map).terrain.has(hex) ? { ...map, shipStart: hex } : map;

/** Another name for a place by its hex, or for a bridge by its edge. An empty one is no name. */
export function rename(map: HexMap, at: Hex | string, name: string): HexMap {
  const called = name.trimStart().slice(0, MOST_LETTERS);
  if (!isHex(at))
    return {
      ...map,
      bridges: map.bridges.map((bridge) =>
        bridge.edge === at ? { edge: at, name: called || bridge.name } : bridge,
      ),
    };
  const others = map.places.filter(({ hex }) => hex !== at);
  return { ...map, places: called === '' ? others : [...others, { hex: at, name: called }] };
}

export const renameMap = ({ names: _, ...map }: HexMap, name: string): HexMap => ({
  ...map,
  name: name.trimStart().slice(0, MOST_LETTERS) || map.name,
});

const MOST_LETTERS = 40;

/** What a place, a bridge or, without either, the map is called in a language; an empty name takes it back. */
export function translate(map: HexMap, at: Hex | string | null, language: Language, name: string): HexMap {
  const put = <T extends Called>(one: T): T => translated(one, language, name);
  if (at === null) return put(map);
  return {
    ...map,
    bridges: map.bridges.map((bridge) => (bridge.edge === at ? put(bridge) : bridge)),
    places: map.places.map((place) => (place.hex === at ? put(place) : place)),
  };
}

type Called = Pick<HexMap, 'name' | 'names'>;

function translated<T extends Called>(one: T, language: Language, name: string): T {
  const { names, ...bare } = one;
  const { [language]: _, ...others } = names ?? {};
  const called = name.trim().slice(0, MOST_LETTERS);
  const all = called === '' ? others : { ...others, [language]: called };
  return (Object.keys(all).length === 0 ? bare : { ...bare, names: all }) as T;
}

/** Coast wherever land meets the sea, and nowhere else. CAM-RULING-36 */
export function mendShore(map: HexMap): HexMap {
  const geography = geographyOf(map);
  let mended = map;
  for (const [hex, terrain] of geography.terrain) {
    if (terrain === 'sea') continue;
    const wet = neighboursOf(geography, hex).some((other) => geography.terrain.get(other) === 'sea');
    if (wet && terrain !== 'coast') mended = paint(mended, hex, 'coast');
    if (!wet && terrain === 'coast') mended = paint(mended, hex, 'grassland');
  }
  return mended;
}

/** Takes out what means nothing: edges between strangers, bridges without water, names of empty hexes, doubles. */
export function tidy(map: HexMap): HexMap {
  const { terrain, neighbours } = geographyOf(map);
  const river = new Set<string>();
  for (const edge of map.river) {
    const [a, b] = edge.split('|') as [Hex, Hex];
    const land = [a, b].every((hex) => terrain.has(hex) && terrain.get(hex) !== 'sea');
    if (land && neighbours.get(a)?.includes(b)) river.add(edgeOf(a, b));
  }
  const bridges = new Map<string, HexMap['bridges'][number]>();
  for (const bridge of map.bridges) {
    const [a, b] = bridge.edge.split('|') as [Hex, Hex];
    if (river.has(edgeOf(a, b))) bridges.set(edgeOf(a, b), { ...bridge, edge: edgeOf(a, b) });
  }
  const places = new Map<Hex, HexMap['places'][number]>();
  for (const place of map.places)
    if (['village', 'castle'].includes(terrain.get(place.hex) ?? '')) places.set(place.hex, place);
  const neat = { ...map, river: [...river], bridges: [...bridges.values()], places: [...places.values()] };
  return [...terrain].reduce(
    (named, [hex, kind]) =>
      (kind === 'village' || kind === 'castle') && !places.has(hex) ? withName(named, hex, kind) : named,
    neat,
  );
}
