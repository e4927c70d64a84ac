// What the drawing shows: the hexes of the map, and as much land and sea beyond them as the frame has room for.

import {
  beyond,
  DIRECTIONS,
  distance,
  type Geography,
  type Hex,
  hexInRow,
  type Terrain,
} from '../../../content/index.ts';
import { chanceAt } from './chance.ts';
import { centreOf, type Point } from './geometry.ts';

/** How many hexes the drawing goes on beyond the map. */
const AROUND = 2;

export interface Ground {
  /** Every hex of the drawing, in the order in which a pen comes to them. */
  readonly all: readonly (readonly [Hex, Terrain])[];
  readonly land: ReadonlySet<Hex>;
  readonly of: (terrain: Terrain) => ReadonlySet<Hex>;
  /** Only those of the map. */
  readonly played: ReadonlySet<Hex>;
}

export function groundOf({ map, terrain }: Geography): Ground {
  const columns = Math.max(...map.rows.map((row) => row.length));
  const all: [Hex, Terrain][] = [];
  for (let row = -AROUND; row < map.rows.length + AROUND; row++)
    for (let column = -AROUND; column < columns + AROUND; column++) {
      const hex = hexInRow(column, row);
      all.push([hex, terrain.get(hex) ?? beyondTheMap(hex, terrain)]);
    }
  const of = (kind: Terrain): Set<Hex> => new Set(all.flatMap(([hex, one]) => (one === kind ? [hex] : [])));
  return {
    all,
    land: new Set(all.flatMap(([hex, kind]) => (kind === 'sea' ? [] : [hex]))),
    of,
    played: new Set(terrain.keys()),
  };
}

/** The land goes on as it was: nobody lives out there, and nobody goes there. */
function beyondTheMap(hex: Hex, terrain: Geography['terrain']): Terrain {
  let nearest: Terrain = 'sea';
  let least = Number.POSITIVE_INFINITY;
  for (const [other, kind] of terrain) {
    const far = distance(hex, other);
    if (far < least) [nearest, least] = [kind, far];
  }
  return nearest === 'village' || nearest === 'castle' || nearest === 'coast' ? 'grassland' : nearest;
}

/** The middle of the widest water, away from where the ship begins: room for a compass. */
export function openWater({ terrain, map }: Geography): Point | null {
  let best: Hex | null = null;
  let most = 0;
  for (const [hex, kind] of terrain) {
    if (kind !== 'sea' || distance(hex, map.shipStart) < 3) continue;
    const around = DIRECTIONS.map((d) => terrain.get(beyond(hex, d)));
    if (around.some((other) => other !== undefined && other !== 'sea')) continue;
    const worth =
      around.filter((other) => other === 'sea').length +
      distance(hex, map.shipStart) +
      chanceAt(...centreOf(hex), 3);
    if (worth > most) [best, most] = [hex, worth];
  }
  return best === null ? null : centreOf(best);
}
