// How a land treats the two sides, by three things that can be counted. The weights come from 22,000 campaigns of
// equal bots on 220 lands; docs/games/campaign.md says how well they tell.

import { SHIP_STEPS } from './armies.ts';
import { edgeOf, type Hex } from './hexes.ts';
import type { Geography } from './map.ts';
import { byShip, overLand, stepsFrom } from './travel.ts';

/** Turns lost at a ford on the average: it succeeds every second time. CAM-RIVER-03 */
const FORD_DELAY = 1;

/** The share of campaigns that the Vikings may be expected to win. */
const WEIGHTS = { share: 0.644, landfall: -0.046, apart: -0.033, villages: 0.065 };
/** What is fair. */
const FAIR = { least: 0.44, most: 0.53 };

/** What is decided before the ship has a place: long ways cost the Vikings turns, and every further village is one
 * more to choose from. */
export const shareOnLand = (geography: Geography): number =>
  WEIGHTS.share + WEIGHTS.apart * turnsApart(geography) + WEIGHTS.villages * geography.villages.length;

/** The rest, for a ship that begins there: late landfall leaves the Normans time. */
export function isFair(geography: Geography, shipStart: Hex, onLand: number): boolean {
  const landed = raidersTurns(geography, shipStart);
  const landfall = Math.min(...geography.villages.map((hex) => landed.get(hex) ?? Number.POSITIVE_INFINITY));
  const share = onLand + WEIGHTS.landfall * landfall;
  return share >= FAIR.least && share <= FAIR.most;
}

/** No ship waits longer than this, nor lands sooner. */
const LANDFALLS = { soonest: 1, latest: 6 };

export const mayBeFair = (onLand: number): boolean =>
  onLand + WEIGHTS.landfall * LANDFALLS.latest <= FAIR.most &&
  onLand + WEIGHTS.landfall * LANDFALLS.soonest >= FAIR.least;

/** How far it is on foot from one village to another, on the average. */
function turnsApart(geography: Geography): number {
  const { villages } = geography;
  let sum = 0;
  for (const village of villages) {
    const turns = turnsFrom(geography, new Map([[village, 0]]));
    for (const other of villages) sum += turns.get(other) ?? 0;
  }
  return sum / (villages.length * (villages.length - 1));
}

/** When raiders can first stand in each hex. Who lands beside the ship's hex moves as if he had stood in it: the ship's
 * way there costs him nothing. CAM-RULING-08, -09 */
function raidersTurns(geography: Geography, shipStart: Hex): Map<Hex, number> {
  const landings = new Map<Hex, number>();
  for (const [hex, steps] of stepsFrom([shipStart], byShip(geography)))
    if (geography.terrain.get(hex) === 'coast')
      landings.set(hex, Math.max(1, Math.ceil(steps / SHIP_STEPS)) - 1);
  return turnsFrom(geography, landings);
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
