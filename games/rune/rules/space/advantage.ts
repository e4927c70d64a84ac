// Who stands better: high ground, good and bad places, and what parts two fighters. RUN-MELEE-06, RUN-INIT-11

import { DIRECTIONS } from '@skald/games/grid-kit';
import { VERTICAL_PACE } from '../../content/terrain.ts';
import { type Base, type Bodies, type Body, distance, feetOf, isActive, isEnemy } from './bodies.ts';
import type { Ground } from './ground.ts';
import { clearLine } from './lines.ts';
import { engagedWith, isInReach } from './reach.ts';
import { squareOf } from './steps.ts';

/** Whether somebody won the upper side of a slope over another by an Engagement roll. RUN-TER-121 */
export type Gained = (upper: Body, lower: Body) => boolean;
const NOTHING_GAINED: Gained = () => false;

export interface Advantage {
  /** To ATK and DFN. RUN-MELEE-06 */
  readonly melee: number;
  /** To Engagement rolls. RUN-ENGAGE-15 */
  readonly engagement: number;
}

/** What a good place gives. RUN-MELEE-06, RUN-INIT-11 */
export const PLACED = { melee: 2, initiative: 3 } as const;
const ENGAGEMENT = 3;
/** As many may look down on the same opponent. RUN-TER-129 */
const MOST_ABOVE = 2;

/** What the ground gives somebody against another. A good place to stand and high ground do not add. RUN-RULING-C31 */
export function advantage(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  opponent: Body,
  gained: Gained = NOTHING_GAINED,
): Advantage {
  const above = hasHighGround(ground, bodies, body, opponent, gained);
  const placed = above || isFlagged(ground, 'advantageous', body);
  return { melee: placed ? PLACED.melee : 0, engagement: above ? ENGAGEMENT : 0 };
}

/** Higher than another, and among the two nearest of those. RUN-RULING-C31 */
function hasHighGround(ground: Ground, bodies: Bodies, body: Body, opponent: Body, gained: Gained): boolean {
  if (!isAbove(ground, body, opponent, gained)) return false;
  const above = bodies
    .filter((each) => each.id === body.id || (each.side === body.side && isActive(each)))
    .filter((each) => isInReach(ground, each, opponent) && isAbove(ground, each, opponent, gained))
    .sort((a, b) => distance(a, opponent) - distance(b, opponent));
  const place = above.findIndex(({ id }) => id === body.id);
  return place < MOST_ABOVE;
}

/** Against those he is Engaged with, or else the nearest; a marked place counts instead of height. RUN-RULING-C52 */
export function initiativeFor(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  gained: Gained = NOTHING_GAINED,
): number {
  const [good, bad] = [isFlagged(ground, 'advantageous', body), isFlagged(ground, 'bad', body)];
  if (good || bad) return (good ? PLACED.initiative : 0) - (bad ? PLACED.initiative : 0);
  const rivals = rivalsOf(ground, bodies, body);
  if (rivals.length === 0) return 0;
  if (rivals.every((rival) => isAbove(ground, body, rival, gained))) return PLACED.initiative;
  return rivals.every((rival) => isAbove(ground, rival, body, gained)) ? -PLACED.initiative : 0;
}

function rivalsOf(ground: Ground, bodies: Bodies, body: Body): Body[] {
  const engaged = engagedWith(ground, bodies, body);
  if (engaged.length > 0) return engaged;
  const enemies = bodies.filter((other) => isEnemy(body, other) && isActive(other));
  const nearest = Math.min(...enemies.map((enemy) => distance(body, enemy)));
  return enemies.filter((enemy) => distance(body, enemy) === nearest);
}

/** A vertical pace is high ground; on a slope anything is, once it has been won. RUN-RULING-C31 */
function isAbove(ground: Ground, body: Body, other: Body, gained: Gained): boolean {
  if (feetOf(ground, body) - feetOf(ground, other) >= VERTICAL_PACE) return true;
  return isUphill(ground, body, other) && gained(body, other);
}

/** Whether both stand on the same slope, one of them farther up. RUN-TER-120 */
export function isUphill(ground: Ground, body: Base, other: Base): boolean {
  const [here, there] = [squareOf(ground, body), squareOf(ground, other)];
  return ground.zones.some(({ part, squares }) => {
    if (part.kind !== 'slope' || !squares.has(here) || !squares.has(there)) return false;
    const [upX, upY] = DIRECTIONS[part.up]!;
    return (body.x - other.x) * upX + (body.y - other.y) * upY > 0;
  });
}

/** Whether a barrier lies on the line between two, so that the better fighter gains. RUN-SPECIAL-21, RUN-TER-11 */
export function isParted(ground: Ground, a: Base, b: Base): boolean {
  const line = clearLine(ground, a, b) ?? [];
  return ground.things.some(
    ({ part, squares }) => part.kind === 'barrier' && line.some((square) => squares.has(square)),
  );
}

const isFlagged = (ground: Ground, kind: 'advantageous' | 'bad', body: Base): boolean =>
  ground.zones.some(({ part, squares }) => part.kind === kind && squares.has(squareOf(ground, body)));
