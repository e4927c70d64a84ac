// Where somebody can go, for how many paces, and by which way. RUN-RULING-C03, -C05

import { type Square, type Strides, Ways } from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { type Base, type Bodies, type Body, isFartherThan, type Means } from './bodies.ts';
import type { Ground } from './ground.ts';
import { type Errand, watchersOf } from './leaving.ts';
import { isInReach, REACH, squaresInReach } from './reach.ts';
import { costAlong, farthest, HALVES, isAnyWithin, spotOf, squareOf, stridesOf, takenFor } from './steps.ts';

export interface Goal extends Spot {
  /** What the way there costs, by halves. */
  readonly paces: number;
}

export interface Way {
  /** Square by square, both ends included. */
  readonly path: readonly Spot[];
  readonly paces: number;
}

/** The last search by each means: as long as nobody has come or gone, the next one is the same. */
const latest: Record<Means, { readonly ways: Ways; strides: Strides | null; from: Square }> = {
  walk: { ways: new Ways(), strides: null, from: -1 },
  climb: { ways: new Ways(), strides: null, from: -1 },
  swim: { ways: new Ways(), strides: null, from: -1 },
};

/** Ways of at least so many paces. */
function waysOf(ground: Ground, bodies: Bodies, body: Body, paces: number, means: Means): Ways {
  const search = latest[means];
  const from = squareOf(ground, body);
  const strides = stridesOf(ground, bodies, body, means);
  if (search.strides === strides && search.from === from) return search.ways.further(paces * HALVES);
  Object.assign(search, { strides, from });
  return search.ways.find(ground.grid, from, strides, paces * HALVES);
}

/** Every square that one can end on, the nearest first; that where he stands is among them. RUN-RULING-C05 */
export function reachable(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  paces: number,
  means: Means = 'walk',
): Goal[] {
  const taken = takenFor(ground, bodies, body);
  const ways = waysOf(ground, bodies, body, paces, means);
  return ways
    .within(paces * HALVES)
    .filter((square) => !taken.has(square))
    .map((square) => ({ ...spotOf(ground, square), paces: ways.costTo(square) / HALVES }));
}

const NOWHERE = -1;

/** The same by square, −1 where one cannot end: for long lists, and for whoever asks about many squares. */
export function pacesTo(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  most: number,
  means: Means = 'walk',
): Float32Array {
  const paces = waysOf(ground, bodies, body, most, means).costsWithin(most * HALVES, HALVES);
  for (const square of takenFor(ground, bodies, body)) paces[square] = NOWHERE;
  return paces;
}

/** The same for whoever needs but some bits of each square: none of his own, and of those where he cannot end. */
export function markReachable(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  most: number,
  marks: Uint16Array,
  markOf: (paces: number) => number,
): void {
  waysOf(ground, bodies, body, most, 'walk').everyWithin(most * HALVES, (square, cost) => {
    marks[square] = markOf(cost / HALVES);
  });
  marks[squareOf(ground, body)] = 0;
  for (const square of takenFor(ground, bodies, body)) marks[square] = 0;
}

/** Whether so many paces lead to where somebody can strike at another from. RUN-ACT-03 */
export function canReach(ground: Ground, bodies: Bodies, body: Body, target: Base, paces: number): boolean {
  if (isFartherThan(body, target, farthest(ground, paces) + REACH)) return false;
  const taken = takenFor(ground, bodies, body);
  const ways = waysOf(ground, bodies, body, paces, 'walk');
  return squaresInReach(ground, target, body.size).some(
    (square) => ways.costTo(square) <= paces * HALVES && !taken.has(square),
  );
}

/** Whether so many paces lead to another's side. */
export function canGetBeside(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  { x, y, size }: Base,
  paces: number,
): boolean {
  if (isFartherThan(body, { x, y, size }, farthest(ground, paces) + 1)) return false;
  const taken = takenFor(ground, bodies, body);
  const ways = waysOf(ground, bodies, body, paces, 'walk');
  const overlap = body.size - 1;
  return isAnyWithin(
    ground.grid,
    { x: x - overlap, y: y - overlap, size: size + overlap },
    1,
    (square) => ways.costTo(square) <= paces * HALVES && !taken.has(square),
  );
}

const beyond = new Ways();

/** The squares to which so many paces lead who climbs, and not so many who walks. */
export function beyondFeet(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  climbing: number,
  walking: number,
): Square[] {
  const feet = waysOf(ground, bodies, body, Math.max(climbing, walking), 'walk');
  beyond.findBeyond(feet, stridesOf(ground, bodies, body, 'climb'), climbing * HALVES);
  const taken = takenFor(ground, bodies, body);
  return beyond
    .within(climbing * HALVES)
    .filter((square) => feet.costTo(square) > walking * HALVES && !taken.has(square));
}

/**
 * The cheapest way to a square that one can end on; of equally cheap ways one with the fewest opportunity attacks, and
 * of those the straightest. Null where none leads. RUN-RULING-C05
 */
export function wayTo(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  goal: Spot,
  paces: number,
  errand: Errand = {},
): Way | null {
  const to = squareOf(ground, goal);
  if (takenFor(ground, bodies, body).has(to)) return null;
  const ways = waysOf(ground, bodies, body, paces, errand.means ?? 'walk');
  if (ways.costTo(to) > paces * HALVES) return null;
  const watchers = watchersOf(ground, bodies, body, errand).slice(0, MOST_WATCHERS);
  const way = ways.wayTo(to, watchers.length === 0 ? undefined : tollsOf(ground, body, watchers));
  if (way === null) return null;
  return { path: way.map((square) => spotOf(ground, square)), paces: ways.costTo(to) / HALVES };
}

/** Bits of a toll. */
const MOST_WATCHERS = 31;

function tollsOf(ground: Ground, body: Body, watchers: Bodies): (from: Square, to: Square) => number {
  const zones = new Map<Square, number>();
  const zoneAt = (square: Square): number => {
    const known = zones.get(square);
    if (known !== undefined) return known;
    const there = { ...spotOf(ground, square), size: body.size };
    const zone = watchers.reduce(
      (bits, watcher, i) => bits | (Number(isInReach(ground, watcher, there)) << i),
      0,
    );
    zones.set(square, zone);
    return zone;
  };
  return (from, to) => zoneAt(from) & ~zoneAt(to);
}

/**
 * What a way costs that somebody drew himself, through places that hurt too; null where it cannot be gone, or not ended.
 */
export function costOf(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  path: readonly Spot[],
  means: Means = 'walk',
): number | null {
  const last = path.at(-1);
  const [first] = path;
  if (last === undefined || first === undefined || first.x !== body.x || first.y !== body.y) return null;
  if (takenFor(ground, bodies, body).has(squareOf(ground, last))) return null;
  return costAlong(ground, stridesOf(ground, bodies, body, means, 'bold'), path);
}
