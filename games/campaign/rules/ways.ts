// Steps over the map: on foot from land to land, and of the ship. CAM-RULING-01, -02, -06

import {
  byShip,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  directionOf,
  edgeOf,
  type Geography,
  geographyOf,
  type Hex,
  type HexMap,
  opposite,
  overLand,
  stepsFrom,
} from '../content/index.ts';

/** A step from one land hex into the next. */
export interface Way {
  readonly to: Hex;
  readonly direction: Direction;
  /** Water lies between, with or without a bridge. */
  readonly crosses: boolean;
  /** There is no bridge over it. CAM-RIVER-01, -02 */
  readonly ford: boolean;
}

interface Ways {
  readonly geography: Geography;
  readonly onFoot: ReadonlyMap<Hex, readonly Way[]>;
  readonly byShip: ReadonlyMap<Hex, readonly Hex[]>;
  readonly toGo: Map<Hex, ReadonlyMap<Hex, number>>;
}

const known = new WeakMap<HexMap, Ways>();

function waysOf(map: HexMap): Ways {
  let found = known.get(map);
  if (found === undefined) {
    found = survey(map);
    known.set(map, found);
  }
  return found;
}

function survey(map: HexMap): Ways {
  const geography = geographyOf(map);
  const { river, bridges, land, terrain } = geography;
  const neighbours = overLand(geography);
  const way = (from: Hex, to: Hex): Way => {
    const edge = edgeOf(from, to);
    const crosses = river.has(edge);
    const direction = directionOf(from, to);
    if (direction === null) throw new Error(`${from} and ${to} are no neighbours`);
    return { to, direction, crosses, ford: crosses && !bridges.has(edge) };
  };
  const sailable = [...terrain.keys()].filter((hex) => isWater(geography, hex));
  const sail = byShip(geography);
  return {
    geography,
    onFoot: new Map(land.map((hex) => [hex, neighbours(hex).map((to) => way(hex, to))])),
    byShip: new Map(sailable.map((hex) => [hex, sail(hex)])),
    toGo: new Map(),
  };
}

const isWater = ({ terrain }: Geography, hex: Hex): boolean => {
  const kind = terrain.get(hex);
  return kind === 'sea' || kind === 'coast';
};

const NONE: readonly never[] = [];

/** Every step on foot from a land hex. CAM-MOVE-03, -06 */
export const waysFrom = (map: HexMap, hex: Hex): readonly Way[] => waysOf(map).onFoot.get(hex) ?? NONE;

/** The step between two land hexes; null when they are not adjacent. */
export const wayBetween = (map: HexMap, from: Hex, to: Hex): Way | null =>
  waysFrom(map, from).find((way) => way.to === to) ?? null;

/** The step in a direction; null where the map ends or the sea begins. */
export const wayTowards = (map: HexMap, from: Hex, direction: Direction): Way | null =>
  waysFrom(map, from).find((way) => way.direction === direction) ?? null;

/** The step in a direction that was found open. */
export function wayThrough(map: HexMap, from: Hex, direction: Direction): Way {
  const way = wayTowards(map, from, direction);
  if (way === null) throw new Error(`no way leads ${DIRECTION_NAMES[direction]} from ${from}`);
  return way;
}

/** Where the ship gets with one step, whoever stands there. CAM-RULING-06 */
export const shipSteps = (map: HexMap, hex: Hex): readonly Hex[] => waysOf(map).byShip.get(hex) ?? NONE;

/** Whether the ship can lie in this hex at all. */
export const isShipHex = (map: HexMap, hex: Hex): boolean => isWater(waysOf(map).geography, hex);

/** Steps on foot from every hex to a goal, a ford counting as a step. CAM-RULING-15 */
export function stepsToGo(map: HexMap, goal: Hex): ReadonlyMap<Hex, number> {
  const { toGo, geography } = waysOf(map);
  let found = toGo.get(goal);
  if (found === undefined) {
    found = stepsFrom([goal], overLand(geography));
    toGo.set(goal, found);
  }
  return found;
}

/** From which side the ship's own crew comes ashore: out of the first sea hex around it. */
export function fromTheSea(map: HexMap, hex: Hex): Direction {
  const { neighbours, terrain } = waysOf(map).geography;
  const around = neighbours.get(hex) ?? [];
  const isSea = (other: Hex | null | undefined): boolean => other != null && terrain.get(other) === 'sea';
  return opposite(DIRECTIONS.find((d) => isSea(around[d])) ?? DIRECTIONS[0]);
}
