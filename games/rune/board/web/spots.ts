// Something to point at: a square, or whoever stands there.

import { UNIT } from '@skald/games/board-kit';
import type { Spot as Square } from '../../content/battle-map.ts';

export interface Spot extends Square {
  readonly fighter: string | null;
}

export const keyOf = ({ x, y, fighter }: Spot): string =>
  fighter === null ? `square:${x}.${y}` : `fighter:${fighter}`;

export const squareSpot = (x: number, y: number): Spot => ({ x, y, fighter: null });

/** The middle of what begins at a square and is so many wide. */
export const centreOf = ({ x, y }: Square, size = 1): readonly [number, number] => [
  (x + size / 2) * UNIT,
  (y + size / 2) * UNIT,
];

/** What an element of the drawing stands for. */
export function spotUnder(target: EventTarget | null): Spot | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-x]') : null;
  if (element === null) return null;
  const { x, y, fighter } = element.dataset;
  return { x: Number(x), y: Number(y), fighter: fighter ?? null };
}

/** The square at a point of the map. */
export function spotAt(
  { width, height }: { readonly width: number; readonly height: number },
  [left, top]: readonly [number, number],
): Spot | null {
  const [x, y] = [Math.floor(left / UNIT), Math.floor(top / UNIT)];
  return x >= 0 && y >= 0 && x < width && y < height ? squareSpot(x, y) : null;
}

/** The topic of help: a fighter or a square. */
export const topicOf = ({ x, y, fighter }: Spot): string => fighter ?? `${x},${y}`;
