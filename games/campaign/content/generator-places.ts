// Where people live in a generated land: the castle, the villages, the bridges; and where the ship waits.

import type { Dice } from '@skald/kernel';
import { DEMANDS } from './demands.ts';
import { around, type Land, landOf, riverOf, stepsToCoast } from './generator-land.ts';
import { between, shuffled, whole } from './generator-noise.ts';
import { distance, type Hex } from './hexes.ts';
import { cornersOf } from './river.ts';
import { stepsFrom } from './travel.ts';

export interface Settlement {
  readonly castle: Hex;
  readonly villages: readonly Hex[];
}

/** Five to eight villages, some by the sea and some far from it, and a castle in their midst; null when the land has no
 * room for them. CAM-RULING-35, -38 */
export function settle(land: Land, dice: Dice): Settlement | null {
  const steps = stepsToCoast(land);
  const toCoast = (hex: Hex): number => steps.get(hex) ?? 0;
  const ground = shuffled(
    dice,
    landOf(land).filter((hex) => land.terrain.get(hex) !== 'coast'),
  );
  const spacing = whole(dice, 3, 4);
  const villages: Hex[] = [];
  const build = (count: number, fits: (hex: Hex) => boolean): boolean => {
    for (const hex of ground) {
      if (count <= 0) break;
      if (!fits(hex) || villages.some((other) => distance(hex, other) < spacing)) continue;
      villages.push(hex);
      count--;
    }
    return count <= 0;
  };
  const onBank = (far: boolean): number => villages.filter((hex) => land.far.has(hex) === far).length;
  const missing = (far: boolean): number => DEMANDS.villagesOnBank - onBank(far);
  const wanted = whole(dice, 5, 8);
  const built =
    build(DEMANDS.villagesNearCoast, (hex) => toCoast(hex) <= DEMANDS.nearCoast) &&
    build(DEMANDS.villagesInland, (hex) => toCoast(hex) >= DEMANDS.inland) &&
    build(missing(true), (hex) => land.far.has(hex)) &&
    build(missing(false), (hex) => !land.far.has(hex)) &&
    build(wanted - villages.length, () => true);
  const castle = midst(
    villages,
    ground.filter((hex) => around(land, hex).length === 6),
  );
  return built && castle !== null && villages.length <= wanted ? { castle, villages } : null;
}

/** The place from which the ways to all villages are shortest, long ways counting for more. */
function midst(villages: readonly Hex[], places: readonly Hex[]): Hex | null {
  const free = places.filter((hex) => villages.every((v) => distance(hex, v) >= DEMANDS.castleToVillage));
  const ways = (hex: Hex): number => villages.reduce((sum, v) => sum + distance(hex, v) ** 2, 0);
  return free.reduce<Hex | null>((best, hex) => (best === null || ways(hex) < ways(best) ? hex : best), null);
}

/** Two or three bridges, well apart. CAM-RULING-37 */
export function bridge(land: Land, dice: Dice): string[] {
  const line = inOrder(riverOf(land));
  const count = line.length >= 14 ? whole(dice, 2, 3) : DEMANDS.bridges;
  return Array.from({ length: count }, (_, i) => {
    const at = (i + between(dice, 0.3, 0.7)) / count;
    return line[Math.floor(at * line.length)] as string;
  });
}

/** The edges of one line from its one end to the other. */
function inOrder(edges: readonly string[]): string[] {
  const meets = (a: string, b: string): boolean =>
    a !== b && cornersOf(a).some((corner) => cornersOf(b).includes(corner));
  const end = edges.find((edge) => edges.filter((other) => meets(edge, other)).length === 1) ?? edges[0];
  if (end === undefined) return [];
  return [...stepsFrom([end], (edge) => edges.filter((other) => meets(edge, other))).keys()];
}

/** The places at sea from which the coast can be reached, but not at once. CAM-RULING-39 */
export function anchorages(land: Land, dice: Dice): Hex[] {
  const coast = landOf(land).filter((hex) => land.terrain.get(hex) === 'coast');
  const bySea = stepsFrom(coast, (hex) =>
    around(land, hex).filter((other) => land.terrain.get(other) === 'sea'),
  );
  const fit = [...bySea].filter(
    ([, steps]) => steps >= DEMANDS.leastShipSteps && steps <= DEMANDS.mostShipSteps,
  );
  return shuffled(
    dice,
    fit.map(([hex]) => hex),
  );
}
