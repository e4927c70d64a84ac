// Jumping over what bars the way, across a gap, up and down. RUN-TER-12, -14, -34, -87

import { isClear } from '@skald/games/grid-kit';
import type { Spot, Thing, ThingOf } from '../../content/battle-map.ts';
import type { Reach } from '../../content/movement.ts';
import { BARRIER_JUMP, COVER, LEVEL_JUMP, VERTICAL_PACE } from '../../content/terrain.ts';
import { type Base, type Bodies, type Body, feetOf, isActive, isEnemy, squaresUnder } from './bodies.ts';
import type { Ground } from './ground.ts';
import { squareOf, standingRoom } from './steps.ts';
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
    !standingRoom(ground, bodies, body, ({ alive }) => alive).has(to) &&
    squaresUnder(ground, landing).every((square) => ground.closed[square] === 0);
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
    action: over.length > 0 || (2 * paces <= reach.full && 2 * up <= reach.half) ? 'half' : 'full',
    difficulty: difficulties.length === 0 ? LEVEL_JUMP : Math.max(...difficulties),
    over: over.map(({ part }) => part.id),
    drop,
  };
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
