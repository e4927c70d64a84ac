// Where on the map something is wrong.

import type { ToldProblem } from '@skald/games/documents';
import type { Place } from '@skald/games/grid-kit';
import type { BattleMap } from '../../../content/battle-map.ts';
import { middleMost, squaresIn } from '../../web/drawing/outlines.ts';
import type { PlacedFoe } from './foes.ts';

export interface PlacedProblem extends ToldProblem {
  readonly at: Readonly<Place> | null;
}

/** Those of the map, of what it claims and of where foes begin. */
export function problemsOn(
  problems: readonly ToldProblem[],
  eventIndex: number,
  map: BattleMap,
  foes: readonly PlacedFoe[],
): PlacedProblem[] {
  return problems.flatMap((problem): PlacedProblem[] => {
    const [events, event, part, list, index, field] = problem.path;
    if (events !== 'events' || event !== eventIndex) return [];
    if (part === 'map') return [{ ...problem, at: placeOf(map, list, index) }];
    if (part === 'claims') return [{ ...problem, at: null }];
    const start = list === 'foes' && field === 'start' ? foes[Number(index)]?.foe.start : undefined;
    if (part !== 'combat' || start === undefined) return [];
    const isOn = start !== null && start.x < map.width && start.y < map.height;
    return [{ ...problem, at: isOn ? [start.x, start.y] : null }];
  });
}

/** The middle of a zone or a thing. */
function placeOf(
  map: BattleMap,
  list: string | number | undefined,
  index: string | number | undefined,
): Readonly<Place> | null {
  const part =
    list === 'zones' ? map.zones[Number(index)] : list === 'objects' ? map.objects[Number(index)] : undefined;
  const squares = part === undefined ? [] : squaresIn(map, part.area);
  if (squares.length === 0) return null;
  const square = middleMost(map, squares);
  return [square % map.width, Math.floor(square / map.width)];
}
