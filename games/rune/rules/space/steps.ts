// One step: whether it can be taken, and what it costs. RUN-RULING-C05

import {
  DIRECTIONS,
  type Footprint,
  type Grid,
  hasRoom,
  type IsOpen,
  isDiagonal,
  neighbour,
  type Square,
  type Strides,
  shifted,
  squaresOf,
} from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { VERTICAL_PACE } from '../../content/terrain.ts';
import { type Base, type Bodies, type Body, isActive, isEnemy, type Means, squaresUnder } from './bodies.ts';
import type { Ground } from './ground.ts';

/** Costs are counted in half paces, since going downhill costs half of one. */
export const HALVES = 2;

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
export function stridesOf(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  means: Means,
  temper: 'careful' | 'bold' = 'careful',
): Strides {
  return stepsAmong(ground, openSteps(ground, body, means, temper), barredTo(ground, bodies, body));
}

/** The same as long as nobody else is about: by square and direction half paces, 0 where no step leads. */
export function openSteps(
  ground: Ground,
  body: Body,
  means: Means,
  temper: 'careful' | 'bold' = 'careful',
): Uint16Array {
  const caught = temper === 'bold' || dangers(ground, body.size)[squareOf(ground, body)] === 1;
  const heed = body.side === 'foes' ? 'stays-out' : caught ? 'none' : 'stays-in';
  return stepsOf(ground, body.size, means, heed);
}

/** Calls with every step that is open but for the enemies who bar it. */
export function everyBarredStep(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  open: Uint16Array,
  visit: (from: Square, direction: number) => void,
): void {
  const { grid } = ground;
  const shut = barredTo(ground, bodies, body);
  const { steps } = stepsAmong(ground, open, shut);
  for (const square of shut)
    for (let direction = 0; direction < 8; direction++) {
      const from = neighbour(grid, square, direction);
      if (from < 0) continue;
      // Into the square, and past it.
      for (let turn = 3; turn <= 5; turn++) {
        const way = (direction + turn) & 7;
        if (open[from * 8 + way] !== 0 && steps[from * 8 + way] === 0) visit(from, way);
      }
    }
}

/** Where enemies bar the way, as it was asked for last: for the same bodies it is the same. */
let barred:
  | (Pick<Body, 'id' | 'side' | 'size'> & {
      readonly bodies: Bodies;
      readonly grid: Grid;
      readonly squares: readonly Square[];
    })
  | null = null;

function barredTo(ground: Ground, bodies: Bodies, body: Body): readonly Square[] {
  const { grid } = ground;
  const { id, side, size } = body;
  if (
    barred?.bodies !== bodies ||
    barred.grid !== grid ||
    barred.id !== id ||
    barred.side !== side ||
    barred.size !== size
  ) {
    const squares = standingRoom(ground, bodies, body, (other) => isEnemy(body, other) && isActive(other));
    barred = { bodies, grid, id, side, size, squares: [...squares] };
  }
  return barred.squares;
}

/** Steps where some squares are shut, as they were asked for last. */
interface Among {
  readonly steps: Uint16Array;
  shut: readonly Square[];
  strides: Strides;
}

const among = new WeakMap<Uint16Array, Among>();

/** Of the same squares it is the same object: whoever keeps it sees at a glance that nobody has come or gone. */
function stepsAmong({ grid }: Ground, open: Uint16Array, shut: readonly Square[]): Strides {
  const known = among.get(open) ?? newAmong(open);
  if (shut === known.shut) return known.strides;
  if (shut.length === known.shut.length && shut.every((square, i) => square === known.shut[i])) {
    known.shut = shut;
    return known.strides;
  }
  const { steps } = known;
  for (const square of known.shut) reopen(grid, steps, open, square);
  for (const square of shut) bar(grid, steps, square);
  for (const square of shut) narrow(grid, steps, square);
  known.shut = shut;
  known.strides = { ...known.strides };
  return known.strides;
}

function newAmong(open: Uint16Array): Among {
  const steps = open.slice();
  const dearest = open.reduce((most, cost) => Math.max(most, cost), 0);
  const made: Among = { steps, shut: [], strides: { steps, dearest, diagonals: 'alternating' } };
  among.set(open, made);
  return made;
}

/** All that `bar` and `narrow` may have taken away. */
function reopen(grid: Grid, steps: Uint16Array, open: Uint16Array, square: Square): void {
  for (let direction = 0; direction < 8; direction++) {
    const from = neighbour(grid, square, direction);
    if (from < 0) continue;
    for (let at = from * 8; at < from * 8 + 8; at++) steps[at] = open[at]!;
  }
}

/** What a single step costs; Infinity where it cannot be taken. */
export function stepCost({ grid }: Ground, { steps }: Strides, from: Square, to: Square): number {
  const direction = DIRECTIONS.findIndex((_, each) => neighbour(grid, from, each) === to);
  return (direction >= 0 && steps[from * 8 + direction]) || Infinity;
}

/** Whether somebody could stand here, dry, unhurt and on one level, if nobody else does. */
export function roomToStand(ground: Ground, base: Base): boolean {
  const { width, height } = ground.grid;
  if (base.x + base.size > width || base.y + base.size > height) return false;
  const under = squaresUnder(ground, base);
  const feet = under.map((square) => ground.feet[square]!);
  return (
    under.every(
      (square) => ground.closed[square] === 0 && ground.deep[square] === 0 && ground.dam[square] === 0,
    ) && Math.max(...feet) - Math.min(...feet) <= VERTICAL_PACE
  );
}

/** Whether a face too high for feet stands so near: mostly none does, and no way over one need be looked for. */
export function isNearFace(ground: Ground, { x, y, size }: Base, paces: number): boolean {
  const faces = facesOf(ground);
  return isAnyWithin(ground.grid, { x, y, size: size + 1 }, paces, (square) => faces[square] === 1);
}

/** Looks at every square that is no more columns and rows away. */
export function isAnyWithin(
  { width, height }: Grid,
  { x, y, size }: Spot & { readonly size: number },
  paces: number,
  is: (square: Square) => boolean,
): boolean {
  const [left, right] = [Math.max(0, x - paces), Math.min(width, x + size + paces)];
  const bottom = Math.min(height, y + size + paces);
  for (let row = Math.max(0, y - paces); row < bottom; row++)
    for (let column = left; column < right; column++) if (is(row * width + column)) return true;
  return false;
}

/** So many columns and rows at most lie between here and where so many paces lead on foot: what is farther off needs no search. */
export function farthest(ground: Ground, paces: number): number {
  const known = tablesOf(ground);
  known.least ??= costsOf(ground, 'walk').reduce(
    (least, cost) => (cost > 0 ? Math.min(least, cost) : least),
    Infinity,
  );
  return Math.floor((paces * HALVES) / known.least);
}

/** What the squares of a path cost one after the other, in paces; null where one does not lead to the next. */
export function costAlong(ground: Ground, strides: Strides, path: readonly Spot[]): number | null {
  let spent = 0;
  let long = false;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const cost = stepCost(ground, strides, squareOf(ground, from), squareOf(ground, to));
    if (cost === Infinity) return null;
    const diagonal = from.x !== to.x && from.y !== to.y;
    spent += diagonal && long ? 2 * cost : cost;
    if (diagonal) long = !long;
  }
  return spent / HALVES;
}

/** No step leads to a square any more. */
function bar(grid: Grid, steps: Uint16Array, square: Square): void {
  for (let direction = 0; direction < 8; direction++) {
    const from = neighbour(grid, square, direction);
    if (from >= 0) steps[from * 8 + ((direction + 4) & 7)] = 0;
  }
}

/** Diagonal steps past a square need room on their other side. */
function narrow(grid: Grid, steps: Uint16Array, square: Square): void {
  for (let direction = 0; direction < 8; direction += 2) {
    const from = neighbour(grid, square, direction);
    if (from < 0) continue;
    for (const turn of [3, 5]) lackRoom(grid, steps, from, (direction + turn) & 7);
  }
}

/** Takes a diagonal step away that has no room beside it. */
function lackRoom(grid: Grid, steps: Uint16Array, from: Square, direction: number): void {
  const to = neighbour(grid, from, direction);
  const isOpen: IsOpen = (one, _, way) => steps[one * 8 + way] !== 0;
  if (to >= 0 && !hasRoom(grid, from, to, direction, isOpen)) steps[from * 8 + direction] = 0;
}

/** As it was asked for last: for the same bodies it is the same. */
let taken:
  | (Pick<Body, 'id' | 'size'> & {
      readonly bodies: Bodies;
      readonly ground: Ground;
      readonly squares: ReadonlySet<Square>;
    })
  | null = null;

/** Where he cannot end: where others are, and in what he can only pass. */
export function takenFor(ground: Ground, bodies: Bodies, body: Body): ReadonlySet<Square> {
  const { id, size } = body;
  if (taken?.bodies !== bodies || taken.ground !== ground || taken.id !== id || taken.size !== size) {
    const squares = standingRoom(ground, bodies, body, ({ alive }) => alive);
    for (const square of ground.passing ?? []) squares.add(square);
    taken = { bodies, ground, id, size, squares };
  }
  return taken.squares;
}

/** Where somebody of this size cannot stand with his top left square, because of some of the others. */
export function standingRoom(
  { grid }: Ground,
  bodies: Bodies,
  { id, size }: Body,
  matters: (other: Body) => boolean,
): Set<Square> {
  const squares = new Set<Square>();
  for (const other of bodies) {
    if (other.id === id || !matters(other)) continue;
    for (let y = Math.max(0, other.y - size + 1); y < Math.min(grid.height, other.y + other.size); y++)
      for (let x = Math.max(0, other.x - size + 1); x < Math.min(grid.width, other.x + other.size); x++)
        squares.add(y * grid.width + x);
  }
  return squares;
}

/** What was worked out for a ground, once it was asked for. */
interface Tables {
  /** By size, means and heed. */
  readonly steps: (Uint16Array | undefined)[];
  /** By size. */
  readonly dangers: (Uint8Array | undefined)[];
  readonly costs: Partial<Record<Means, Uint16Array>>;
  faces: Uint8Array | null;
  /** Of all steps on foot the cheapest, by halves. */
  least: number | null;
}

const tables = new WeakMap<Ground, Tables>();

function tablesOf(ground: Ground): Tables {
  const known = tables.get(ground);
  if (known !== undefined) return known;
  const made: Tables = { steps: [], dangers: [], costs: {}, faces: null, least: null };
  tables.set(ground, made);
  return made;
}

/** Which steps over the edge of a place that hurts are not taken: those out of it, those into it. */
type Heed = 'none' | 'stays-in' | 'stays-out';

const BY_MEANS: Readonly<Record<Means, number>> = { walk: 0, climb: 1, swim: 2 };
const BY_HEED: Readonly<Record<Heed, number>> = { none: 0, 'stays-in': 1, 'stays-out': 2 };

/** By square and direction: half paces, 0 where no step leads. Others on the field do not matter yet. */
function stepsOf(ground: Ground, size: number, means: Means, heed: Heed): Uint16Array {
  const { steps } = tablesOf(ground);
  const key = size * 9 + BY_MEANS[means] * 3 + BY_HEED[heed];
  steps[key] ??= findSteps(ground, size, means, heed);
  return steps[key];
}

function findSteps(ground: Ground, size: number, means: Means, heed: Heed): Uint16Array {
  const { grid } = ground;
  const steps = new Uint16Array(grid.size * 8);
  const costs = costsOf(ground, means);
  const hurts = dangers(ground, size);
  const isHeeded = (from: Square, to: Square): boolean =>
    hurts[from] !== hurts[to] && heed === (hurts[to] === 1 ? 'stays-out' : 'stays-in');
  for (let square = 0; square < grid.size; square++)
    for (let direction = 0; direction < 8; direction++) {
      const to = shifted(grid, { square, size }, direction);
      if (to >= 0 && !isHeeded(square, to))
        steps[square * 8 + direction] = dearest(grid, costs, { square, size }, direction);
    }
  for (let square = 0; square < grid.size; square++)
    for (let direction = 1; direction < 8; direction += 2) lackRoom(grid, steps, square, direction);
  return steps;
}

/** The same for a single square, whatever hurts there. */
function costsOf(ground: Ground, means: Means): Uint16Array {
  const { costs } = tablesOf(ground);
  costs[means] ??= Uint16Array.from(ground.grid.neighbours, (to, at) =>
    to < 0 ? 0 : COSTS[means](ground, at >> 3, to, at & 7),
  );
  return costs[means];
}

/** What the square costs that is hardest to step from; 0 where one of them cannot. */
function dearest(
  { width }: Grid,
  costs: Uint16Array,
  { square, size }: Footprint,
  direction: number,
): number {
  let most = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const cost = costs[(square + y * width + x) * 8 + direction] ?? 0;
      if (cost === 0) return 0;
      if (cost > most) most = cost;
    }
  return most;
}

/** By square: 1 where somebody of this size would be hurt. */
function dangers(ground: Ground, size: number): Uint8Array {
  const known = tablesOf(ground).dangers;
  known[size] ??= Uint8Array.from({ length: ground.grid.size }, (_, square) =>
    Number(squaresOf(ground.grid, { square, size }).some((each) => (ground.dam[each] ?? 0) > 0)),
  );
  return known[size];
}

/** By square: 1 at the foot and at the edge of a face. */
function facesOf(ground: Ground): Uint8Array {
  const known = tablesOf(ground);
  known.faces ??= Uint8Array.from({ length: ground.grid.size }, (_, square) =>
    Number(
      DIRECTIONS.some((__, direction) => {
        const beside = neighbour(ground.grid, square, direction);
        return beside >= 0 && riseOf(ground, square, beside) > VERTICAL_PACE;
      }),
    ),
  );
  return known.faces;
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
