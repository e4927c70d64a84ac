import type { Place } from '../quest/schema.ts';

export function placeOf(map: readonly string[], square: number): Place {
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

/** What stands in a list more than once. */
export const twice = <T>(list: readonly T[]): T[] => [
  ...new Set(list.filter((each, i) => list.indexOf(each) < i)),
];
