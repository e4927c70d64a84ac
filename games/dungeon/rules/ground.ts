// The ground as a model finds it, made of the same two lists again and again: a new one for every look costs more than
// all the rest of it. Whoever holds it must not call again before he is done.

import { DIRECTIONS } from '@skald/games/grid-kit';
import { DIRECTION } from './geometry/base.ts';
import type { Ground } from './geometry/ground.ts';
import { areEnemies, isLarge, terrain } from './models.ts';
import type { Model, State } from './state.ts';

let occupied = new Uint8Array(0);
let threats = new Uint8Array(0);

/** Who stands where, and which squares the enemies of this model have in their front arcs. */
export function groundNow(state: State, one: Model): Ground {
  const ground = terrain(state);
  const { width, height, size } = ground.grid;
  if (occupied.length !== size) {
    occupied = new Uint8Array(size);
    threats = new Uint8Array(size);
  }
  occupied.fill(0);
  threats.fill(0);
  for (const other of state.models) {
    if (other === one) continue;
    const wide = isLarge(other) ? 2 : 1;
    for (let y = other.y; y < other.y + wide; y++)
      for (let x = other.x; x < other.x + wide; x++) occupied[y * width + x] = 1;
    if (areEnemies(one, other)) threaten(other, wide, width, height);
  }
  return { terrain: ground, occupied, threats };
}

/** Marks a front arc: all squares around that do not lie behind the rear row. DUN-ARC-04, DUN-LARGE-03 */
function threaten({ x: left, y: top, facing }: Model, wide: number, width: number, height: number): void {
  const [fx, fy] = DIRECTIONS[DIRECTION[facing]] as readonly [number, number];
  const rearX = left + (fx < 0 ? wide - 1 : 0);
  const rearY = top + (fy < 0 ? wide - 1 : 0);
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, top + wide); y++)
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, left + wide); x++) {
      if (x >= left && x < left + wide && y >= top && y < top + wide) continue;
      if ((x - rearX) * fx + (y - rearY) * fy >= 0) threats[y * width + x] = 1;
    }
}
