// Where both sides begin. The last place of the heroes always stays: without one there is no map.

import { type BattleMap, MOST_STARTS, type Spot } from '../../../content/battle-map.ts';
import { type Squares, squareOfSpot } from './areas.ts';

export type Side = 'heroes' | 'foes';

export function started(map: BattleMap, squares: Squares, side: Side): BattleMap {
  const other = side === 'heroes' ? 'foes' : 'heroes';
  const free = other === 'heroes' ? sparing(map, squares) : squares;
  const { starts } = unstarted(map, free, [other]);
  const taken = new Set([...starts.heroes, ...starts.foes].map((spot) => squareOfSpot(map, spot)));
  const added = [...free]
    .filter((square) => !taken.has(square))
    .sort((a, b) => a - b)
    .slice(0, MOST_STARTS - starts[side].length)
    .map((square) => ({ x: square % map.width, y: Math.floor(square / map.width) }));
  return { ...map, starts: { ...starts, [side]: [...starts[side], ...added] } };
}

/** The last place where heroes begin stays. */
export function unstarted(
  map: BattleMap,
  squares: Squares,
  sides: readonly Side[] = ['heroes', 'foes'],
): BattleMap {
  const left = (side: Side, from: Squares): Spot[] =>
    sides.includes(side)
      ? map.starts[side].filter((spot) => !from.has(squareOfSpot(map, spot)))
      : map.starts[side];
  return {
    ...map,
    starts: { heroes: left('heroes', sparing(map, squares)), foes: left('foes', squares) },
  };
}

/** All but one of them, where heroes could begin nowhere else: without one there is no map. */
export function sparing(map: BattleMap, squares: Squares): Squares {
  const heroes = map.starts.heroes.map((spot) => squareOfSpot(map, spot));
  if (!heroes.every((square) => squares.has(square))) return squares;
  return new Set([...squares].filter((square) => square !== heroes[0]));
}
