// How far it is: distance maps over the ground, counted once for each dungeon as it stands.

import { neighbour, type Square, Ways } from '@skald/games/grid-kit';
import { FREE, type Terrain } from '../rules/geometry/terrain.ts';

export const FAR = 99;

/** Somewhere to go to; a larger `from` makes it less attractive by so many steps. */
export interface Source {
  readonly square: Square;
  readonly from: number;
}

const MOST_KEPT = 200;
const known = new WeakMap<Terrain, Map<string, Uint8Array>>();

/** By square: steps to the nearest source. Models are not in the way, nor what is walled up only for now. */
export function waysTo(terrain: Terrain, sources: readonly Source[]): Uint8Array {
  const key = sources.map(({ square, from }) => `${square}:${from}`).join();
  const kept = known.get(terrain) ?? new Map<string, Uint8Array>();
  known.set(terrain, kept);
  let found = kept.get(key);
  if (found === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    found = spread(terrain, sources);
    kept.set(key, found);
  }
  return found;
}

const ways = new Ways();

function spread(terrain: Terrain, sources: readonly Source[]): Uint8Array {
  const { grid } = terrain;
  ways.find(
    grid,
    sources.map(({ square, from }) => ({ square, spent: Math.round(from) })),
    { cost: (_, to) => (isOpen(terrain, to) ? 1 : Infinity), diagonals: 'equal' },
    FAR - 1,
  );
  return Uint8Array.from({ length: grid.size }, (_, square) => Math.min(FAR, ways.costTo(square)));
}

/** Floor on which somebody could stand now or later. */
function isOpen({ layout, ground, revealed }: Terrain, square: Square): boolean {
  if (ground[square] === FREE) return true;
  return (
    revealed[square] === 1 &&
    layout.floor[square] === 1 &&
    layout.barrierAt[square] === -1 &&
    layout.pieceAt[square] === -1
  );
}

/** The open squares around some squares. */
export function aroundOf(terrain: Terrain, squares: readonly Square[]): Square[] {
  const found = new Set<Square>();
  for (const square of squares)
    for (let direction = 0; direction < 8; direction++) {
      const next = neighbour(terrain.grid, square, direction);
      if (next >= 0 && isOpen(terrain, next)) found.add(next);
    }
  return [...found];
}
