// Animals too small to fight, and too many to bear. RUN-HAZ-NUIS

import type { Spot } from '../../../content/battle-map.ts';
import { SWARM } from '../../../content/hazards.ts';
import { type Base, type Bodies, type Body, distance, type Means, squaresUnder } from '../bodies.ts';
import { type Ground, zonesAt } from '../ground.ts';
import { reachable } from '../ways.ts';

/** Their collective DAM where somebody stands, of several the worst; 0 where there are none. RUN-HAZ-NUIS-04, -07 */
export const swarmAt = (ground: Ground, base: Base): number =>
  Math.max(
    0,
    ...squaresUnder(ground, base).flatMap((square) => zonesAt(ground, 'swarm', square).map(({ dam }) => dam)),
  );

/** Raw Damage of a round among them. RUN-HAZ-NUIS-05 */
export const stings = (dam: number, prot: number): number => dam * (prot <= SWARM.thin ? SWARM.times : 1);

/** To bear them, after so much of it. RUN-HAZ-NUIS-02 */
export const toBear = (suffered: number): number => SWARM.difficulty + suffered;

/** To keep them off. RUN-HAZ-NUIS-06, -08 */
export const toFendOff = (dam: number): number => SWARM.difficulty + dam;

/** Where the shortest way out of them ends; or as near to that as he gets, and null where he gets no nearer. RUN-RULING-T54 */
export function refugeFrom(
  ground: Ground,
  bodies: Bodies,
  body: Body,
  paces: number,
  means: Means = 'walk',
): Spot | null {
  const free = freeSquares(ground);
  const left = ({ x, y }: Spot): number => {
    const base = { x, y, size: body.size };
    return swarmAt(ground, base) === 0 ? 0 : Math.min(...free.map((spot) => distance(base, spot)));
  };
  let [best, least] = [null as Spot | null, left(body)];
  // The nearest come first.
  for (const { x, y } of reachable(ground, bodies, body, paces, means)) {
    const more = left({ x, y });
    if (more < least) [best, least] = [{ x, y }, more];
  }
  return best;
}

function freeSquares(ground: Ground): Base[] {
  const { width, size } = ground.grid;
  const all = Array.from(
    { length: size },
    (_, square): Base => ({ x: square % width, y: Math.floor(square / width), size: 1 }),
  );
  return all.filter((base, square) => ground.closed[square] === 0 && swarmAt(ground, base) === 0);
}
