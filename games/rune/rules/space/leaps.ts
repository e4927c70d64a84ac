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

/** Where `leapTo` leads in such a way, over or onto something that feet alone would not take him to. */
export function leaps(ground: Ground, bodies: Bodies, body: Body, reach: Reach, bit: number): Square[] {
  const { goals, bits, crossed, firsts } = leapsFrom(ground, body, reach);
  const found: Square[] = [];
  if (goals.length === 0) return found;
  const most = reach.full + body.size;
  const near = bodies.filter(({ id, alive, x, y, size }) => {
    const [dx, dy] = [x - body.x, y - body.y];
    return (
      id !== body.id && alive && dx <= most && dy <= most && dx + size + most > 0 && dy + size + most > 0
    );
  });
  if (others.length < ground.grid.size) others = new Uint8Array(ground.grid.size);
  for (const other of near)
    for (const square of standingRoom(ground, [other], body, () => true))
      others[square] = isEnemy(body, other) && isActive(other) ? BARS : Math.max(others[square]!, TAKES);
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i]!;
    if ((bits[i]! & bit) === 0 || others[goal] !== 0) continue;
    let at = firsts[i]!;
    while (at < firsts[i + 1]! && others[crossed[at]!] !== BARS) at++;
    if (at === firsts[i + 1]) found.push(goal);
  }
  for (const other of near)
    for (const square of standingRoom(ground, [other], body, () => true)) others[square] = 0;
  return found;
}

/** By square, during a search: whether somebody is there, and whether he lets nobody pass. */
let others = new Uint8Array(0);
const TAKES = 1;
const BARS = 2;

/** Squares to which jumps from another lead if nobody is in the way, each with its bits. */
interface Leaps {
  readonly goals: Int16Array;
  readonly bits: Uint8Array;
  /** The squares on the way to each, one goal after the other, and where those of each begin. */
  readonly crossed: Int16Array;
  readonly firsts: Int32Array;
}

const NO_LEAPS: Leaps = {
  goals: new Int16Array(0),
  bits: new Uint8Array(0),
  crossed: new Int16Array(0),
  firsts: new Int32Array(1),
};

/** By where one stands, his size and how far he jumps, once it was asked for. */
const known = new WeakMap<Ground, Map<number, Leaps>>();
const MOST_PACES = 256;

function leapsFrom(ground: Ground, base: Base, reach: Reach): Leaps {
  const all = known.get(ground) ?? new Map<number, Leaps>();
  known.set(ground, all);
  const place = squareOf(ground, base) * 8 + base.size;
  const key = (place * MOST_PACES + reach.half) * MOST_PACES + reach.full;
  const leaps = all.get(key) ?? findLeaps(ground, base, reach);
  all.set(key, leaps);
  return leaps;
}

function findLeaps(ground: Ground, base: Base, reach: Reach): Leaps {
  const { width, height } = ground.grid;
  const from = squareOf(ground, base);
  if (!isAnyWithin(ground.grid, base, reach.full, worthLeaping(ground, from))) return NO_LEAPS;
  const takeOff = { ground, base, reach, jumped: jumpedOver(ground, base.size) };
  const goals: number[] = [];
  const bits: number[] = [];
  const crossed: number[] = [];
  const firsts = [0];
  const [left, top] = [Math.max(0, base.x - reach.full), Math.max(0, base.y - reach.full)];
  const right = Math.min(width - base.size, base.x + reach.full);
  const bottom = Math.min(height - base.size, base.y + reach.full);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const leads = y * width + x === from ? 0 : leapAlong(takeOff, x, y);
      if (leads === 0) continue;
      goals.push(y * width + x);
      bits.push(leads);
      everyBetween(ground, base, x, y, (at) => crossed.push(at));
      firsts.push(crossed.length);
    }
  return {
    goals: Int16Array.from(goals),
    bits: Uint8Array.from(bits),
    crossed: Int16Array.from(crossed),
    firsts: Int32Array.from(firsts),
  };
}

/** Where nothing of the kind is near, feet will do. */
const worthLeaping =
  (ground: Ground, from: Square) =>
  (square: Square): boolean =>
    ground.closed[square] === 1 || isGap(ground, from, square) || isSheer(ground, from, square);

/** Somebody about to jump, and what is the same wherever he does. */
interface TakeOff {
  readonly ground: Ground;
  readonly base: Base;
  readonly reach: Reach;
  /** By square: 1 where he would be over something that is jumped. */
  readonly jumped: Uint8Array;
}

/** The way of `leapTo`, without a list of its squares: most of them lead nowhere. */
function leapAlong({ ground, base, reach, jumped }: TakeOff, x: number, y: number): number {
  const paces = measure(Math.abs(x - base.x), Math.abs(y - base.y));
  if (paces > reach.full) return 0;
  const from = squareOf(ground, base);
  let [isOver, isBeyond] = [false, false];
  everyBetween(ground, base, x, y, (at) => {
    isBeyond ||= ground.closed[at] === 1 || isGap(ground, from, at);
    isOver ||= jumped[at] === 1;
  });
  const landing = { x, y, size: base.size };
  const to = squareOf(ground, landing);
  const up = Math.ceil(Math.max(0, feetOf(ground, landing) - feetOf(ground, base)) / VERTICAL_PACE);
  if (!isBeyond && !isSheer(ground, from, to)) return 0;
  if (up > reach.half || !isOpen(ground, landing) || !isClear(ground, from, to)) return 0;
  return isOver || isEasy(paces, up, reach) ? LEAPS | LEAPS_IN_HALF : LEAPS;
}

/** Every square on the straight way between two. */
function everyBetween(
  { grid }: Ground,
  from: Spot,
  x: number,
  y: number,
  visit: (square: Square) => void,
): void {
  const [wide, high] = [Math.abs(x - from.x), Math.abs(y - from.y)];
  const [long, short] = [Math.max(wide, high), Math.min(wide, high)];
  const slanting = directionOf(x - from.x, y - from.y);
  const plain = wide >= high ? directionOf(x - from.x, 0) : directionOf(0, y - from.y);
  let at = from.y * grid.width + from.x;
  // By how much the way lags behind the line, in parts of a square.
  let lag = long;
  for (let step = 1; step < long; step++) {
    lag += 2 * short;
    const slants = lag >= 2 * long;
    if (slants) lag -= 2 * long;
    at = neighbour(grid, at, slants ? slanting : plain);
    visit(at);
  }
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
