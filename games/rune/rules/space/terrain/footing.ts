// Keeping one's feet on slippery ground and on slopes. RUN-TER-111 to -115, -122 to -127

import { DIRECTIONS, ray } from '@skald/games/grid-kit';
import type { Spot } from '../../../content/battle-map.ts';
import { BOWLED_OVER, SLIPPERY, SLOPE } from '../../../content/hazards.ts';
import { type Base, type Bodies, type Body, squaresUnder } from '../bodies.ts';
import { type Ground, zonesAt } from '../ground.ts';
import { directionTo, type Slide, slide } from '../shove.ts';
import { spotOf, squareOf } from '../steps.ts';
import { lengthOf } from '../straight.ts';

/** Where on a path a Balance roll is due, by its place in it; null if nowhere. It costs no action. RUN-TER-112, -114 */
export function slipsAt(ground: Ground, { size }: Base, path: readonly Spot[]): number | null {
  let paces = 0;
  for (let i = 1; i < path.length; i++) {
    if (!isOn(ground, 'slippery', { ...path[i]!, size })) continue;
    paces += lengthOf(path.slice(0, i + 1)) - lengthOf(path.slice(0, i));
    if (paces > SLIPPERY.safely) return i;
  }
  return null;
}

export type Foothold = 'slippery' | 'slope';

/** Whether a blow in melee asks for a second DFN roll, and what may come of it. RUN-TER-113, -122 */
export function footholdOf(ground: Ground, body: Base, rawDamage: number): Foothold | null {
  if (rawDamage >= SLOPE.shaken && isOn(ground, 'slope', body)) return 'slope';
  return rawDamage >= SLIPPERY.shaken && isOn(ground, 'slippery', body) ? 'slippery' : null;
}

export interface Tumble {
  readonly falls: boolean;
  /** Paces downhill. */
  readonly rolls: number;
}

/** The second DFN roll against the ATK total of the blow. RUN-TER-113, -122, -123, RUN-RULING-T14 */
export function tumbleOf(foothold: Foothold, atk: number, dfn: number): Tumble {
  const short = atk - dfn;
  const rolls = foothold === 'slope' && short > SLOPE.rollsBeyond ? SLOPE.pacesAPoint * short : 0;
  return { falls: short > 0, rolls };
}

/** Back from one's adversary, or an eighth of a turn to his left or right. RUN-TER-124, RUN-RULING-T78 */
export const rollingDirection = (adversary: Spot, body: Spot, die: number): number =>
  (directionTo(adversary, body) + turnOf(die) + 8) & 7;

/** The way of somebody who rolls, to the end of the slope at most. Nobody rolls uphill. RUN-TER-123 */
export function rollAlong(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  direction: number,
  paces: number,
): Slide {
  const [dx, dy] = DIRECTIONS[direction]!;
  const [upX, upY] = DIRECTIONS[ground.up[squareOf(ground, body)]!] ?? [0, 0];
  if (dx * upX + dy * upY >= 0) return slide(ground, bodies, body, [dx, dy], 0);
  const line = [
    body,
    ...ray(ground.grid, squareOf(ground, body), dx, dy).map((square) => spotOf(ground, square)),
  ];
  const end = line.findIndex((spot) => !isOn(ground, 'slope', { x: spot.x, y: spot.y, size: body.size }));
  const slope = lengthOf(end < 0 ? line : line.slice(0, end));
  return slide(ground, bodies, body, [dx, dy], Math.min(paces, slope));
}

/** RUN-TER-124 */
function turnOf(die: number): -1 | 0 | 1 {
  if (die <= 3) return -1;
  return die <= 6 ? 0 : 1;
}

export type Bowled =
  | { readonly becomes: 'standing' }
  | { readonly becomes: 'tangled' }
  | { readonly becomes: 'rolling'; readonly paces: number };

/** What becomes of somebody whom another rolls into, by his Dodge roll. RUN-TER-125, -126, RUN-RULING-T16 */
export function bowledOver(dodge: number): Bowled {
  const short = BOWLED_OVER.dodge - dodge;
  if (short <= 0) return { becomes: 'standing' };
  if (short <= BOWLED_OVER.tangledUpTo) return { becomes: 'tangled' };
  return { becomes: 'rolling', paces: SLOPE.pacesAPoint * short };
}

const isOn = (ground: Ground, kind: 'slippery' | 'slope', base: Base): boolean =>
  squaresUnder(ground, base).some((square) => zonesAt(ground, kind, square).length > 0);
