// Ways out of the fight. RUN-TER-80 to -83, RUN-RULING-C14

import { type Base, squaresUnder } from './bodies.ts';
import type { Ground } from './ground.ts';

export type WayOut =
  | { readonly by: 'exit'; readonly id: string; readonly heroesPerRound: number }
  | { readonly by: 'edge' };

/** How somebody can leave from where he stands without any roll; null if he cannot. RUN-TER-81 */
export function wayOut(ground: Ground, base: Base): WayOut | null {
  const under = squaresUnder(ground, base);
  for (const { part, squares } of ground.things)
    if (part.kind === 'exit' && part.open && part.viable && under.some((square) => squares.has(square)))
      return { by: 'exit', id: part.id, heroesPerRound: part.heroesPerRound };
  return ground.map.edge === 'open' && isAtEdge(ground, base) ? { by: 'edge' } : null;
}

/** One that takes a climb or a jump: by its id, or null where there is none. RUN-TER-81 */
export function hardWayOut(ground: Ground, base: Base): string | null {
  const under = squaresUnder(ground, base);
  const found = ground.things.find(
    ({ part, squares }) =>
      part.kind === 'exit' && part.open && !part.viable && under.some((square) => squares.has(square)),
  );
  return found?.part.id ?? null;
}

/** First come, first out: whether one more may leave in this round. RUN-TER-83 */
export const isPassable = (way: WayOut, leftThisRound: number): boolean =>
  way.by === 'edge' || leftThisRound < way.heroesPerRound;

function isAtEdge({ grid }: Ground, { x, y, size }: Base): boolean {
  return x === 0 || y === 0 || x + size === grid.width || y + size === grid.height;
}
