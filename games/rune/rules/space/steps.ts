// One step: whether it can be taken, and what it costs. RUN-RULING-C05

import {
  DIRECTIONS,
  type Gait,
  hasRoom,
  isDiagonal,
  neighbour,
  type Square,
  shifted,
  squaresOf,
} from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { VERTICAL_PACE } from '../../content/terrain.ts';
import { type Bodies, type Body, isActive, isEnemy } from './bodies.ts';
import type { Ground } from './ground.ts';

/** Costs are counted in half paces, since going downhill costs half of one. */
export const HALVES = 2;

/** On foot; up and down sheer faces too; in deep water and out of it. */
export type Means = 'walk' | 'climb' | 'swim';

export const squareOf = ({ grid }: Ground, { x, y }: Spot): Square => y * grid.width + x;
export const spotOf = ({ grid }: Ground, square: Square): Spot => ({
  x: square % grid.width,
  y: Math.floor(square / grid.width),
});

/**
 * How somebody moves among others: through allies and the helpless, never through enemies who can act. Nobody passes
 * through a place that hurts unless he is bold or stands in it; a hero may end there, a foe does not go in of its own
 * will. RUN-RULING-C05, RUN-TER-42, -48
 */
export function gaitOf(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  means: Means,
  temper: 'careful' | 'bold' = 'careful',
): Gait {
  const steps = stepsOf(ground, body.size, means);
  const shut = standingRoom(ground, bodies, body, (other) => isEnemy(body, other) && isActive(other));
  const hurts = dangers(ground, body.size);
  const caught = temper === 'bold' || hurts[squareOf(ground, body)] === 1;
  const avoids = body.side === 'foes';
  return {
    diagonals: 'alternating',
    cost(from, to, direction) {
      const cost = steps[from * 8 + direction]!;
      if (cost === 0 || shut[to] === 1) return Infinity;
      if (hurts[from] === hurts[to]) return cost;
      if (hurts[to] === 1) return avoids ? Infinity : cost;
      return caught ? cost : Infinity;
    },
  };
}

/** What a single step costs; Infinity where it cannot be taken. */
export function stepCost(ground: Ground, gait: Gait, from: Square, to: Square): number {
  const { grid } = ground;
  const direction = DIRECTIONS.findIndex((_, each) => neighbour(grid, from, each) === to);
  if (direction < 0) return Infinity;
  const cost = gait.cost(from, to, direction);
  if (cost === Infinity || !isDiagonal(direction)) return cost;
  const isOpen = (one: Square, other: Square, way: number): boolean =>
    gait.cost(one, other, way) !== Infinity;
  return hasRoom(grid, from, to, direction, isOpen) ? cost : Infinity;
}

/** By square: 1 where somebody of this size cannot stand with his top left one, because of some of the others. */
export function standingRoom(
  { grid }: Ground,
  bodies: Bodies,
  { id, size }: Body,
  matters: (other: Body) => boolean,
): Uint8Array {
  const taken = new Uint8Array(grid.size);
  for (const other of bodies) {
    if (other.id === id || !matters(other)) continue;
    for (let y = Math.max(0, other.y - size + 1); y < Math.min(grid.height, other.y + other.size); y++)
      for (let x = Math.max(0, other.x - size + 1); x < Math.min(grid.width, other.x + other.size); x++)
        taken[y * grid.width + x] = 1;
  }
  return taken;
}

const tables = new WeakMap<Ground, Map<string, Uint16Array>>();

/** By square and direction: half paces, 0 where no step leads. Others on the field do not matter yet. */
function stepsOf(ground: Ground, size: number, means: Means): Uint16Array {
  return kept(ground, `${means}${size}`, () => {
    const { grid } = ground;
    const steps = new Uint16Array(grid.size * 8);
    for (let square = 0; square < grid.size; square++)
      for (let direction = 0; direction < 8; direction++) {
        const to = shifted(grid, { square, size }, direction);
        if (to < 0) continue;
        const costs = squaresOf(grid, { square, size }).map((from, i) =>
          COSTS[means](ground, from, squaresOf(grid, { square: to, size })[i]!, direction),
        );
        if (!costs.includes(0)) steps[square * 8 + direction] = Math.max(...costs);
      }
    return steps;
  });
}

/** By square: 1 where somebody of this size would be hurt. */
const dangers = (ground: Ground, size: number): Uint16Array =>
  kept(ground, `danger${size}`, () =>
    Uint16Array.from({ length: ground.grid.size }, (_, square) =>
      Number(squaresOf(ground.grid, { square, size }).some((each) => (ground.dam[each] ?? 0) > 0)),
    ),
  );

function kept(ground: Ground, key: string, make: () => Uint16Array): Uint16Array {
  const known = tables.get(ground) ?? new Map<string, Uint16Array>();
  tables.set(ground, known);
  const table = known.get(key) ?? make();
  known.set(key, table);
  return table;
}

type Cost = (ground: Ground, from: Square, to: Square, direction: number) => number;

const COSTS: Readonly<Record<Means, Cost>> = {
  walk: (ground, from, to, direction) =>
    ground.closed[to] === 1 || ground.deep[to] === 1 || riseOf(ground, from, to) > VERTICAL_PACE
      ? 0
      : HALVES * ground.toil[to]! * slopeFactor(ground, to, direction),
  climb(ground, from, to, direction) {
    const rise = riseOf(ground, from, to);
    if (rise <= VERTICAL_PACE) return COSTS.walk(ground, from, to, direction);
    const sheer = ground.closed[to] === 0 && ground.deep[to] === 0 && !isDiagonal(direction);
    return sheer ? HALVES * (1 + Math.ceil(rise / VERTICAL_PACE)) : 0;
  },
  swim: (ground, from, to) =>
    ground.closed[to] === 1 ||
    (ground.deep[from] === 0 && ground.deep[to] === 0) ||
    riseOf(ground, from, to) > VERTICAL_PACE
      ? 0
      : HALVES,
};

const riseOf = ({ feet }: Ground, from: Square, to: Square): number => Math.abs(feet[to]! - feet[from]!);

/** Twice as far downhill, half as far uphill. RUN-TER-128 */
function slopeFactor({ up }: Ground, to: Square, direction: number): number {
  const rises = up[to]!;
  if (rises < 0) return 1;
  const [upX, upY] = DIRECTIONS[rises]!;
  const [dx, dy] = DIRECTIONS[direction]!;
  const along = upX * dx + upY * dy;
  if (along === 0) return 1;
  return along > 0 ? 2 : 1 / 2;
}
