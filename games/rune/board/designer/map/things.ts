// What stands on the map: one thing a square, but for lights, which hang anywhere.

import type { Square } from '@skald/games/grid-kit';
import { type BattleMap, MOST_OBJECTS, type Thing, type Zone } from '../../../content/battle-map.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';
import { areaOf, type Squares, touches, without } from './areas.ts';
import { isAlike, type ThingPart } from './paints.ts';
import { sparing, unstarted } from './starts.ts';

/** One thing on all of these squares, instead of what stood there; or more of one that the stroke began on. */
export function put(map: BattleMap, squares: Squares, part: ThingPart, from: Square | null): BattleMap {
  if (squares.size === 0) return map;
  const grown = map.objects.find(
    (thing) => from !== null && isAlike(thing, part) && touches(map, thing.area, new Set([from])),
  );
  const free = isObstacle(part) ? sparing(map, squares) : squares;
  if (free.size === 0) return map;
  const isLight = part.kind === 'light';
  const cleared = cutThings(
    isObstacle(part) ? unstarted(map, free) : map,
    free,
    (thing) => thing.id !== grown?.id && (thing.kind === 'light') === isLight,
  );
  const opened = isLight ? cleared : { ...cleared, walls: without(map, map.walls, free) };
  if (grown === undefined && opened.objects.length >= MOST_OBJECTS) return map;
  if (grown === undefined)
    return {
      ...opened,
      objects: [...opened.objects, { ...part, id: newId(map, part), area: areaOf(map, free) }],
    };
  return {
    ...opened,
    objects: opened.objects.map((thing) =>
      thing.id === grown.id
        ? { ...thing, area: areaOf(map, [...squaresIn(map, grown.area), ...free]) }
        : thing,
    ),
  };
}

export function carried(map: BattleMap, lifted: Thing, to: Square): BattleMap {
  const isLight = lifted.kind === 'light';
  const cleared = cutThings(
    map,
    new Set([to]),
    (thing) => thing.id !== lifted.id && (thing.kind === 'light') === isLight,
  );
  return {
    ...cleared,
    walls: isLight ? cleared.walls : without(map, cleared.walls, new Set([to])),
    objects: cleared.objects.map((thing) =>
      thing.id === lifted.id ? { ...thing, area: areaOf(map, [to]) } : thing,
    ),
  };
}

export function cutThings(map: BattleMap, squares: Squares, are: (thing: Thing) => boolean): BattleMap {
  const objects = map.objects.flatMap((thing): Thing[] => {
    if (!are(thing) || !touches(map, thing.area, squares)) return [thing];
    const area = without(map, thing.area, squares);
    return area.length === 0 ? [] : [{ ...thing, area }];
  });
  return settled({ ...map, objects });
}

export const thingChanged = (map: BattleMap, id: string, part: ThingPart): BattleMap => ({
  ...map,
  objects: map.objects.map((thing): Thing => (thing.id === id ? { ...part, id, area: thing.area } : thing)),
});

export const thingRemoved = (map: BattleMap, id: string): BattleMap =>
  settled({ ...map, objects: map.objects.filter((thing) => thing.id !== id) });

/** Without names of things that are gone. */
export function settled(map: BattleMap): BattleMap {
  const ids = new Set(map.objects.map(({ id }) => id));
  const zones = map.zones.map((zone): Zone => {
    if (zone.kind !== 'weird' || zone.source === undefined || ids.has(zone.source)) return zone;
    const { source: _, ...rest } = zone;
    return rest;
  });
  return zones.every((zone, i) => zone === map.zones[i]) ? map : { ...map, zones };
}

/** What nobody can stand on. */
const isObstacle = ({ kind }: ThingPart): boolean => kind === 'cover' || kind === 'barrier';

/** “log-3”: the first number that is free. */
function newId({ objects }: BattleMap, part: ThingPart): string {
  const name = part.kind === 'barrier' ? part.item : part.kind;
  const taken = new Set(objects.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}
