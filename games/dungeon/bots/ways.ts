// How far it is: distance maps over the ground, counted once for each dungeon as it stands.

import type { Square } from '../content/index.ts';
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

function spread(terrain: Terrain, sources: readonly Source[]): Uint8Array {
  const { grid } = terrain;
  const steps = new Uint8Array(grid.size).fill(FAR);
  const rings: Square[][] = [];
  const reach = (square: Square, cost: number): void => {
    if (cost >= (steps[square] as number)) return;
    steps[square] = cost;
    rings[cost] = [...(rings[cost] ?? []), square];
  };
  for (const { square, from } of sources) reach(square, Math.round(from));
  for (let cost = 0; cost < rings.length && cost < FAR - 1; cost++)
    for (const square of rings[cost] ?? []) {
      if (steps[square] !== cost) continue;
      for (let direction = 0; direction < 8; direction++) {
        const next = grid.neighbours[square * 8 + direction] as Square;
        if (next < 0 || !isOpen(terrain, next)) continue;
        if (direction % 2 === 1 && !hasRoom(terrain, square, direction)) continue;
        reach(next, cost + 1);
      }
    }
  return steps;
}

function hasRoom(terrain: Terrain, square: Square, direction: number): boolean {
  const beside = (way: number): boolean => {
    const next = terrain.grid.neighbours[square * 8 + (way & 7)] as Square;
    return next >= 0 && isOpen(terrain, next);
  };
  return beside(direction - 1) || beside(direction + 1);
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
      const next = terrain.grid.neighbours[square * 8 + direction] as Square;
      if (next >= 0 && isOpen(terrain, next)) found.add(next);
    }
  return [...found];
}
