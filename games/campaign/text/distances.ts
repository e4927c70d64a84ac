// How far places are from the castle and from the coast; counted out once a map.

import { byBridges, geographyOf, type Hex, type HexMap, overLand, stepsFrom } from '../content/index.ts';

interface Distances {
  readonly fromCastle: ReadonlyMap<Hex, number>;
  readonly toCoast: ReadonlyMap<Hex, number>;
}

const known = new WeakMap<HexMap, Distances>();

function distancesOf(map: HexMap): Distances {
  const found = known.get(map) ?? measure(map);
  known.set(map, found);
  return found;
}

function measure(map: HexMap): Distances {
  const geography = geographyOf(map);
  const { land, terrain, castle } = geography;
  const coast = land.filter((hex) => terrain.get(hex) === 'coast');
  return {
    fromCastle: stepsFrom([castle], byBridges(geography)),
    toCoast: stepsFrom(coast, overLand(geography)),
  };
}

/** Steps from the castle over bridges. */
export const stepsFromCastle = (map: HexMap): ReadonlyMap<Hex, number> => distancesOf(map).fromCastle;

/** Steps over land to the nearest coast. */
export const stepsToCoast = (map: HexMap): ReadonlyMap<Hex, number> => distancesOf(map).toCoast;
