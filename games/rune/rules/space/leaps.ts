// Jumping over what bars the way, across a gap, up and down. RUN-TER-12, -14, -34, -87

import {
  directionOf,
  isClear,
  isOnGrid,
  paces as measure,
  neighbour,
  type Square,
  squaresOf,
} from '@skald/games/grid-kit';
import type { Spot, Thing, ThingOf } from '../../content/battle-map.ts';
import type { Reach } from '../../content/movement.ts';
import { BARRIER_JUMP, COVER, LEVEL_JUMP, VERTICAL_PACE } from '../../content/terrain.ts';
import {
  type Base,
  type Bodies,
  type Body,
  feetOf,
  footprintOf,
  isActive,
  isEnemy,
  squaresUnder,
} from './bodies.ts';
import type { Ground } from './ground.ts';
import { isAnyWithin, squareOf, standingRoom } from './steps.ts';
import { lengthOf, straight } from './straight.ts';

export interface Leap {
  readonly path: readonly Spot[];
  /** Forwards. */
  readonly paces: number;
  /** Half an action over a barrier, or where half of what he can would do; otherwise a whole one. RUN-TER-12, RUN-ACT-14 */
  readonly action: 'half' | 'full';
  /** Of the Jump roll. */
  readonly difficulty: number;
  /** What he jumps over, by id. */
  readonly over: readonly string[];
  /** Feet from where he jumps down to where he lands; less than 0 where he jumps up. */
  readonly drop: number;
}

/** A jump in a straight line to a free square; null where he cannot jump there, so far or so high. RUN-ABIL-JUM-02 */
export function leapTo(ground: Ground, bodies: Bodies, body: Body, goal: Spot, reach: Reach): Leap | null {
  const [from, to] = [squareOf(ground, body), squareOf(ground, goal)];
  const landing = { x: goal.x, y: goal.y, size: body.size };
  const path = straight(ground, body, goal);
  const drop = feetOf(ground, body) - feetOf(ground, landing);
  const paces = lengthOf(path);
  const up = Math.ceil(Math.max(0, -drop) / VERTICAL_PACE);
  const isFree =
    from !== to &&
    isOnGrid(ground.grid, footprintOf(ground, landing)) &&
    !standingRoom(ground, bodies, body, ({ alive }) => alive).has(to) &&
    isOpen(ground, landing);
  if (!isFree || paces > reach.full || up > reach.half || !isClear(ground, from, to)) return null;
  const crossed = path.slice(1, -1);
  const barred = standingRoom(ground, bodies, body, (other) => isEnemy(body, other) && isActive(other));
  if (crossed.some((spot) => barred.has(squareOf(ground, spot)))) return null;
  const over = ground.things.filter(({ part, squares }) =>
    jumpOf(part) === null
      ? false
      : crossed.some(({ x, y }) =>
          squaresUnder(ground, { x, y, size: body.size }).some((s) => squares.has(s)),
        ),
  );
  const difficulties = over.map(({ part }) => jumpOf(part)!);
  return {
    path,
    paces,
    action: over.length > 0 || isEasy(paces, up, reach) ? 'half' : 'full',
    difficulty: difficulties.length === 0 ? LEVEL_JUMP : Math.max(...difficulties),
    over: over.map(({ part }) => part.id),
    drop,
  };
}

/** Bits of a square to which a jump leads: at all, and in half an action. */
export const LEAPS = 1;
export const LEAPS_IN_HALF = 2;

/** Somebody about to jump, and what is the same wherever he does. */
interface TakeOff {
  readonly ground: Ground;
  readonly body: Body;
  readonly reach: Reach;
  /** Where an enemy would be in his way. */
  readonly barred: ReadonlySet<Square>;
  /** By square: 1 where he would be over something that is jumped. */
  readonly jumped: Uint8Array;
}

/** By square: whether `leapTo` leads there, over or onto something that feet alone would not take him to. */
export function leaps(ground: Ground, bodies: Bodies, body: Body, reach: Reach): Uint8Array {
  const { width, height, size } = ground.grid;
  const found = new Uint8Array(size);
  if (!isAnyWithin(ground.grid, body, reach.full, worthLeaping(ground, squareOf(ground, body)))) return found;
  const taken = standingRoom(ground, bodies, body, ({ alive }) => alive).add(squareOf(ground, body));
  const barred = standingRoom(ground, bodies, body, (other) => isEnemy(body, other) && isActive(other));
  const takeOff = { ground, body, reach, barred, jumped: jumpedOver(ground, body.size) };
  const [left, top] = [Math.max(0, body.x - reach.full), Math.max(0, body.y - reach.full)];
  const right = Math.min(width - body.size, body.x + reach.full);
  const bottom = Math.min(height - body.size, body.y + reach.full);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      if (!taken.has(y * width + x)) found[y * width + x] = leapAlong(takeOff, x, y);
  return found;
}

/** Where nothing of the kind is near, feet will do. */
const worthLeaping =
  (ground: Ground, from: Square) =>
  (square: Square): boolean =>
    ground.closed[square] === 1 || isGap(ground, from, square) || isSheer(ground, from, square);

/** The way of `leapTo`, without a list of its squares: most of them lead nowhere. */
function leapAlong({ ground, body, reach, barred, jumped }: TakeOff, x: number, y: number): number {
  const [wide, high] = [Math.abs(x - body.x), Math.abs(y - body.y)];
  const [long, short] = [Math.max(wide, high), Math.min(wide, high)];
  const paces = measure(wide, high);
  if (paces > reach.full) return 0;
  const slanting = directionOf(x - body.x, y - body.y);
  const plain = wide >= high ? directionOf(x - body.x, 0) : directionOf(0, y - body.y);
  const from = squareOf(ground, body);
  let [isOver, isBeyond] = [false, false];
  let at = from;
  // By how much the way lags behind the line, in parts of a square.
  let lag = long;
  for (let step = 1; step < long; step++) {
    lag += 2 * short;
    const slants = lag >= 2 * long;
    if (slants) lag -= 2 * long;
    at = neighbour(ground.grid, at, slants ? slanting : plain);
    if (barred.has(at)) return 0;
    isBeyond ||= ground.closed[at] === 1 || isGap(ground, from, at);
    isOver ||= jumped[at] === 1;
  }
  const landing = { x, y, size: body.size };
  const to = squareOf(ground, landing);
  const up = Math.ceil(Math.max(0, feetOf(ground, landing) - feetOf(ground, body)) / VERTICAL_PACE);
  if (!isBeyond && !isSheer(ground, from, to)) return 0;
  if (up > reach.half || !isOpen(ground, landing) || !isClear(ground, from, to)) return 0;
  return isOver || isEasy(paces, up, reach) ? LEAPS | LEAPS_IN_HALF : LEAPS;
}

/** Where he would fall, swim or be hurt. */
export const isGap = ({ deep, dam, feet }: Ground, from: Square, square: Square): boolean =>
  deep[square] === 1 || dam[square]! > 0 || feet[from]! - feet[square]! > VERTICAL_PACE;

const isSheer = ({ feet }: Ground, from: Square, to: Square): boolean =>
  Math.abs(feet[to]! - feet[from]!) > VERTICAL_PACE;

const isOpen = (ground: Ground, base: Base): boolean =>
  squaresUnder(ground, base).every((square) => ground.closed[square] === 0);

/** Half of what he can do would do. RUN-ACT-14 */
const isEasy = (paces: number, up: number, { half, full }: Reach): boolean =>
  2 * paces <= full && 2 * up <= half;

const jumpedBySize = new WeakMap<Ground, Uint8Array[]>();

function jumpedOver(ground: Ground, size: Base['size']): Uint8Array {
  const known = jumpedBySize.get(ground) ?? [];
  jumpedBySize.set(ground, known);
  known[size] ??= findJumped(ground, size);
  return known[size];
}

function findJumped({ grid, things }: Ground, size: Base['size']): Uint8Array {
  const jumped = things.filter(({ part }) => jumpOf(part) !== null);
  const isJumped = (square: Square): boolean => jumped.some(({ squares }) => squares.has(square));
  return Uint8Array.from({ length: grid.size }, (_, square) =>
    Number(squaresOf(grid, { square, size }).some(isJumped)),
  );
}

/** What a roll must reach to jump over something; null where nobody needs to. RUN-TER-14, -34 */
export function jumpOf(thing: Thing): number | null {
  if (thing.kind === 'barrier') return thing.jump ?? BARRIER_JUMP;
  return thing.kind === 'cover' ? (thing.jump ?? COVER[thing.degree].jump) : null;
}

/**
 * Whether jumping over something scores: its designer changed what it asks, and the straightest way leads over it to an
 * opponent, or in flight to an exit or to cover. RUN-TER-16, -17, -36
 */
export function scoresJump(
  ground: Ground,
  body: Base,
  thing: ThingOf<'barrier' | 'cover'>,
  toward: Base,
): boolean {
  const standard = thing.kind === 'barrier' ? BARRIER_JUMP : COVER[thing.degree].jump;
  if (jumpOf(thing) === standard) return false;
  const laid = ground.things.find(({ part }) => part.id === thing.id);
  return straight(ground, body, toward).some((spot) => laid?.squares.has(squareOf(ground, spot)) === true);
}
