// Where everybody stands when a fight begins: on the starts of the map, and large ones where there is room near them.

import type { Spot } from '../../content/battle-map.ts';
import { type Base, distance } from './bodies.ts';
import type { Ground } from './ground.ts';
import { roomToStand, spotOf } from './steps.ts';

type Size = Base['size'];

/**
 * A spot for each of these sizes, in their order: the large choose first, and each takes the first start that has room,
 * or else the nearest place to one that has. Null where somebody finds none. RUN-RULING-C02
 */
export function placesFor(
  ground: Ground,
  starts: readonly Spot[],
  sizes: readonly Size[],
  others: readonly Base[] = [],
): Spot[] | null {
  const taken: Base[] = [...others];
  const places: Spot[] = [];
  const bySize = [...sizes.keys()].sort((a, b) => sizes[b]! - sizes[a]!);
  for (const i of bySize) {
    const size = sizes[i]!;
    const isFree = ({ x, y }: Spot): boolean =>
      roomToStand(ground, { x, y, size }) && taken.every((other) => distance(other, { x, y, size }) > 0);
    const spot = starts.find(isFree) ?? nearestTo(ground, starts, isFree);
    if (spot === undefined) return null;
    places[i] = { x: spot.x, y: spot.y };
    taken.push({ ...places[i], size });
  }
  return places;
}

function nearestTo(
  ground: Ground,
  starts: readonly Spot[],
  isFree: (spot: Spot) => boolean,
): Spot | undefined {
  const farness = (spot: Spot): number =>
    Math.min(...starts.map((start) => distance({ ...start, size: 1 }, { ...spot, size: 1 })));
  return Array.from({ length: ground.grid.size }, (_, square) => spotOf(ground, square))
    .map((spot) => ({ spot, far: farness(spot) }))
    .sort((a, b) => a.far - b.far)
    .find(({ spot }) => isFree(spot))?.spot;
}
