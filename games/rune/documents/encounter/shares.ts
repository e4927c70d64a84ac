// How much of a field something covers: counted by design cells, one that is touched at all counts. RUN-TER-06, -166, RUN-RULING-T17, -T78

import type { Area, BattleMap } from '../../content/battle-map.ts';

/** Cells on which anybody can stand, by number. */
export function combatArea(map: BattleMap): ReadonlySet<number> {
  const walls = new Set<number>();
  for (const [x, y, length] of map.walls) for (let i = 0; i < length; i++) walls.add(y * map.width + x + i);
  const cells = new Set<number>();
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++) if (!walls.has(y * map.width + x)) cells.add(cellAt(map, x, y));
  return cells;
}

const cellAt = ({ width, cell }: BattleMap, x: number, y: number): number =>
  Math.floor(y / cell) * Math.ceil(width / cell) + Math.floor(x / cell);

/** Cells of the combat area that one of these areas touches. */
export function cellsOf(map: BattleMap, areas: readonly Area[], within: ReadonlySet<number>): number {
  const cells = new Set<number>();
  for (const area of areas)
    for (const [x, y, length] of area)
      for (let i = 0; i < length; i++) {
        const cell = cellAt(map, x + i, y);
        if (within.has(cell)) cells.add(cell);
      }
  return cells.size;
}

/** Within a cell of so large a part. RUN-RULING-T17 */
export const covers = (cells: number, all: number, part: number): boolean => cells + 1 >= part * all;
