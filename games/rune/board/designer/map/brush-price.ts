// What a stroke would earn or cost: the terrain of the changed map against that of the present one. RUN-TER-02, -05

import type { BattleMap } from '../../../content/battle-map.ts';
import {
  featuresOf,
  NOTHING_PLACED,
  type Placed,
  type TerrainFeature,
} from '../../../documents/encounter/features.ts';
import { combatOf, foesSee } from '../../../documents/encounter/fights.ts';
import { placedAfter } from '../../../documents/encounter/price/index.ts';
import type { Encounter, EncounterEvent } from '../../../documents/encounter/schema.ts';

/** What the terrain of an event is priced by, beside its map. */
export interface Pricing {
  readonly placed: Placed;
  readonly foesSee: boolean;
  /** Terrain earns only where somebody is fought. RUN-TER-04 */
  readonly fought: boolean;
}

export function pricingFor(encounter: Encounter, event: EncounterEvent, eventIndex: number): Pricing {
  const { foes } = combatOf(encounter, event);
  return {
    placed: encounter.events.slice(0, eventIndex).reduce(placedAfter, NOTHING_PLACED),
    foesSee: foesSee(foes),
    fought: foes.length > 0,
  };
}

export const terrainOf = (map: BattleMap, { placed, foesSee: see }: Pricing): readonly TerrainFeature[] =>
  featuresOf(map, placed, { foesSee: see });

/** What one feature comes to: points that it earns if it is claimed, and points that it costs in any case. */
export interface Worth {
  readonly earns: number;
  readonly costs: number;
}

export const NOTHING: Worth = { earns: 0, costs: 0 };

export const worthOf = ({ lines }: TerrainFeature): Worth => ({
  earns: lines.reduce((sum, { points }) => sum + Math.max(0, -points), 0),
  costs: lines.reduce((sum, { points }) => sum + Math.max(0, points), 0),
});

/** A feature that a stroke makes, changes or takes away. */
export interface FeatureChange {
  /** As it is then, or as it was if it is gone. */
  readonly feature: TerrainFeature;
  readonly before: Worth;
  readonly after: Worth;
  /** Cells that it covers then, and those that there are, where it is counted by them. */
  readonly share: Share | null;
}

export interface Share {
  readonly cells: number;
  readonly of: number;
}

export const shareOf = ({ lines }: TerrainFeature): Share | null => {
  const { cells, of } = lines[0]?.params ?? {};
  return typeof cells === 'number' && typeof of === 'number' ? { cells, of } : null;
};

export function brushPrice(
  before: readonly TerrainFeature[],
  after: readonly TerrainFeature[],
): FeatureChange[] {
  const ids = new Set([...after, ...before].map(({ id }) => id));
  return [...ids].flatMap((id): FeatureChange[] => {
    const [was, is] = [before.find((one) => one.id === id), after.find((one) => one.id === id)];
    const known = is ?? was;
    if (known === undefined || (was !== undefined && is !== undefined && isSame(was, is))) return [];
    return [
      {
        feature: known,
        before: was === undefined ? NOTHING : worthOf(was),
        after: is === undefined ? NOTHING : worthOf(is),
        share: is === undefined ? null : shareOf(is),
      },
    ];
  });
}

/** Where it stands in the document is no matter. */
function isSame(one: TerrainFeature, other: TerrainFeature): boolean {
  const told = ({ lines }: TerrainFeature): string =>
    JSON.stringify(lines.map(({ code, points, params }) => [code, points, params]));
  return told(one) === told(other);
}
