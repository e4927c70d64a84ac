// The line of a shot: what blocks it, who is in its way, and what shelters the target. RUN-MISSILE-09 to -11

import { isBeside, type Square } from '@skald/games/grid-kit';
import type { ThingOf } from '../../content/battle-map.ts';
import { COVER } from '../../content/terrain.ts';
import { type Base, type Bodies, type Body, distance, feetOf, footprintOf, squaresUnder } from './bodies.ts';
import { type Ground, zonesAt } from './ground.ts';
import { clearLine } from './lines.ts';

export interface LineOfFire {
  /** From shooter to target. */
  readonly paces: number;
  /** Whose squares it crosses, and who stands near the target: each of them makes the shot harder, once. */
  readonly crowd: readonly string[];
  /** On the shooter's roll: the worse of cover and of what veils the target. RUN-RULING-C33 */
  readonly shelter: number;
  /** The same if the target had another cover, or none. RUN-TER-30, RUN-SPECIAL-19 */
  readonly behind: Readonly<Record<'half' | 'nothing', number>>;
}

/** Paces from a target within which others may be hit in its stead. RUN-MISSILE-10 */
const CROWD = 5;

/** Null where a wall blocks every line. RUN-RULING-C32 */
export function lineOfFire(ground: Ground, bodies: Bodies, shooter: Body, target: Body): LineOfFire | null {
  const line = clearLine(ground, shooter, target);
  if (line === null) return null;
  const crossed = new Set(line);
  const crowd = bodies
    .filter(({ id, alive }) => alive && id !== shooter.id && id !== target.id)
    .filter(
      (other) =>
        distance(target, other) <= CROWD || squaresUnder(ground, other).some((square) => crossed.has(square)),
    )
    .map(({ id }) => id);
  const above = feetOf(ground, shooter) - feetOf(ground, target);
  const veil = veilOf(ground, target);
  const covers = coversOn(ground, target, line).map(({ degree }) => coverFrom(COVER[degree].shot, above));
  return {
    paces: distance(shooter, target),
    crowd,
    shelter: Math.min(0, ...covers, veil),
    behind: { half: Math.min(coverFrom(COVER.half.shot, above), veil), nothing: veil },
  };
}

/** What height leaves of the penalty for a cover; never a bonus. RUN-TER-31 to -33, RUN-MISSILE-09 */
export function coverFrom(base: number, feetAbove: number): number {
  const steps = Math.trunc(feetAbove / 10);
  return Math.min(0, base + 3 * steps);
}

/** RUN-MISSILE-06 */
const OBSCURED = -3;

const veilOf = (ground: Ground, target: Base): number =>
  squaresUnder(ground, target).some((square) => zonesAt(ground, 'mist', square).length > 0) ? OBSCURED : 0;

/** What stands beside somebody and crosses a line to him. RUN-RULING-C33 */
export const coversOn = (ground: Ground, target: Base, line: readonly Square[]): ThingOf<'cover'>[] =>
  besideOn(ground, target, line).filter((part) => part.kind === 'cover');

function besideOn(ground: Ground, target: Base, line: readonly Square[]) {
  const place = footprintOf(ground, target);
  return ground.things.flatMap(({ part, squares }) =>
    line.some((square) => squares.has(square) && isBeside(ground.grid, place, square)) ? [part] : [],
  );
}

/** What could be full cover against somebody but is not, by its ids, and what that would come to. RUN-HOOK-16, -59 */
export interface Makeshift {
  readonly things: readonly string[];
  readonly shelter: number;
}

/** Cover and barriers; nothing where there is full cover already. */
export function makeshiftOn(ground: Ground, shooter: Base, target: Base): Makeshift {
  const parts = besideOn(ground, target, clearLine(ground, shooter, target) ?? []);
  const full = parts.some((part) => part.kind === 'cover' && part.degree === 'full');
  const things = parts.filter(({ kind }) => kind === 'cover' || kind === 'barrier').map(({ id }) => id);
  const above = feetOf(ground, shooter) - feetOf(ground, target);
  return { things: full ? [] : things, shelter: coverFrom(COVER.full.shot, above) };
}
