// Squares of a quest, and where in its document they are spoken of.

import type { DocumentPath, Problem } from '@skald/kernel';
import { layoutOf } from '../../content/quest/layout.ts';
import type { Place, Quest } from '../../content/quest/schema.ts';

function placeOf(map: readonly string[], square: number): Place {
  const width = map[0]?.length ?? 1;
  return [square % width, Math.floor(square / width)];
}

export function squareOf(map: readonly string[], [x, y]: Place): number {
  return y * (map[0]?.length ?? 0) + x;
}

export const isOnBoard = (map: readonly string[], [x, y]: Place): boolean =>
  y < map.length && x < (map[0]?.length ?? 0);

/** Every place of a rectangle given by two corners. */
export function placesIn([fromX, fromY]: Place, [toX, toY]: Place): Place[] {
  const places: Place[] = [];
  for (let y = Math.min(fromY, toY); y <= Math.max(fromY, toY); y++) {
    for (let x = Math.min(fromX, toX); x <= Math.max(fromX, toX); x++) places.push([x, y]);
  }
  return places;
}

/** A square of the drawing, by its letter. */
export function drawnAt(map: readonly string[], square: number): DocumentPath {
  const [x, y] = placeOf(map, square);
  return ['map', y, x];
}

/** The square a problem is about; null where it is about none. */
export function squareIn(
  quest: Quest,
  { path: [part, at, key, index] }: Pick<Problem, 'path'>,
): Place | null {
  const i = Number(at);
  switch (part) {
    case 'map':
      return typeof key === 'number' ? [key, i] : null;
    case 'chests':
    case 'figures':
      return quest[part][i]?.at ?? null;
    case 'searches': {
      const search = quest.searches[i];
      return search !== undefined && 'at' in search ? search.at : null;
    }
    case 'doors': {
      const mark = quest.doors[i]?.door;
      const square = layoutOf(quest).barriers.find((barrier) => barrier.mark === mark)?.squares[0];
      return square === undefined ? null : placeOf(quest.map, square);
    }
    case 'victory': {
      const goal = quest.victory.heroes[Number(key)];
      return goal?.type === 'protect' ? goal.at : null;
    }
    case 'specials':
      return placeOfSpecial(quest.specials[i], String(key), Number(index));
    default:
      return null;
  }
}

function placeOfSpecial(
  special: Quest['specials'][number] | undefined,
  key: string,
  i: number,
): Place | null {
  if (special?.type === 'levers') return special.at[i] ?? null;
  if (special?.type !== 'caveIn' && special?.type !== 'turningChamber') return null;
  if (key === 'from' || key === 'to') return special[key];
  const threshold = key === 'northSouth' || key === 'eastWest';
  return threshold && special.type === 'turningChamber' ? (special[key][i] ?? null) : null;
}

/** Where something stands again that stood in the list before, each once. */
export function again<T>(list: readonly T[]): { readonly value: T; readonly index: number }[] {
  const found = new Map<T, number>();
  list.forEach((value, index) => {
    if (list.indexOf(value) < index && !found.has(value)) found.set(value, index);
  });
  return [...found].map(([value, index]) => ({ value, index }));
}
