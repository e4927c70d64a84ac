// How a land treats the two sides: how long a raid takes when nobody hinders it, and how much of the land its lord
// can watch.

import { ARMIES, PILLAGED_TO_WIN, SHIP_STEPS } from './armies.ts';
import { edgeOf, type Hex } from './hexes.ts';
import type { Geography } from './map.ts';
import { byShip, overLand, stepsFrom } from './travel.ts';

/** Turns lost at a ford on the average: it succeeds every second time. CAM-RIVER-03 */
const FORD_DELAY = 1;
/** A village is watched by an army so many turns away. */
const WATCH = 1;
/** An army watches from places so many turns from the castle: farther ones are held too late. */
const MARCH = 4;

export interface Fairness {
  /** Turns until the Vikings have pillaged enough, if nobody stands in their way. */
  readonly raid: number;
  /** Villages that the Norman armies cannot watch all at once, however they stand. */
  readonly unwatched: number;
}

export function fairnessOf(geography: Geography): Fairness {
  const { villages, castle, land } = geography;
  const between = villages.map((village) => turnsFrom(geography, new Map([[village, 0]])));
  const landed = raidersTurns(geography);
  const arrival = villages.map((village) => landed.get(village) ?? Number.POSITIVE_INFINITY);

  const march = turnsFrom(geography, new Map([[castle, 0]]));
  const posts = land.filter((hex) => (march.get(hex) ?? Number.POSITIVE_INFINITY) <= MARCH);
  const seen = posts.map((hex) => mask(between.map((turns) => (turns.get(hex) ?? WATCH + 1) <= WATCH)));
  return {
    raid: raidTurns(villages, arrival, between),
    unwatched: villages.length - mostWatched([...new Set(seen)], ARMIES),
  };
}

/** One army takes two villages, the others one each; whoever arrives stays for a turn. CAM-PILLAGE-01 */
function raidTurns(
  villages: readonly Hex[],
  arrival: readonly number[],
  between: readonly ReadonlyMap<Hex, number>[],
): number {
  const alone = PILLAGED_TO_WIN - 2;
  let least = Number.POSITIVE_INFINITY;
  villages.forEach((_, first) => {
    villages.forEach((second, i) => {
      if (i === first) return;
      const both = (arrival[first] as number) + 1 + (between[first]?.get(second) ?? 0) + 1;
      const others = arrival.filter((_, other) => other !== first && other !== i).sort((a, b) => a - b);
      least = Math.min(least, Math.max(both, ...others.slice(0, alone).map((turns) => turns + 1)));
    });
  });
  return least;
}

const mask = (bits: readonly boolean[]): number => bits.reduce((sum, bit, i) => sum + (bit ? 1 << i : 0), 0);

function mostWatched(posts: readonly number[], armies: number, watched = 0): number {
  if (armies === 0) return watched.toString(2).replaceAll('0', '').length;
  return Math.max(...posts.map((post) => mostWatched(posts, armies - 1, watched | post)));
}

/** Turns until an army that stands in these hexes at these times can be anywhere on land. */
function turnsFrom(geography: Geography, starts: ReadonlyMap<Hex, number>): Map<Hex, number> {
  const { river, bridges } = geography;
  const onward = overLand(geography);
  const turns = new Map(starts);
  const open = [...starts.keys()];
  for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
    const now = turns.get(hex) as number;
    for (const next of onward(hex)) {
      const edge = edgeOf(hex, next);
      const then = now + 1 + (river.has(edge) && !bridges.has(edge) ? FORD_DELAY : 0);
      if (then >= (turns.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      turns.set(next, then);
      open.push(next);
    }
  }
  return turns;
}

/** When raiders can stand in each hex. Who lands beside the ship's hex moves as if he had stood in it: the ship's way
 * there costs him nothing. CAM-RULING-08, -09 */
function raidersTurns(geography: Geography): Map<Hex, number> {
  const landings = new Map<Hex, number>();
  for (const [hex, steps] of stepsFrom([geography.map.shipStart], byShip(geography)))
    if (geography.terrain.get(hex) === 'coast')
      landings.set(hex, Math.max(1, Math.ceil(steps / SHIP_STEPS)) - 1);
  return turnsFrom(geography, landings);
}
