// Whether maps are what they must be, and terrain earns what it may. RUN-TER

import type { DocumentPath, Problem } from '@skald/kernel';
import type { BattleMap } from '../../../content/battle-map.ts';
import {
  COVER_PRICE,
  DECOY,
  HOSTAGE,
  MOST_COVER,
  PAYING_FEATURES,
} from '../../../content/design/terrain-prices.ts';
import { MOST_WEIRD_POINTS } from '../../../content/terrain.ts';
import { countThings, exitsPrice, smallRamps, type TerrainFeature } from '../features.ts';
import { kindOf } from '../fights.ts';
import { NOT_TOGETHER } from '../mix.ts';
import type { Encounter, EncounterContext, EncounterEvent } from '../schema.ts';
import { advice, problem } from './problem.ts';

export function checkTerrain(
  encounter: Encounter,
  features: readonly (readonly TerrainFeature[])[],
  { recent = [] }: EncounterContext,
): Problem[] {
  return [
    ...encounter.events.flatMap((event, e) => {
      const path = ['events', e];
      const there = features[e] ?? [];
      return [
        ...mapOf(event, path),
        ...claims(event, there, path),
        ...(event.map === null ? [] : onMap(encounter, event, event.map, path)),
        ...counsel(encounter, event, there, recent, path),
      ];
    }),
    ...hostages(encounter),
  ];
}

/** RUN-TER-160, -162, RUN-RECAP-03: plain ground may go without, and so may a fight without a place of its own. */
function mapOf({ combat, map }: EncounterEvent, path: DocumentPath): Problem[] {
  if (combat === null || combat.foes.length === 0) return [];
  if (map === null) return [problem('noMap', 'RUN-TER-160', [...path, 'map'])];
  return combat.foes.flatMap(({ start }, i) =>
    start !== null && (start.x >= map.width || start.y >= map.height)
      ? [problem('startOutside', 'RUN-TER-163', [...path, 'combat', 'foes', i, 'start'])]
      : [],
  );
}

/** RUN-TER-02 to -04, -82, -162 */
function claims(event: EncounterEvent, features: readonly TerrainFeature[], path: DocumentPath): Problem[] {
  const at = (i: number) => [...path, 'claims', i];
  if (event.claims.length > 0 && (event.combat === null || event.combat.foes.length === 0))
    return [problem('terrainWithoutFoes', 'RUN-TER-04', [...path, 'claims'])];
  const paying = event.claims.filter((id) => id !== 'barriers');
  return [
    ...event.claims.flatMap((id, i) => {
      if (id === 'exits' && event.map !== null && exitsPrice(event.map) === null)
        return [problem('exitsNotFew', 'RUN-TER-82', at(i))];
      return features.some((feature) => feature.id === id)
        ? []
        : [problem('claimsNothing', 'RUN-TER-162', at(i), { feature: id })];
    }),
    ...(new Set(paying).size > PAYING_FEATURES
      ? [
          problem('terrainSlots', 'RUN-TER-02', [...path, 'claims'], {
            claimed: new Set(paying).size,
            most: PAYING_FEATURES,
          }),
        ]
      : []),
  ];
}

function onMap(
  encounter: Encounter,
  { claims: claimed, combat }: EncounterEvent,
  map: BattleMap,
  path: DocumentPath,
): Problem[] {
  return [
    ...(claimed.includes('slope')
      ? smallRamps(map).map((i) => problem('smallRamp', 'RUN-TER-130', [...path, 'map', 'zones', i]))
      : []),
    ...weird(map, path),
    ...(combat?.foes ?? []).flatMap((foe, i) => {
      if (foe.holds === null) return [];
      const at = [...path, 'combat', 'foes', i, 'holds'];
      const isThere = map.objects.some(({ id, kind }) => id === foe.holds && kind === 'hostage');
      return [
        ...(isThere ? [] : [problem('captorWithoutHostage', 'RUN-TER-70', at)]),
        ...(kindOf(encounter, foe)?.temper === 'crafty'
          ? []
          : [problem('captorNotCrafty', 'RUN-TER-70', at)]),
      ];
    }),
  ];
}

/** RUN-TER-146, -148 */
function weird({ zones }: BattleMap, path: DocumentPath): Problem[] {
  const magic = zones.filter((zone) => zone.kind === 'weird');
  const at = [...path, 'map', 'zones', zones.findIndex(({ kind }) => kind === 'weird')];
  const points = magic.reduce((sum, { by }) => sum + Math.abs(by), 0);
  const touched = magic.map(({ statistic }) => statistic);
  const pair = NOT_TOGETHER.some((two) => two.every((one) => touched.includes(one)));
  const foesInit = magic.some(({ statistic, side }) => statistic === 'init' && side !== 'heroes');
  return [
    ...(points > MOST_WEIRD_POINTS
      ? [problem('weirdTooStrong', 'RUN-TER-146', at, { points, most: MOST_WEIRD_POINTS })]
      : []),
    ...(pair || foesInit ? [problem('weirdForbidden', 'RUN-TER-148', at)] : []),
  ];
}

/** RUN-TER-71: in the whole encounter. */
function hostages({ events }: Encounter): Problem[] {
  const count = events.reduce((sum, { map }) => sum + (map === null ? 0 : countThings(map, 'hostage')), 0);
  return count > HOSTAGE.most
    ? [problem('hostages', 'RUN-TER-71', ['events'], { count, most: HOSTAGE.most })]
    : [];
}

function counsel(
  { beginner }: Encounter,
  { map, claims: claimed }: EncounterEvent,
  features: readonly TerrainFeature[],
  recent: readonly string[],
  path: DocumentPath,
): Problem[] {
  const decoys = map === null ? 0 : countThings(map, 'decoy');
  return [
    ...(map?.objects ?? []).flatMap((thing, i) =>
      thing.kind === 'cover' &&
      claimed.includes(`cover:${thing.id}`) &&
      COVER_PRICE[thing.degree] * thing.persons < MOST_COVER
        ? [advice('coverCapped', 'RUN-TER-22', [...path, 'map', 'objects', i, 'persons'])]
        : [],
    ),
    ...(decoys > DECOY.forBeginners
      ? [advice('manyDecoys', 'RUN-TER-65', [...path, 'map', 'objects'], { count: decoys })]
      : []),
    ...(beginner && features.length > 0 ? [advice('beginnerTerrain', 'RUN-TERA-01', [...path, 'map'])] : []),
    ...[...new Set(features.map(({ kind }) => kind))]
      .filter((kind) => recent.includes(kind))
      .map((kind) => advice('repeatedTerrain', 'RUN-VPR-12', [...path, 'map'], { feature: kind })),
  ];
}
