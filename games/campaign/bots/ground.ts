// How long the ways are on a map, counted once.

import {
  byShip,
  edgeOf,
  type Geography,
  geographyOf,
  type Hex,
  type HexMap,
  neighboursOf,
  overLand,
  SHIP_STEPS,
  stepsFrom,
} from '../content/index.ts';

/** A ford succeeds every second time. */
const FORD_CHANCE = 0.5;
const FORD_STEPS = 1 / FORD_CHANCE;

export interface Ground {
  readonly geography: Geography;
  /** Turns on foot. */
  walk(from: Hex, to: Hex): number;
  /** Turns by ship until it lies in this hex. */
  sail(from: Hex, to: Hex): number;
  /** Turns from the ship until an army stands in this hex. */
  raid(ship: Hex, to: Hex): number;
  /** The same to every village, on foot and from the ship, in the order of the map. */
  walks(from: Hex): readonly number[];
  raids(ship: Hex): readonly number[];
  /** Whoever strikes across this border hits less, and may have to ford a river. */
  border(from: Hex, to: Hex): Border;
  readonly coast: readonly Hex[];
}

interface Border {
  readonly isHard: boolean;
  /** The chance that a step gets across. */
  readonly crossing: number;
}

const NEVER = 99;
const known = new WeakMap<HexMap, Ground>();

export function groundOf(map: HexMap): Ground {
  let found = known.get(map);
  if (found === undefined) {
    found = survey(map);
    known.set(map, found);
  }
  return found;
}

function survey(map: HexMap): Ground {
  const geography = geographyOf(map);
  const coast = geography.land.filter((hex) => geography.terrain.get(hex) === 'coast');
  const { villages, terrain, river, bridges } = geography;
  const onFoot = remembered((from) => walksFrom(geography, from));
  const sails = remembered((from) => stepsFrom([from], byShip(geography)));
  const walk = (from: Hex, to: Hex): number => onFoot(from).get(to) ?? NEVER;
  const sail = (from: Hex, to: Hex): number => Math.ceil((sails(from).get(to) ?? NEVER) / SHIP_STEPS);
  const landings = coast.map((hex) => ({ hex, beaches: [hex, ...overLand(geography)(hex)] }));
  const fromShip = remembered(
    (ship) =>
      new Map(
        geography.land.map((to) => [
          to,
          Math.min(
            ...landings.map(
              ({ hex, beaches }) =>
                // It is carried and lands in the same turn.
                Math.max(1, sail(ship, hex)) + Math.min(...beaches.map((beach) => walk(beach, to))),
            ),
          ),
        ]),
      ),
  );
  const raid = (ship: Hex, to: Hex): number => fromShip(ship).get(to) ?? NEVER;
  const walks = remembered((from) => villages.map((village) => walk(from, village)));
  const raids = remembered((ship) => villages.map((village) => raid(ship, village)));
  const borders = remembered((from) =>
    remembered((to): Border => {
      const edge = edgeOf(from, to);
      const isWet = river.has(edge);
      return {
        isHard: terrain.get(to) === 'mountain' || isWet,
        crossing: isWet && !bridges.has(edge) ? FORD_CHANCE : 1,
      };
    }),
  );
  const border = (from: Hex, to: Hex): Border => borders(from)(to);
  return { geography, walk, sail, coast, raid, walks, raids, border };
}

/** Counts each place out when it is first asked for. */
function remembered<T>(count: (from: Hex) => T): (from: Hex) => T {
  const counted = new Map<Hex, T>();
  return (from) => {
    let found = counted.get(from);
    if (found === undefined) {
      found = count(from);
      counted.set(from, found);
    }
    return found;
  };
}

/** Turns to everywhere on foot, a ford counting for the tries it takes. */
function walksFrom(geography: Geography, from: Hex): Map<Hex, number> {
  const turns = new Map<Hex, number>([[from, 0]]);
  const open = [from];
  const nearest = (): Hex | undefined => {
    open.sort((a, b) => (turns.get(b) as number) - (turns.get(a) as number));
    return open.pop();
  };
  for (let hex = nearest(); hex !== undefined; hex = nearest())
    for (const next of neighboursOf(geography, hex)) {
      if (geography.terrain.get(next) === 'sea') continue;
      const edge = edgeOf(hex, next);
      const dry = !geography.river.has(edge) || geography.bridges.has(edge);
      const taken = (turns.get(hex) as number) + (dry ? 1 : FORD_STEPS);
      if (taken < (turns.get(next) ?? NEVER)) {
        turns.set(next, taken);
        open.push(next);
      }
    }
  return turns;
}
