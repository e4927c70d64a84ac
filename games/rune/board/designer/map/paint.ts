// What painting does to a battle map: each takes a map and gives another, or the same where it can hold no more. Whether
// it is a good one is for `check` to say.

import { joinedTo, newGrid, type Square } from '@skald/games/grid-kit';
import { type Area, type BattleMap, MOST_ZONES, type Thing } from '../../../content/battle-map.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';
import { areaOf, openOf, type Squares, touches, without } from './areas.ts';
import { isSingle, type Paint } from './paints.ts';
import { sparing, started, unstarted } from './starts.ts';
import { carried, cutThings, put } from './things.ts';
import { cutZones, zoned } from './zones.ts';

/** What is in the hand, and whether it gives or takes. */
export interface Hold {
  readonly paint: Paint;
  readonly erasing: boolean;
}

/** A stroke over these squares, begun on one of them, or beyond the edge. */
export function stroked(
  map: BattleMap,
  { paint, erasing }: Hold,
  from: Square | null,
  squares: Squares,
): BattleMap {
  if (erasing) return erased(map, squares, paint);
  const lifted = isSingle(paint) && from !== null ? singleAt(map, paint, from) : undefined;
  const [to] = squares;
  return lifted !== undefined && to !== undefined
    ? carried(map, lifted, to)
    : painted(map, squares, paint, from);
}

/** `from`: where the stroke began; a thing that was there grows. */
export function painted(
  map: BattleMap,
  squares: Squares,
  paint: Paint,
  from: Square | null = null,
): BattleMap {
  switch (paint.of) {
    case 'wall':
      return walled(map, squares);
    case 'bare':
      return bared(map, squares);
    case 'height':
      return raised(map, openOf(map, squares), paint.feet);
    case 'start':
      return started(map, openOf(map, squares), paint.side);
    case 'zone':
      return zoned(map, openOf(map, squares), paint.zone);
    case 'thing':
      return put(map, squares, paint.thing, from);
  }
}

/** Takes away what this would paint, whatever its details. */
export function erased(map: BattleMap, squares: Squares, paint: Paint): BattleMap {
  switch (paint.of) {
    case 'wall':
      return { ...map, walls: without(map, map.walls, squares) };
    case 'bare':
      return bared(map, squares);
    case 'height':
      return raised(map, squares, 0);
    case 'start':
      return unstarted(map, squares, [paint.side]);
    case 'zone':
      return cutZones(map, squares, ({ kind }) => kind === paint.zone.kind);
    case 'thing':
      return cutThings(map, squares, ({ kind }) => kind === paint.thing.kind);
  }
}

/** What hangs together with a square and is like it: as high, in the same zones, wall or not. */
export function regionAt(map: BattleMap, square: Square): Squares {
  const like = new Map<Square, string>();
  const mark = (area: Area, sign: string): void => {
    for (const each of squaresIn(map, area)) like.set(each, `${like.get(each) ?? ''}${sign}`);
  };
  mark(map.walls, '#');
  for (const { feet, area } of map.heights) mark(area, `h${feet}`);
  for (const [i, { area }] of map.zones.entries()) mark(area, `z${i}`);
  return joinedTo(
    newGrid(map.width, map.height),
    [square],
    (next) => (like.get(next) ?? '') === (like.get(square) ?? ''),
  );
}

/** So many paces wide and high, and nothing on it but the places where heroes come in at the left. */
export function emptyMap(width: number, height: number, edge: BattleMap['edge']): BattleMap {
  const top = Math.max(0, Math.floor(height / 2) - 3);
  const rows = Array.from({ length: Math.min(6, height) }, (_, i) => Math.min(top + i, height - 1));
  return {
    skald: 'battle-map',
    version: 1,
    name: 'field',
    width,
    height,
    cell: 2,
    edge,
    walls: [],
    heights: [],
    zones: [],
    objects: [],
    starts: {
      heroes: rows.map((y) => ({ x: Math.min(1, width - 1), y })),
      foes: rows.map((y) => ({ x: Math.max(0, width - 2), y })),
    },
  };
}

/** Nobody begins, stands or lies in a wall; only lights hang there. */
function walled(map: BattleMap, squares: Squares): BattleMap {
  const solid = sparing(map, squares);
  const cleared = cutThings(
    cutZones(unstarted(map, solid), solid, () => true),
    solid,
    ({ kind }) => kind !== 'light',
  );
  return {
    ...raised(cleared, solid, 0),
    walls: areaOf(map, [...squaresIn(map, map.walls), ...solid]),
  };
}

function bared(map: BattleMap, squares: Squares): BattleMap {
  const cleared = cutZones(unstarted(map, squares), squares, ({ kind }) => kind !== 'wind');
  return {
    ...raised(
      cutThings(cleared, squares, () => true),
      squares,
      0,
    ),
    walls: without(map, map.walls, squares),
  };
}

function raised(map: BattleMap, squares: Squares, feet: number): BattleMap {
  const there = map.heights.find((height) => height.feet === feet);
  const cut = map.heights.flatMap((height) => {
    const area =
      height === there
        ? areaOf(map, [...squaresIn(map, height.area), ...squares])
        : touches(map, height.area, squares)
          ? without(map, height.area, squares)
          : height.area;
    return area.length === 0 || height.feet === 0 ? [] : [{ ...height, area }];
  });
  const isNew = there === undefined && feet !== 0 && squares.size > 0;
  if (isNew && cut.length >= MOST_ZONES) return map;
  return { ...map, heights: isNew ? [...cut, { feet, area: areaOf(map, squares) }] : cut };
}

const singleAt = (map: BattleMap, paint: Paint, square: Square): Thing | undefined =>
  paint.of === 'thing'
    ? map.objects.find(({ kind, area }) => kind === paint.thing.kind && squaresIn(map, area).includes(square))
    : undefined;
