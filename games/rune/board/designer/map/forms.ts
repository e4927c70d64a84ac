// How a hand goes over the map: brush, line, rectangle, fill. What it draws is a set of squares.

import { type Brush, squaresOfLine, squaresOfRectangle, squaresTowards } from '@skald/games/board-kit';
import { type Place, type Square, squareAt } from '@skald/games/grid-kit';
import type { BattleMap } from '../../../content/battle-map.ts';
import { isOnMap, type Squares } from './areas.ts';
import { regionAt } from './paint.ts';

export const FORMS = ['brush', 'line', 'rectangle', 'fill'] as const;
export type Form = (typeof FORMS)[number];

/** Squares along a side of the brush. */
export const BREADTHS = [1, 2, 3, 5] as const;
export type Breadth = (typeof BREADTHS)[number];

/** `single`: one square, wherever the pointer is when it is let go. */
export function formOn(
  map: BattleMap,
  form: Form | 'single',
  breadth: Breadth,
): Brush<Squares, Readonly<Place>> {
  const on = (places: readonly Readonly<Place>[]): Square[] =>
    places.filter((place) => isOnMap(map, place)).map((place) => squareAt(map, place));
  const dabs = (places: readonly Readonly<Place>[]): Square[] =>
    on(places.flatMap((place) => dab(place, breadth)));
  const along = (line: (from: Place, to: Place) => readonly Readonly<Place>[]) => ({
    press: (_: Squares, at: Readonly<Place>): Squares => new Set(dabs([at])),
    span: (_: Squares, from: Readonly<Place>, to: Readonly<Place>): Squares =>
      new Set(dabs(line([...from], [...to]))),
  });
  switch (form) {
    case 'single':
      return {
        press: (_, at) => new Set(on([at])),
        span: (_, __, to) => new Set(on([to])),
      };
    case 'brush':
      return {
        press: (_, at) => new Set(dabs([at])),
        sweep: (drawn, from, to) => new Set([...drawn, ...dabs(squaresTowards(from, to))]),
      };
    case 'line':
      return along(squaresOfLine);
    case 'rectangle':
      return {
        press: (_, at) => new Set(on([at])),
        span: (_, from, to) => new Set(on(squaresOfRectangle(from, to))),
      };
    case 'fill':
      return {
        press: (_, at) => (isOnMap(map, at) ? regionAt(map, squareAt(map, at)) : new Set()),
        span: (_, __, to) => (isOnMap(map, to) ? regionAt(map, squareAt(map, to)) : new Set()),
      };
  }
}

/** As broad as the brush, with the place in its middle. */
function dab([x, y]: Readonly<Place>, breadth: Breadth): Place[] {
  const before = Math.floor((breadth - 1) / 2);
  return squaresOfRectangle([x - before, y - before], [x - before + breadth - 1, y - before + breadth - 1]);
}
