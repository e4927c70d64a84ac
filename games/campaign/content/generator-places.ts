// Where people live in a generated land: the castle, the villages, the bridges; and where the ship waits.

import type { Dice } from '@skald/kernel';
import { DEMANDS } from './check.ts';
import { around, type Land, landOf, riverOf } from './generator-land.ts';
import { between, oneOf, shuffled, whole } from './generator-noise.ts';
import { distance, type Hex } from './hexes.ts';
import { cornersOf } from './river.ts';
import { stepsFrom } from './travel.ts';

export interface Settlement {
  readonly castle: Hex;
  readonly villages: readonly Hex[];
}

/** A castle in the midst of its bank, and six to eight villages, some by the sea and some far from it; null when the
 * land has no room for them. CAM-RULING-35, -38 */
export function settle(land: Land, dice: Dice): Settlement | null {
  const coast = landOf(land).filter((hex) => land.terrain.get(hex) === 'coast');
  const toCoast = (hex: Hex): number => Math.min(...coast.map((shore) => distance(hex, shore)));
  const ground = shuffled(
    dice,
    landOf(land).filter((hex) => land.terrain.get(hex) !== 'coast'),
  );

  const castle = ground.find(
    (hex) => !land.far.has(hex) && toCoast(hex) >= 3 && around(land, hex).length === 6,
  );
  if (castle === undefined) return null;
  const villages: Hex[] = [];
  const spacing = whole(dice, 2, 3);
  const build = (count: number, fits: (hex: Hex) => boolean): boolean => {
    for (const hex of ground) {
      if (count <= 0) break;
      const apart = villages.every((other) => distance(hex, other) >= spacing);
      if (!apart || distance(hex, castle) < DEMANDS.castleToVillage || !fits(hex)) continue;
      villages.push(hex);
      count--;
    }
    return count <= 0;
  };
  const onBank = (far: boolean): number => villages.filter((hex) => land.far.has(hex) === far).length;
  const missing = (far: boolean): number => DEMANDS.villagesOnBank - onBank(far);
  const wanted = whole(dice, 5, 7);
  const built =
    build(DEMANDS.villagesNearCoast, (hex) => toCoast(hex) <= DEMANDS.nearCoast) &&
    build(DEMANDS.villagesInland, (hex) => toCoast(hex) >= DEMANDS.inland) &&
    build(missing(true), (hex) => land.far.has(hex)) &&
    build(missing(false), (hex) => !land.far.has(hex)) &&
    build(wanted - villages.length, () => true);
  return built ? { castle, villages } : null;
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

/** A place at sea from which the coast can be reached, but not at once; null when the sea is too narrow. CAM-RULING-39 */
export function anchor(land: Land, dice: Dice): Hex | null {
  const coast = landOf(land).filter((hex) => land.terrain.get(hex) === 'coast');
  const bySea = stepsFrom(coast, (hex) =>
    around(land, hex).filter((other) => land.terrain.get(other) === 'sea'),
  );
  const fit = [...bySea].filter(
    ([, steps]) => steps >= DEMANDS.leastShipSteps && steps <= DEMANDS.mostShipSteps,
  );
  return fit.length === 0 ? null : oneOf(dice, fit)[0];
}
