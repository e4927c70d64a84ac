// Squares and points: where the cursor is on the drawing and on the page, and where keys lead it.

import { type Point, UNIT } from '@skald/games/board-kit';
import type { Place } from '@skald/games/grid-kit';
import type { BattleMap } from '../../../content/battle-map.ts';

/** The middle of a square. */
export const centreOf = ([x, y]: Readonly<Place>): Point => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
export const placeUnder = ([x, y]: Point): Readonly<Place> => [Math.floor(x / UNIT), Math.floor(y / UNIT)];

/** Where a point of the page is on the map. */
export function onSheet(element: SVGGraphicsElement | null, [x, y]: Point): Point {
  const matrix = element?.getScreenCTM();
  const point = new DOMPoint(x, y).matrixTransform(matrix?.inverse());
  return [point.x, point.y];
}

/** Where a point of the map is in the frame. */
export function onFrame(element: SVGGraphicsElement | null, [x, y]: Point): Point {
  const point = new DOMPoint(x, y).matrixTransform(element?.getScreenCTM() ?? undefined);
  const box = element?.ownerSVGElement?.getBoundingClientRect();
  return [point.x - (box?.left ?? 0), point.y - (box?.top ?? 0)];
}

/** Where a key leads from a square; the edge stops it. */
export function steppedTo({ width, height }: BattleMap, [x, y]: Readonly<Place>, key: string): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return [Math.max(0, x - 1), y];
    case 'ArrowRight':
      return [Math.min(width - 1, x + 1), y];
    case 'ArrowUp':
      return [x, Math.max(0, y - 1)];
    case 'ArrowDown':
      return [x, Math.min(height - 1, y + 1)];
    case 'Home':
      return [0, y];
    case 'End':
      return [width - 1, y];
    case 'PageUp':
      return [x, 0];
    case 'PageDown':
      return [x, height - 1];
    default:
      return null;
  }
}
