// Who gets a free attack on somebody that moves, and where. RUN-ENGAGE-17 to -21, RUN-RULING-C12 to -C14

import type { Spot } from '../../content/battle-map.ts';
import { type Base, type Bodies, type Body, isActive, isEnemy, type Means } from './bodies.ts';
import type { Ground } from './ground.ts';
import { isEngaged, isInReach } from './reach.ts';

export type Mode = 'ordinary' | 'withdrawing' | 'fleeing' | 'reckless';

/** What a move is for. */
export interface Errand {
  readonly mode?: Mode;
  /** The enemy whom it leads up to: he is not left. */
  readonly target?: string;
  readonly means?: Means;
}

export interface Opening {
  readonly enemy: string;
  /** The last square of the path that he reaches, by its place in it. */
  readonly at: number;
  readonly spot: Spot;
  /** Whether the two were Engaged when the move began: then a careful strike may be free. RUN-ENGAGE-20 */
  readonly wasEngaged: boolean;
}

/**
 * The opportunity attacks on a path, one an enemy at most, in the order in which the mover comes to them. The path begins
 * where he stands. Fleeing or reckless, every enemy strikes whom he comes near; otherwise those whose reach he leaves.
 */
export function leaves(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  path: readonly Spot[],
  errand: Errand = {},
): Opening[] {
  const { mode = 'ordinary' } = errand;
  const heedless = mode === 'fleeing' || mode === 'reckless';
  return watchersOf(ground, bodies, body, errand)
    .flatMap((enemy): Opening[] => {
      const at = lastInReach(ground, enemy, body, path, heedless);
      const wasEngaged = isEngaged(ground, enemy, body);
      return at < 0 ? [] : [{ enemy: enemy.id, at, spot: path[at]!, wasEngaged }];
    })
    .sort((a, b) => a.at - b.at);
}

/** The enemies who would strike at somebody that leaves them. Who backs away does it from those before him. RUN-RULING-C13 */
export const watchersOf = (
  ground: Ground,
  bodies: Bodies,
  body: Body,
  { mode = 'ordinary', target }: Errand,
): Body[] =>
  bodies.filter(
    (enemy) =>
      isEnemy(body, enemy) &&
      isActive(enemy) &&
      enemy.armed &&
      (mode === 'fleeing' || mode === 'reckless' || enemy.id !== target) &&
      !(mode === 'withdrawing' && isEngaged(ground, enemy, body)),
  );

/** Of the first stretch within his reach; −1 without one, or where the path ends within it and that does not count. */
function lastInReach(
  ground: Ground,
  enemy: Base,
  { size }: Base,
  path: readonly Spot[],
  mayEndThere: boolean,
): number {
  const isNear = (spot: Spot): boolean => isInReach(ground, enemy, { x: spot.x, y: spot.y, size });
  const first = path.findIndex(isNear);
  if (first < 0) return -1;
  const beyond = path.findIndex((spot, i) => i > first && !isNear(spot));
  if (beyond >= 0) return beyond - 1;
  return mayEndThere ? path.length - 1 : -1;
}
