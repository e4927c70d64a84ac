// What stands still: floor, furniture and whatever walls it in, as far as it is in play.
// DUN-FURN-01, DUN-FURN-24 and -25, DUN-RULING-20 and -34.

import type { Grid } from '@skald/games/grid-kit';
import { FURNITURE, type Layout, type Square } from '../../content/index.ts';

/** Kinds of ground, from what everybody enters to what nobody enters. */
export const FREE = 0;
export const LOW_FURNITURE = 1;
export const BOOKCASE = 2;
/** No floor, a closed door, an unbroken Weak Spot, or space that is not in play. */
export const WALL = 3;

export interface Terrain {
  readonly layout: Layout;
  readonly grid: Grid;
  /** By square: one of the kinds above. */
  readonly ground: Uint8Array;
  /** By square: 1 where it is laid out; closed doors and Weak Spots count where they can be seen. */
  readonly revealed: Uint8Array;
}

/** What has changed since the dungeon was drawn. */
export interface Changes {
  /** Barriers that are gone, by their place in the layout. */
  readonly open: readonly number[];
  /** Floor that is walled up or buried for now. */
  readonly walled: readonly Square[];
}

const MOST_KEPT = 256;
const terrains = new WeakMap<Layout, Map<string, Terrain>>();

/** Equal changes give the same object, so that what is derived from it can be kept as well. */
export function terrainOf(layout: Layout, { open, walled }: Changes): Terrain {
  const key = `${open.join()};${walled.join()}`;
  const kept = terrains.get(layout) ?? new Map<string, Terrain>();
  terrains.set(layout, kept);
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const terrain = build(layout, open, walled);
  kept.set(key, terrain);
  return terrain;
}

function build(layout: Layout, open: readonly number[], walled: readonly Square[]): Terrain {
  const { grid } = layout;
  const zones = revealedZones(layout, grid, open);
  const ground = new Uint8Array(grid.size).fill(WALL);
  const revealed = new Uint8Array(grid.size);
  for (let square = 0; square < grid.size; square++) {
    const barrier = layout.barrierAt[square]!;
    if (barrier >= 0) {
      const seen = zonesBeside(layout, grid, barrier).some((zone) => zones.has(zone));
      if (seen) revealed[square] = 1;
      if (seen && open.includes(barrier)) ground[square] = FREE;
    } else if (zones.has(layout.zoneAt[square]!)) {
      revealed[square] = 1;
      const piece = layout.pieces[layout.pieceAt[square]!];
      if (piece === undefined) ground[square] = FREE;
      else ground[square] = FURNITURE[piece.kind].blocksSight ? BOOKCASE : LOW_FURNITURE;
    }
  }
  for (const square of walled) ground[square] = WALL;
  return { layout, grid, ground, revealed };
}

/** The parts in play: where Heroes start, and what open doors join to them. DUN-SETUP-08 */
function revealedZones(layout: Layout, grid: Grid, open: readonly number[]): Set<number> {
  const zones = new Set(layout.starts.map(({ square }) => layout.zoneAt[square]!));
  const joined = open.map((barrier) => zonesBeside(layout, grid, barrier));
  for (let known = -1; known < zones.size; ) {
    known = zones.size;
    for (const beside of joined) {
      if (beside.some((zone) => zones.has(zone))) for (const zone of beside) zones.add(zone);
    }
  }
  return zones;
}

/** The parts a door or Weak Spot lies between. */
function zonesBeside(layout: Layout, grid: Grid, barrier: number): number[] {
  const zones = new Set<number>();
  for (const square of layout.barriers[barrier]?.squares ?? []) {
    for (let direction = 0; direction < 8; direction += 2) {
      const zone = layout.zoneAt[grid.neighbours[square * 8 + direction]!] ?? -1;
      if (zone >= 0) zones.add(zone);
    }
  }
  return [...zones];
}
