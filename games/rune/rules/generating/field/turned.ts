// A drawn map seen in a mirror: what stood in the west stands in the east, what stood in the north in the south.

import type { Area, BattleMap, Spot } from '../../../content/battle-map.ts';

export interface Mirrors {
  readonly across: boolean;
  readonly down: boolean;
}

export function turned(map: BattleMap, { across, down }: Mirrors): BattleMap {
  const { width, height } = map;
  const spot = ({ x, y }: Spot): Spot => ({
    x: across ? width - 1 - x : x,
    y: down ? height - 1 - y : y,
  });
  const area = (given: Area): Area =>
    given.map(([x, y, length]) => [across ? width - x - length : x, down ? height - 1 - y : y, length]);
  // Directions count clockwise from north.
  const way = (up: number): number => {
    const flipped = across ? (8 - up) % 8 : up;
    return down ? (12 - flipped) % 8 : flipped;
  };
  return {
    ...map,
    walls: area(map.walls),
    heights: map.heights.map((level) => ({ ...level, area: area(level.area) })),
    zones: map.zones.map((zone) =>
      zone.kind === 'slope'
        ? { ...zone, area: area(zone.area), up: way(zone.up) }
        : { ...zone, area: area(zone.area) },
    ),
    objects: map.objects.map((thing) => ({ ...thing, area: area(thing.area) })),
    starts: { heroes: map.starts.heroes.map(spot), foes: map.starts.foes.map(spot) },
  };
}
