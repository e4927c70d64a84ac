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
const FORD_STEPS = 2;

export interface Ground {
  readonly geography: Geography;
  /** Turns on foot. */
  walk(from: Hex, to: Hex): number;
  /** Turns by ship until it lies in this hex. */
  sail(from: Hex, to: Hex): number;
  /** Turns from the ship until an army stands in this hex. */
  raid(ship: Hex, to: Hex): number;
  readonly coast: readonly Hex[];
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
  const walks = remembered((from) => walksFrom(geography, from));
  const sails = remembered((from) => stepsFrom([from], byShip(geography)));
  const walk = (from: Hex, to: Hex): number => walks(from).get(to) ?? NEVER;
  const sail = (from: Hex, to: Hex): number => Math.ceil((sails(from).get(to) ?? NEVER) / SHIP_STEPS);
  const landings = coast.map((hex) => ({ hex, beaches: [hex, ...overLand(geography)(hex)] }));
  const raids = remembered(
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
  return { geography, walk, sail, coast, raid: (ship, to) => raids(ship).get(to) ?? NEVER };
}

/** Counts each place out when it is first asked for. */
function remembered(count: (from: Hex) => Map<Hex, number>): (from: Hex) => Map<Hex, number> {
  const counted = new Map<Hex, Map<Hex, number>>();
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
  while (open.length > 0) {
    open.sort((a, b) => (turns.get(b) as number) - (turns.get(a) as number));
    const hex = open.pop() as Hex;
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
  }
  return turns;
}
