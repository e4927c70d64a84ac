// Maps that are not what they must be, and terrain that earns what it may not.

import { type DocumentPath, valueAt } from '@skald/kernel';
import type { BattleMap, Thing, ThingKind, ZoneKind } from '../../../content/battle-map.ts';
import { DECOY, PAYING_FEATURES } from '../../../content/design/terrain-prices.ts';
import { MOST_WEIRD_POINTS } from '../../../content/terrain.ts';
import type { FeatureKind, TerrainFeature } from '../features.ts';
import { kindOf } from '../fights.ts';
import { reckon } from '../price/index.ts';
import { type Encounter, groupOf } from '../schema.ts';
import { either, type Fix, fix, type Mender, together, type Where } from './fix.ts';
import { withNumber } from './numbers.ts';
import { before, eventAt, foeAt, put, without } from './places.ts';

/** Of what on a map a feature is made. */
const MADE_OF: Readonly<Record<FeatureKind, { zones?: readonly ZoneKind[]; things?: readonly ThingKind[] }>> =
  {
    barriers: { things: ['barrier'] },
    cover: { things: ['cover'] },
    damaging: { zones: ['damaging'] },
    decoys: { things: ['decoy'] },
    hostages: { things: ['hostage'] },
    exits: {},
    levels: {},
    obscured: { zones: ['darkness', 'gloom', 'mist'] },
    obstruction: { zones: ['obstructed', 'wind'] },
    slippery: { zones: ['slippery'] },
    slope: { zones: ['slope'] },
    tubeStrikers: { things: ['tube-striker'] },
    uneven: { zones: ['uneven'] },
    weird: { zones: ['weird'] },
  };

/** Which kind of feature an id of a claim is of. */
export const featureKind = (id: string): FeatureKind => id.split(':')[0] as FeatureKind;

const mapAt = (encounter: Encounter, path: DocumentPath): BattleMap | null =>
  eventAt(encounter, path)?.value.map ?? null;

const inEvent = (path: DocumentPath, ...rest: DocumentPath): DocumentPath => [...path.slice(0, 2), ...rest];

/** Room for everybody, and nothing on it. */
const WIDTH = 24;
const HEIGHT = 16;
const ROWS = [2, 4, 6, 8, 10, 12];
const PLAIN: Omit<BattleMap, 'name'> = {
  skald: 'battle-map',
  version: 1,
  width: WIDTH,
  height: HEIGHT,
  cell: 4,
  edge: 'open',
  walls: [],
  heights: [],
  zones: [],
  objects: [],
  starts: {
    heroes: [1, 3].flatMap((x) => ROWS.map((y) => ({ x, y }))),
    foes: [17, 20].flatMap((x) => ROWS.map((y) => ({ x, y }))),
  },
};

/** Plain ground will do. RUN-TER-160, -162 */
const emptyMap: Mender = ({ encounter, problem: { path } }) => [
  fix('emptyMap', {}, put(encounter, inEvent(path, 'map'), { ...PLAIN, name: 'plain' })),
];

const dropClaim: Mender = function* ({ encounter, problem: { path } }) {
  const id = valueAt(encounter, path);
  if (typeof id === 'string') yield fix('unclaim', { feature: featureKind(id) }, without(encounter, path));
};

/** What each feature of a fight would bring. */
const featuresAt = ({ encounter, context, problem }: Where): readonly TerrainFeature[] =>
  reckon(encounter, groupOf(encounter, context)).features[Number(problem.path[1])] ?? [];

export const worthOf = ({ lines }: TerrainFeature): number =>
  lines.reduce((sum, { points }) => sum - Math.min(0, points), 0);

/** As many as there are too many, those that bring least first. RUN-TER-02 */
const fewerClaims: Mender = function* (where) {
  const { encounter, problem } = where;
  const { path } = problem;
  const claims = eventAt(encounter, path)?.value.claims ?? [];
  const features = featuresAt(where);
  const paying = [...new Set(claims)]
    .filter((id) => id !== 'barriers')
    .map((id) => {
      const feature = features.find((one) => one.id === id);
      return { id, worth: feature ? worthOf(feature) : 0 };
    })
    .toSorted((a, b) => a.worth - b.worth);
  const over = paying.length - PAYING_FEATURES;
  for (let from = 0; from + over <= paying.length; from++) {
    const dropped = paying.slice(from, from + over).map(({ id }) => id);
    yield* together(
      dropped.map((id) => ({
        code: 'unclaim' as const,
        params: { feature: featureKind(id) },
      })),
      put(
        encounter,
        path,
        claims.filter((id) => !dropped.includes(id)),
      ),
    );
  }
};

const noClaims: Mender = ({ encounter, problem: { path } }) => [
  fix('clear', { what: 'claims', of: null }, put(encounter, path, [])),
];

/** Walls all around, and no more than two who can leave at once. RUN-TER-82 */
const fewExits: Mender = function* ({ encounter, problem: { path } }) {
  const map = mapAt(encounter, path);
  if (map === null) return;
  const at = inEvent(path, 'map');
  if (map.edge === 'open') yield fix('walled', {}, put(encounter, [...at, 'edge'], 'walled'));
  const viable = map.objects.filter((thing) => thing.kind === 'exit' && thing.viable);
  if (viable.length < 2) return;
  const kept = new Set(viable.slice(0, 2).map(({ id }) => id));
  const objects = map.objects
    .filter((thing) => thing.kind !== 'exit' || kept.has(thing.id))
    .map((thing) => (thing.kind === 'exit' ? { ...thing, heroesPerRound: 1 } : thing));
  const count = map.objects.length - objects.length;
  if (count > 0)
    yield fix('takeOutThing', { thing: 'exit', count }, put(encounter, [...at, 'objects'], objects));
};

/** So many of these things, the last first; whoever holds one of them lets go. */
function withoutThings(
  encounter: Encounter,
  event: number,
  kind: ThingKind,
  count: number,
  spared: (thing: Thing) => boolean = () => false,
): Encounter {
  const map = encounter.events[event]?.map;
  if (map == null) return encounter;
  const gone = new Set(
    map.objects
      .filter((thing) => thing.kind === kind)
      .toSorted((a, b) => Number(spared(a)) - Number(spared(b)))
      .slice(0, count)
      .map(({ id }) => id),
  );
  const left = put(
    encounter,
    ['events', event, 'map', 'objects'],
    map.objects.filter(({ id }) => !gone.has(id)),
  );
  const combat = left.events[event]?.combat;
  if (combat == null) return left;
  const foes = combat.foes.map((foe) =>
    foe.holds !== null && gone.has(foe.holds) ? { ...foe, holds: null } : foe,
  );
  return put(left, ['events', event, 'combat', 'foes'], foes);
}

/** In whichever event there are enough; those whom nobody holds go first. RUN-TER-71 */
const fewerHostages: Mender = function* ({ encounter, problem: { params } }) {
  const count = Number(params.count) - Number(params.most);
  for (const [e, { map, combat }] of encounter.events.entries()) {
    const there = map?.objects.filter(({ kind }) => kind === 'hostage').length ?? 0;
    if (there < count) continue;
    const held = new Set(combat?.foes.map(({ holds }) => holds));
    yield fix(
      'takeOutThing',
      { thing: 'hostage', count },
      withoutThings(encounter, e, 'hostage', count, ({ id }) => held.has(id)),
    );
  }
};

/** RUN-TER-65 */
const fewerDecoys: Mender = ({ encounter, problem: { path, params } }) => {
  const count = Number(params.count) - DECOY.forBeginners;
  return [
    fix('takeOutThing', { thing: 'decoy', count }, withoutThings(encounter, Number(path[1]), 'decoy', count)),
  ];
};

const letGo: Mender = ({ encounter, problem: { path } }) => [
  fix('clear', { what: 'holds', of: null }, put(encounter, path, null)),
];

/** One of the crafty, who holds nobody. RUN-TER-70 */
const toTheCrafty: Mender = function* ({ encounter, problem: { path } }) {
  const captor = foeAt(encounter, path);
  const foes = eventAt(encounter, path)?.value.combat?.foes ?? [];
  if (captor === null) return;
  for (const [i, foe] of foes.entries())
    if (foe.holds === null && kindOf(encounter, foe)?.temper === 'crafty')
      yield fix(
        'handOver',
        { name: foe.name },
        put(put(encounter, path, null), [...path.slice(0, 4), i, 'holds'], captor.value.holds),
      );
};

/** Somebody who is there, and whom nobody holds. */
const anotherHostage: Mender = function* ({ encounter, problem: { path } }) {
  const foes = eventAt(encounter, path)?.value.combat?.foes ?? [];
  const free = mapAt(encounter, path)?.objects.find(
    ({ id, kind }) => kind === 'hostage' && !foes.some(({ holds }) => holds === id),
  );
  if (free !== undefined) yield fix('hold', {}, put(encounter, path, free.id));
};

/** A ramp goes, and the claim with the last of them. RUN-TER-130 */
const takeOutRamp: Mender = function* (where) {
  const { path } = where.problem;
  const left = without(where.encounter, path);
  const { map = null, claims = [] } = eventAt(left, path)?.value ?? {};
  const isLast = !map?.zones.some(({ kind }) => kind === 'slope');
  yield fix(
    'takeOutZone',
    { zone: 'slope' },
    put(left, inEvent(path, 'claims'), isLast ? claims.filter((id) => id !== 'slope') : claims),
  );
};

const noSlope: Mender = function* ({ encounter, problem: { path } }) {
  const claims = eventAt(encounter, path)?.value.claims ?? [];
  yield fix(
    'unclaim',
    { feature: 'slope' },
    put(
      encounter,
      inEvent(path, 'claims'),
      claims.filter((id) => id !== 'slope'),
    ),
  );
};

/** Each place of magic, with where it stands. */
const magicOf = (encounter: Encounter, path: DocumentPath) =>
  (mapAt(encounter, path)?.zones ?? []).flatMap((zone, i) =>
    zone.kind === 'weird' ? [{ zone, at: inEvent(path, 'map', 'zones', i) }] : [],
  );

/** RUN-TER-146 */
const weakerMagic: Mender = function* ({ encounter, problem: { path } }) {
  const magic = magicOf(encounter, path);
  const over = magic.reduce((sum, { zone }) => sum + Math.abs(zone.by), 0) - MOST_WEIRD_POINTS;
  for (const { zone, at } of magic)
    if (Math.abs(zone.by) > over)
      yield* withNumber(encounter, [...at, 'by'], Math.sign(zone.by) * (Math.abs(zone.by) - over));
};

/** RUN-TER-148 */
const onlyHeroesInit: Mender = function* ({ encounter, problem: { path } }) {
  for (const { zone, at } of magicOf(encounter, path))
    if (zone.statistic === 'init' && zone.side !== 'heroes')
      yield fix('side', {}, put(encounter, [...at, 'side'], 'heroes'));
};

const lessMagic: Mender = function* ({ encounter, problem: { path } }) {
  for (const { at } of magicOf(encounter, path))
    yield fix('takeOutZone', { zone: 'weird' }, without(encounter, at));
};

/** Wherever there is room, or the nearest square of the map. RUN-TER-163 */
const startInside: Mender = function* ({ encounter, problem: { path } }) {
  const map = mapAt(encounter, path);
  const start = foeAt(encounter, path)?.value.start;
  if (map === null || start == null) return;
  const x = Math.min(start.x, map.width - 1);
  const y = Math.min(start.y, map.height - 1);
  yield fix('square', { x, y }, put(encounter, path, { x, y }));
  yield fix('clear', { what: 'start', of: null }, put(encounter, path, null));
};

const notForBeginners = ({ encounter }: Where): Fix[] => [
  fix('clear', { what: 'beginner', of: null }, put(encounter, ['beginner'], false)),
];

/** All that earns or costs, but walls and where one comes in. RUN-TERA-01 */
const bare: Mender = function* ({ encounter, problem: { path } }) {
  const event = eventAt(encounter, path)?.value;
  if (event?.map == null) return;
  const foes = event.combat?.foes.map((foe) => ({ ...foe, holds: null })) ?? [];
  const map: BattleMap = { ...event.map, edge: 'open', heights: [], zones: [], objects: [] };
  yield fix(
    'clear',
    { what: 'terrain', of: null },
    put(encounter, inEvent(path), {
      ...event,
      map,
      claims: [],
      combat: event.combat && { ...event.combat, foes },
    }),
  );
};

/** RUN-VPR-12 */
const withoutFeature: Mender = function* ({ encounter, problem: { path, params } }) {
  const feature = params.feature as FeatureKind;
  const event = eventAt(encounter, path)?.value;
  if (event?.map == null) return;
  const { zones = [], things = [] } = MADE_OF[feature];
  const { map } = event;
  const made: BattleMap = {
    ...map,
    edge: feature === 'exits' ? 'open' : map.edge,
    heights: feature === 'levels' ? [] : map.heights,
    zones: map.zones.filter(({ kind }) => !zones.includes(kind)),
    objects: map.objects.filter(({ kind }) => !things.includes(kind)),
  };
  const claims = event.claims.filter((id) => featureKind(id) !== feature);
  yield fix('takeOutTerrain', { feature }, put(encounter, inEvent(path), { ...event, map: made, claims }));
};

/** The middle of the map is far from nothing. RUN-TER-164 */
const spotInside: Mender = function* ({ encounter, problem: { path } }) {
  const map = mapAt(encounter, path);
  if (map === null) return;
  const x = Math.floor(map.width / 2);
  const y = Math.floor(map.height / 2);
  yield fix('square', { x, y }, put(encounter, path, { x, y }));
};

const noSpot: Mender = ({ encounter, problem: { path } }) => [
  fix('clear', { what: 'spot', of: null }, put(encounter, [...before(path, 'spot'), 'spot'], null)),
];

export const TERRAIN_MENDERS = {
  noMap: emptyMap,
  claimsNothing: dropClaim,
  exitsNotFew: either(dropClaim, fewExits),
  terrainSlots: fewerClaims,
  terrainWithoutFoes: noClaims,
  hostages: fewerHostages,
  captorNotCrafty: either(toTheCrafty, letGo),
  captorWithoutHostage: either(anotherHostage, letGo),
  smallRamp: either(takeOutRamp, noSlope),
  weirdTooStrong: either(weakerMagic, lessMagic),
  weirdForbidden: either(onlyHeroesInit, lessMagic),
  startOutside: startInside,
  manyDecoys: fewerDecoys,
  beginnerTerrain: either(bare, notForBeginners),
  repeatedTerrain: withoutFeature,
  spotWithoutMap: either(spotInside, noSpot),
} as const satisfies Readonly<Record<string, Mender>>;
