// How much of a field something covers: counted by design cells, one that is touched at all counts. RUN-TER-06, -166, RUN-RULING-T17, -T78

import type { Area, BattleMap } from '../../content/battle-map.ts';

/** Cells on which anybody can stand. */
export interface CombatArea {
  readonly size: number;
  /** How many of them one of these areas touches. */
  touchedBy(areas: readonly Area[]): number;
}

/** A map is never changed but replaced, and asked about after every stroke of its designer. */
const KNOWN = new WeakMap<BattleMap, CombatArea>();

export function combatArea(map: BattleMap): CombatArea {
  const known = KNOWN.get(map) ?? areaOf(map);
  KNOWN.set(map, known);
  return known;
}

function areaOf({ width, height, cell, walls }: BattleMap): CombatArea {
  const columns = Math.ceil(width / cell);
  const rock = new Uint8Array(width * height);
  for (const [x, y, length] of walls) rock.fill(1, y * width + x, y * width + x + length);
  const open = new Uint8Array(columns * Math.ceil(height / cell));
  let size = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / cell) * columns + Math.floor(x / cell);
      if (rock[y * width + x] === 1 || open[at] === 1) continue;
      open[at] = 1;
      size++;
    }
  /** The number of the question with which a cell was touched last: nothing has to be wiped between two of them. */
  const touched = new Uint32Array(open.length);
  let asked = 0;
  const touchedBy = (areas: readonly Area[]): number => {
    asked++;
    let count = 0;
    for (const area of areas) {
      let [before, until] = [-1, -1];
      for (const [x, y, length] of area) {
        const row = Math.floor(y / cell) * columns;
        const first = row + Math.floor(x / cell);
        const last = row + Math.floor((x + length - 1) / cell);
        // The next row of squares is often in the same cells.
        if (first === before && last === until) continue;
        [before, until] = [first, last];
        for (let at = first; at <= last; at++)
          if (open[at] === 1 && touched[at] !== asked) {
            touched[at] = asked;
            count++;
          }
      }
    }
    return count;
  };
  return { size, touchedBy };
}

/** Within a cell of so large a part. RUN-RULING-T17 */
export const covers = (cells: number, all: number, part: number): boolean => cells + 1 >= part * all;
