// What any field may get, wherever it lies.

import type { Dice } from '@skald/kernel';
import { VERTICAL_PACE } from '../../../content/terrain.ts';
import { between, oneOf } from '../lots.ts';
import { type Box, type Canvas, CELL } from './canvas.ts';

type Compass = 'north' | 'east' | 'south' | 'west';

/** A gate of so many paces in each of these walls. RUN-TER-80 */
export function bordered(canvas: Canvas, dice: Dice, sides: readonly Compass[], paces: 1 | 2): void {
  const { width, height } = canvas;
  for (const side of sides) {
    const upright = side === 'west' || side === 'east';
    const at = between(dice, 2, (upright ? height : width) - 3 - paces);
    const gate = upright
      ? { x: side === 'west' ? 0 : width - 1, y: at, width: 1, height: paces }
      : { x: at, y: side === 'north' ? 0 : height - 1, width: paces, height: 1 };
    // The way to it stays open, whatever else is rock.
    canvas.carve(gate);
    canvas.put({ kind: 'exit', viable: true, heroesPerRound: paces, open: true }, gate);
    canvas.keep(
      upright
        ? { x: side === 'west' ? 0 : width - 4, y: at - 1, width: 4, height: paces + 2 }
        : { x: at - 1, y: side === 'north' ? 0 : height - 4, width: paces + 2, height: 4 },
    );
  }
}

/** Steps that lie within each other, so that one can walk up. RUN-TER-85 */
export function terraced(canvas: Canvas, dice: Dice, levels: number, within: Box): void {
  const least = 2 * levels + 2;
  const width = Math.min(within.width, between(dice, least + 2, least + 6));
  const height = Math.min(within.height, between(dice, least, least + 3));
  const x = between(dice, within.x, within.x + within.width - width);
  const y = between(dice, within.y, within.y + within.height - height);
  for (let level = 0; level < levels; level++)
    canvas.raise(
      (level + 1) * VERTICAL_PACE,
      canvas.open({ x: x + level, y: y + level, width: width - 2 * level, height: height - 2 * level }),
    );
}

/** Squares around a spot, as a lake or a thicket grows: about so many, in whole cells. */
export function patch(canvas: Canvas, dice: Dice, cells: number, within: Box): number[] {
  const columns = Math.ceil(canvas.width / CELL);
  const found = new Set<number>();
  const cellAt = (x: number, y: number): number => Math.floor(y / CELL) * columns + Math.floor(x / CELL);
  const bounds = {
    left: Math.ceil(within.x / CELL),
    top: Math.ceil(within.y / CELL),
    right: Math.floor((within.x + within.width) / CELL) - 1,
    bottom: Math.floor((within.y + within.height) / CELL) - 1,
  };
  if (bounds.right < bounds.left || bounds.bottom < bounds.top) return [];
  const first = cellAt(
    CELL * between(dice, bounds.left, bounds.right),
    CELL * between(dice, bounds.top, bounds.bottom),
  );
  found.add(first);
  const rim = [first];
  for (let tries = 0; found.size < cells && tries < 12 * cells; tries++) {
    const from = oneOf(dice, rim);
    const [dx, dy] = oneOf(dice, NEXT);
    const [x, y] = [(from % columns) + dx, Math.floor(from / columns) + dy];
    const to = y * columns + x;
    if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom || found.has(to)) continue;
    found.add(to);
    rim.push(to);
  }
  return [...found].flatMap((cell) =>
    canvas.open({
      x: CELL * (cell % columns),
      y: CELL * Math.floor(cell / columns),
      width: CELL,
      height: CELL,
    }),
  );
}

const NEXT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
