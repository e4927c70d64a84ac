// What lies on the ground or over it.

import { type BattleMap, MOST_ZONES, type Zone } from '../../../content/battle-map.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';
import { areaOf, openOf, type Squares, touches, without } from './areas.ts';
import { isAlike, type ZonePart } from './paints.ts';

/** Alike becomes one, but for slopes: those that do not touch are ramps by themselves. RUN-TER-130 */
export function zoned(map: BattleMap, squares: Squares, part: ZonePart): BattleMap {
  if (squares.size === 0) return map;
  const near = part.kind === 'slope' ? neighbourhood(map, squares) : null;
  const joins = map.zones.filter(
    (zone) => isAlike(zone, part) && (near === null || touches(map, zone.area, near)),
  );
  const [first] = joins;
  const whole = areaOf(map, [...joins.flatMap(({ area }) => squaresIn(map, area)), ...squares]);
  const zones = map.zones.flatMap((zone): Zone[] => {
    if (zone === first) return [{ ...zone, area: whole }];
    if (joins.includes(zone)) return [];
    if (!areRivals(zone, part) || !touches(map, zone.area, squares)) return [zone];
    const area = without(map, zone.area, squares);
    return area.length === 0 ? [] : [{ ...zone, area }];
  });
  if (first !== undefined) return { ...map, zones };
  return zones.length < MOST_ZONES ? { ...map, zones: [...zones, { ...part, area: whole }] } : map;
}

export function cutZones(map: BattleMap, squares: Squares, are: (zone: Zone) => boolean): BattleMap {
  const zones = map.zones.flatMap((zone): Zone[] => {
    if (!are(zone) || !touches(map, zone.area, squares)) return [zone];
    const area = without(map, zone.area, squares);
    return area.length === 0 ? [] : [{ ...zone, area }];
  });
  return { ...map, zones };
}

/** Over every square but walls, or nowhere. RUN-TER-107 */
export function windy(map: BattleMap, penalty: number): BattleMap {
  const zones = map.zones.filter(({ kind }) => kind !== 'wind');
  if (penalty === 0 || zones.length >= MOST_ZONES) return { ...map, zones };
  const all = Array.from({ length: map.width * map.height }, (_, square) => square);
  return {
    ...map,
    zones: [...zones, { kind: 'wind', penalty, area: areaOf(map, openOf(map, new Set(all))) }],
  };
}

/** The same zone or thing with other details. */
export const zoneChanged = (map: BattleMap, at: number, part: ZonePart): BattleMap => ({
  ...map,
  zones: map.zones.map((zone, i): Zone => (i === at ? { ...part, area: zone.area } : zone)),
});

export const zoneRemoved = (map: BattleMap, at: number): BattleMap => ({
  ...map,
  zones: map.zones.filter((_, i) => i !== at),
});

/** Kinds of which one square has but one. */
const RIVALS: readonly (readonly Zone['kind'][])[] = [
  ['darkness', 'gloom'],
  ['advantageous', 'bad'],
];

function areRivals(zone: Zone, part: ZonePart): boolean {
  if (zone.kind === 'weird' && part.kind === 'weird')
    return zone.statistic === part.statistic && zone.side === part.side;
  return (
    zone.kind === part.kind || RIVALS.some((kinds) => kinds.includes(zone.kind) && kinds.includes(part.kind))
  );
}

/** These squares and those beside them. */
function neighbourhood(map: BattleMap, squares: Squares): Squares {
  const near = new Set(squares);
  for (const square of squares) {
    const x = square % map.width;
    if (x > 0) near.add(square - 1);
    if (x < map.width - 1) near.add(square + 1);
    near.add(square - map.width).add(square + map.width);
  }
  return near;
}
