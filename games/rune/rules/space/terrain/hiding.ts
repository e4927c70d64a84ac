// Out of sight behind cover, and up again to shoot. RUN-TER-24 to -30

import { isAdjacent } from '@skald/games/grid-kit';
import type { ThingOf } from '../../../content/battle-map.ts';
import { PRONE } from '../../../content/hazards.ts';
import { COVER, DEGREES, type Degree } from '../../../content/terrain.ts';
import { type Base, type Bodies, type Body, footprintOf } from '../bodies.ts';
import type { Ground } from '../ground.ts';
import { coversOn } from '../line-of-fire.ts';
import { clearLine } from '../lines.ts';

type Cover = ThingOf<'cover'>;

/** By where the two stand and how large they are: everybody is looked at again and again. */
const known = new WeakMap<Ground, Map<number, Cover | null>>();
const MOST_KEPT = 10_000;
const MOST_PLACES = 8 * 4096;

/** What conceals somebody from another: the best cover on the line between them; null without any. RUN-TER-24 */
export function hiddenBy(ground: Ground, hidden: Base, watcher: Base): Cover | null {
  const all = known.get(ground) ?? new Map<number, Cover | null>();
  known.set(ground, all);
  const key = placeOf(ground, hidden) * MOST_PLACES + placeOf(ground, watcher);
  const found = all.get(key);
  if (found !== undefined) return found;
  if (all.size >= MOST_KEPT) all.clear();
  const cover = findCover(ground, hidden, watcher);
  all.set(key, cover);
  return cover;
}

const placeOf = ({ grid }: Ground, { x, y, size }: Base): number => (y * grid.width + x) * 8 + size;

function findCover(ground: Ground, hidden: Base, watcher: Base): Cover | null {
  const covers = coversOn(ground, hidden, clearLine(ground, watcher, hidden) ?? []);
  return covers.reduce<Cover | null>(
    (best, each) =>
      best === null || DEGREES.indexOf(each.degree) > DEGREES.indexOf(best.degree) ? each : best,
    null,
  );
}

/** All that somebody could hide behind. */
export const coversBeside = (ground: Ground, base: Base): Cover[] =>
  ground.things.flatMap(({ part, squares }) =>
    part.kind === 'cover' &&
    [...squares].some((square) => isAdjacent(ground.grid, footprintOf(ground, base), { square, size: 1 }))
      ? [part]
      : [],
  );

/** Of the Res roll of a foe with a will of its own. RUN-TER-25, -26 */
export const spotDifficulty = (degree: Degree, prone: boolean): number =>
  COVER[degree].spot + (prone ? PRONE.spot : 0);

/** Alone behind something that has room for three. RUN-TER-27 */
export function mayLieProne(ground: Ground, bodies: Bodies, body: Body, cover: Cover): boolean {
  const laid = ground.things.find(({ part }) => part.id === cover.id)!;
  const hides = (other: Body): boolean =>
    [...laid.squares].some((square) =>
      isAdjacent(ground.grid, footprintOf(ground, other), { square, size: 1 }),
    );
  const others = bodies.filter(({ id, side, alive }) => alive && side === body.side && id !== body.id);
  return cover.persons >= PRONE.room && !others.some(hides);
}

/** Whether somebody must rise from full cover to shoot at another: one enemy may answer. RUN-TER-28, RUN-RULING-T64 */
export const popsUp = (ground: Ground, shooter: Base, target: Base): boolean =>
  hiddenBy(ground, shooter, target)?.degree === 'full';
