// The line between two bodies, from middle to middle of the squares that are nearest to each other.

import { isClear, lineOf, type Square } from '@skald/games/grid-kit';
import { type Base, distance, squaresUnder } from './bodies.ts';
import type { Ground } from './ground.ts';
import { spotOf, squareOf } from './steps.ts';

/** The squares of the first line that no wall crosses, both ends included; null without one. RUN-RULING-C32 */
export function clearLine(ground: Ground, from: Base, to: Base): Square[] | null {
  const clear = pairsOf(ground, from, to).find(([one, other]) => isClear(ground, one, other));
  return clear === undefined ? null : lineOf(ground.grid, ...clear);
}

/** Whether there is such a line. */
export const hasClearLine = (ground: Ground, from: Base, to: Base): boolean =>
  from.size === 1 && to.size === 1
    ? isClear(ground, squareOf(ground, from), squareOf(ground, to))
    : squaresUnder(ground, from).some((one) =>
        squaresUnder(ground, to).some((other) => isClear(ground, one, other)),
      );

/** A square of each, the nearest two first. */
function pairsOf(ground: Ground, from: Base, to: Base): [Square, Square][] {
  const targets = squaresUnder(ground, to);
  const pairs = squaresUnder(ground, from).flatMap((one) =>
    targets.map((other): [Square, Square] => [one, other]),
  );
  const pacesOf = ([one, other]: [Square, Square]): number =>
    distance({ ...spotOf(ground, one), size: 1 }, { ...spotOf(ground, other), size: 1 });
  return pairs.length === 1 ? pairs : pairs.sort((a, b) => pacesOf(a) - pacesOf(b));
}
