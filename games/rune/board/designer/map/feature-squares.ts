// Where on the map a feature of its terrain is.

import type { Square } from '@skald/games/grid-kit';
import type { Area, BattleMap, ThingKind, ZoneKind } from '../../../content/battle-map.ts';
import type { TerrainFeature } from '../../../documents/encounter/features.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';

type Kind = TerrainFeature['kind'];

const ZONES: Readonly<Partial<Record<Kind, readonly ZoneKind[]>>> = {
  damaging: ['damaging'],
  obscured: ['darkness', 'gloom', 'mist'],
  obstruction: ['obstructed', 'wind'],
  slippery: ['slippery'],
  slope: ['slope'],
  uneven: ['uneven'],
  weird: ['weird'],
};

const THINGS: Readonly<Partial<Record<Kind, ThingKind>>> = {
  barriers: 'barrier',
  decoys: 'decoy',
  hostages: 'hostage',
  exits: 'exit',
  tubeStrikers: 'tube-striker',
};

export function featureSquares(map: BattleMap, { id, kind }: TerrainFeature): ReadonlySet<Square> {
  const areas: readonly Area[] =
    kind === 'levels'
      ? map.heights.filter(({ feet }) => feet !== 0).map(({ area }) => area)
      : [
          ...map.zones.filter((zone) => ZONES[kind]?.includes(zone.kind)),
          ...map.objects.filter((thing) =>
            kind === 'cover' ? `cover:${thing.id}` === id : thing.kind === THINGS[kind],
          ),
        ].map(({ area }) => area);
  return new Set(areas.flatMap((area) => squaresIn(map, area)));
}
