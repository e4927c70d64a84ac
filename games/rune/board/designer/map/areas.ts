// Squares of a battle map, as its document holds them.

import { type Place, type Square, squareAt } from '@skald/games/grid-kit';
import type { Area, BattleMap, Spot } from '../../../content/battle-map.ts';
import { stripsOf } from '../../../content/maps/drawing.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';

export type Squares = ReadonlySet<Square>;

/** Squares as a document holds them. */
export const areaOf = (map: BattleMap, squares: Iterable<Square>): Area =>
  stripsOf(
    map,
    [...new Set(squares)].sort((a, b) => a - b),
  );

export const without = (map: BattleMap, area: Area, squares: Squares): Area =>
  areaOf(
    map,
    squaresIn(map, area).filter((square) => !squares.has(square)),
  );

/** Asked of every zone at every stroke, so without a list of its squares. */
export const touches = ({ width }: BattleMap, area: Area, squares: Squares): boolean =>
  area.some(([x, y, length]) => {
    const first = y * width + x;
    for (let i = 0; i < length; i++) if (squares.has(first + i)) return true;
    return false;
  });

/** Those that are no walls. */
export const openOf = (map: BattleMap, squares: Squares): Squares => {
  const walls = new Set(squaresIn(map, map.walls));
  return walls.size === 0 ? squares : new Set([...squares].filter((square) => !walls.has(square)));
};

export const squareOfSpot = (map: BattleMap, { x, y }: Spot): Square => squareAt(map, [x, y]);
export const isOnMap = ({ width, height }: BattleMap, [x, y]: Readonly<Place>): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;
