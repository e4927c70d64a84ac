// What terrain a fight has, as its map shows it, and what each feature is worth to its designer. RUN-TER, RUN-RULING-T18
//
// Objects of one kind are one feature, but for cover: every object of that is its own.

import type { DocumentPath } from '@skald/kernel';
import type { BattleMap, ThingKind, Zone, ZoneKind, ZoneOf } from '../../content/battle-map.ts';
import { diffCost } from '../../content/design/rolls.ts';
import {
  BARRIER,
  COVER_PRICE,
  DECOY,
  EXITS,
  GROWING,
  HOSTAGE,
  LEVEL,
  MOST_COVER,
  OBSCURED,
  OBSTRUCTED,
  PLACE_PRICE,
  SLIPPERY_PRICE,
  SLOPE_PRICE,
  TUBE_STRIKER_PRICE,
  UNEVEN_PRICE,
  WEIRD,
  WHOLE,
} from '../../content/design/terrain-prices.ts';
import { BARRIER_JUMP, COVER } from '../../content/terrain.ts';
import type { PriceCode } from './price/codes.ts';
import { type CombatArea, combatArea, covers } from './shares.ts';

const FEATURES = [
  'barriers',
  'cover',
  'damaging',
  'decoys',
  'hostages',
  'exits',
  'levels',
  'obscured',
  'obstruction',
  'slippery',
  'slope',
  'tubeStrikers',
  'uneven',
  'weird',
] as const;
export type FeatureKind = (typeof FEATURES)[number];

export interface TerrainFeature {
  /** By which it is claimed. */
  readonly id: string;
  readonly kind: FeatureKind;
  /** What it would bring; more than nothing: what it costs, claimed or not. */
  readonly lines: readonly FeatureLine[];
  readonly path: DocumentPath;
}

interface FeatureLine {
  readonly code: PriceCode;
  readonly points: number;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly path: DocumentPath;
}

/** What counts for the whole encounter, as far as it has come. RUN-TER-13, -56 */
export interface Placed {
  readonly barriers: number;
  readonly decoys: number;
}
export const NOTHING_PLACED: Placed = { barriers: 0, decoys: 0 };

interface Sight {
  /** Whether most of the foes see in the dark. RUN-TER-90, RUN-RULING-T25 */
  readonly foesSee: boolean;
}

/** The last answer about each map: most strokes change none. */
const KNOWN = new WeakMap<
  BattleMap,
  { readonly placed: Placed; readonly foesSee: boolean; readonly features: readonly TerrainFeature[] }
>();

export function featuresOf(map: BattleMap, placed: Placed, { foesSee }: Sight): readonly TerrainFeature[] {
  const known = KNOWN.get(map);
  const { barriers: stood, decoys: ran } = placed;
  if (known?.foesSee === foesSee && known.placed.barriers === stood && known.placed.decoys === ran)
    return known.features;
  const features = lookedAt(map, placed, { foesSee });
  KNOWN.set(map, { placed, foesSee, features });
  return features;
}

function lookedAt(map: BattleMap, placed: Placed, sight: Sight): TerrainFeature[] {
  const field = fieldOf(map);
  return [
    ...barriers(field, placed),
    ...cover(field),
    ...damaging(field),
    ...decoys(field, placed),
    ...counted(field, 'hostage', 'hostages', HOSTAGE.each, Infinity, 'RUN-TER-71'),
    ...exits(field),
    ...levels(field),
    ...obscured(field, sight),
    ...obstruction(field),
    ...slippery(field),
    ...slope(field),
    ...counted(
      field,
      'tube-striker',
      'tubeStrikers',
      TUBE_STRIKER_PRICE.beside,
      TUBE_STRIKER_PRICE.most,
      'RUN-TER-135',
    ),
    ...uneven(field),
    ...weird(field),
  ];
}

export const countThings = ({ objects }: BattleMap, kind: ThingKind): number =>
  objects.filter((thing) => thing.kind === kind).length;

/** Fields that have been looked at: a map is never changed but replaced. */
const FIELDS = new WeakMap<BattleMap, Field>();

function fieldOf(map: BattleMap): Field {
  const known = FIELDS.get(map) ?? new Field(map);
  FIELDS.set(map, known);
  return known;
}

class Field {
  readonly map: BattleMap;
  readonly #area: CombatArea;
  readonly #covered = new Map<ZoneKind | Zone, number>();
  #byKind: ReadonlyMap<ZoneKind, readonly Zone[]> | null = null;

  constructor(map: BattleMap) {
    this.map = map;
    this.#area = combatArea(map);
  }

  zones<Kind extends ZoneKind>(kind: Kind): readonly ZoneOf<Kind>[] {
    this.#byKind ??= Map.groupBy(this.map.zones, (zone) => zone.kind);
    return (this.#byKind.get(kind) ?? []) as readonly Zone[] as readonly ZoneOf<Kind>[];
  }

  /** Where the first zone of this kind stands in the document. */
  at(kind: ZoneKind): DocumentPath {
    return ['map', 'zones', this.map.zones.findIndex((zone) => zone.kind === kind)];
  }

  get cells(): number {
    return this.#area.size;
  }

  /** Cells that one zone, or all of a kind together, touch. */
  covered(by: ZoneKind | Zone): number {
    const known = this.#covered.get(by);
    if (known !== undefined) return known;
    const zones = typeof by === 'string' ? this.zones(by) : [by];
    const cells = this.#area.touchedBy(zones.map(({ area }) => area));
    this.#covered.set(by, cells);
    return cells;
  }
}

type Item = Pick<FeatureLine, 'code' | 'points' | 'rule'>;
const item = (code: PriceCode, points: number, rule: string): Item => ({ code, points, rule });

function feature(
  kind: FeatureKind,
  path: DocumentPath,
  lines: readonly (Item & Partial<FeatureLine>)[],
  id: string = kind,
  params: FeatureLine['params'] = {},
): TerrainFeature {
  return {
    id,
    kind,
    path,
    lines: lines.map((line) => ({
      code: line.code,
      points: line.points,
      rule: line.rule,
      params: line.params ?? params,
      path: line.path ?? path,
    })),
  };
}

/** Raising a jump is paid for, and lowering it earns nothing. RUN-TER-15, -35, RUN-RULING-T20 */
const raised = (jump: number | undefined, usual: number): number =>
  jump === undefined ? 0 : Math.max(0, diffCost(jump) - diffCost(usual));

function barriers({ map }: Field, { barriers: before }: Placed): TerrainFeature[] {
  const count = countThings(map, 'barrier');
  if (count === 0) return [];
  const paid = Math.max(0, Math.min(before + count, BARRIER.most) - before);
  const raises = map.objects.flatMap((thing, i): FeatureLine[] => {
    const points = thing.kind === 'barrier' ? raised(thing.jump, BARRIER_JUMP) : 0;
    return points === 0
      ? []
      : [{ code: 'raisedJump', points, rule: 'RUN-TER-15', params: {}, path: ['map', 'objects', i] }];
  });
  const whole = feature(
    'barriers',
    ['map', 'objects'],
    [item('barriers', BARRIER.each * paid, 'RUN-TER-13')],
    'barriers',
    { count, paid },
  );
  return [{ ...whole, lines: [...whole.lines, ...raises] }];
}

/** RUN-TER-21, -22, -35 */
function cover({ map }: Field): TerrainFeature[] {
  return map.objects.flatMap((thing, i) => {
    if (thing.kind !== 'cover') return [];
    const { id, degree, persons, jump } = thing;
    const points = Math.max(MOST_COVER, COVER_PRICE[degree] * persons);
    const raise = raised(jump, COVER[degree].jump);
    return [
      feature(
        'cover',
        ['map', 'objects', i],
        [
          item('cover', points, 'RUN-TER-22'),
          ...(raise > 0 ? [item('raisedJump', raise, 'RUN-TER-35')] : []),
        ],
        `cover:${id}`,
        { degree, persons },
      ),
    ];
  });
}

/** Of several places the one that brings most. RUN-TER-47, -51 */
function damaging(field: Field): TerrainFeature[] {
  const [best] = field
    .zones('damaging')
    .toSorted((one, other) => (PLACE_PRICE[one.dam] ?? 0) - (PLACE_PRICE[other.dam] ?? 0));
  if (best === undefined) return [];
  const grows = field.zones('damaging').some((zone) => zone.grows);
  const growing = GROWING.find(({ upTo }) => field.map.cell <= upTo)?.points ?? 0;
  return [
    feature(
      'damaging',
      field.at('damaging'),
      [
        item('damaging', PLACE_PRICE[best.dam] ?? 0, 'RUN-TER-47'),
        ...(grows ? [item('growing', growing, 'RUN-TER-51')] : []),
      ],
      'damaging',
      { dam: best.dam },
    ),
  ];
}

function decoys({ map }: Field, { decoys: before }: Placed): TerrainFeature[] {
  const count = countThings(map, 'decoy');
  if (count === 0) return [];
  const paid = Math.max(0, Math.min(before + count, DECOY.most) - before);
  return [
    feature('decoys', ['map', 'objects'], [item('decoys', DECOY.each * paid, 'RUN-TER-56')], 'decoys', {
      count,
      paid,
    }),
  ];
}

function counted(
  { map }: Field,
  thing: ThingKind,
  kind: FeatureKind & PriceCode,
  each: number,
  most: number,
  rule: string,
): TerrainFeature[] {
  const count = countThings(map, thing);
  if (count === 0) return [];
  const points = each * Math.min(count, most);
  return [feature(kind, ['map', 'objects'], [item(kind, points, rule)], kind, { count })];
}

/** RUN-TER-80 to -82 */
function exits({ map }: Field): TerrainFeature[] {
  const points = exitsPrice(map);
  if (points === null) return [];
  return [feature('exits', ['map', 'objects'], [item('exits', points, 'RUN-TER-82')])];
}

/** Null where one can leave elsewhere, too. */
export function exitsPrice({ edge, objects }: BattleMap): number | null {
  if (edge !== 'walled') return null;
  const viable = objects.filter((thing) => thing.kind === 'exit' && thing.viable);
  const atOnce = viable.reduce((sum, thing) => sum + (thing.kind === 'exit' ? thing.heroesPerRound : 0), 0);
  if (viable.length === 1 && atOnce === 1) return EXITS.one;
  return viable.length > 0 && atOnce === 2 ? EXITS.two : null;
}

/** RUN-TER-85 */
function levels({ map }: Field): TerrainFeature[] {
  const count = new Set(map.heights.map(({ feet }) => feet).filter((feet) => feet !== 0)).size;
  if (count === 0) return [];
  const points = LEVEL.each * Math.min(count, LEVEL.most);
  return [
    feature('levels', ['map', 'heights'], [item('levels', points, 'RUN-TER-85')], 'levels', {
      count,
    }),
  ];
}

/** What most of the field lies in is priced, and every other dimness beside it. RUN-TER-90 to -99, RUN-RULING-T25 */
function obscured(field: Field, { foesSee }: Sight): TerrainFeature[] {
  const dim = [...field.zones('darkness'), ...field.zones('gloom'), ...field.zones('mist')]
    .map((zone) => ({ zone, cells: field.covered(zone) }))
    .filter(({ cells }) => cells > 0)
    .toSorted((one, other) => other.cells - one.cells);
  const base = dim[0]?.zone;
  if (base === undefined) return [];
  // Nobody's eyes are made for smoke and fog.
  const sign = base.kind !== 'mist' && foesSee ? 1 : -1;
  const depth = base.kind === 'mist' ? OBSCURED.mist * base.decrease : OBSCURED[base.kind];
  const rule = { darkness: 'RUN-TER-91', gloom: 'RUN-TER-92', mist: 'RUN-TER-98' }[base.kind];
  const areas = Math.min(dim.length - 1, OBSCURED.mostAreas);
  const noTorches = base.kind !== 'mist' && !base.torches;
  return [
    feature(
      'obscured',
      ['map', 'zones', field.map.zones.indexOf(base)],
      [
        item(base.kind, sign * depth, rule),
        ...(noTorches ? [item('noTorches', sign * OBSCURED.noTorches, 'RUN-TER-96')] : []),
        ...(areas > 0 ? [item('dimAreas', OBSCURED.area * areas, 'RUN-TER-99')] : []),
      ],
    ),
  ];
}

/** RUN-TER-106, -107 */
function obstruction(field: Field): TerrainFeature[] {
  const things = field.zones('obstructed');
  const [wind] = field.zones('wind');
  if (things.length === 0 && wind === undefined) return [];
  const cells = field.covered('obstructed');
  const points =
    cells >= WHOLE * field.cells ? OBSTRUCTED.all : covers(cells, field.cells, 1 / 2) ? OBSTRUCTED.half : 0;
  return [
    feature('obstruction', things.length > 0 ? field.at('obstructed') : field.at('wind'), [
      ...(things.length > 0 ? [item('obstructed', points, 'RUN-TER-106')] : []),
      ...(wind ? [item('wind', OBSTRUCTED.wind * wind.penalty, 'RUN-TER-107')] : []),
    ]),
  ];
}

/** RUN-TER-110, -116 */
function slippery(field: Field): TerrainFeature[] {
  const zones = field.zones('slippery');
  if (zones.length === 0) return [];
  const cells = field.covered('slippery');
  const all = field.cells;
  const later = zones.some(({ from }) => from > 1);
  const points =
    later || cells >= WHOLE * all
      ? SLIPPERY_PRICE.whole
      : covers(cells, all, 2 / 3)
        ? SLIPPERY_PRICE.twoThirds
        : covers(cells, all, 1 / 2)
          ? SLIPPERY_PRICE.half
          : covers(cells, all, 1 / 3)
            ? SLIPPERY_PRICE.third
            : 0;
  const rule = later ? 'RUN-TER-116' : 'RUN-TER-110';
  return [
    feature('slippery', field.at('slippery'), [item('slippery', points, rule)], 'slippery', {
      cells,
      of: all,
    }),
  ];
}

/** RUN-TER-130 */
function slope(field: Field): TerrainFeature[] {
  const zones = field.zones('slope');
  if (zones.length === 0) return [];
  const cells = field.covered('slope');
  const points =
    cells >= WHOLE * field.cells
      ? SLOPE_PRICE.whole
      : covers(cells, field.cells, 2 / 3)
        ? SLOPE_PRICE.twoThirds
        : SLOPE_PRICE.ramp * (zones.length - smallRamps(field.map).length);
  return [
    feature('slope', field.at('slope'), [item('slope', points, 'RUN-TER-130')], 'slope', {
      cells,
      of: field.cells,
    }),
  ];
}

/** Places in the list of zones of those ramps that are too small to earn. */
export function smallRamps(map: BattleMap): number[] {
  const field = fieldOf(map);
  return map.zones.flatMap((zone, i) =>
    zone.kind === 'slope' && field.covered(zone) < SLOPE_PRICE.leastCells ? [i] : [],
  );
}

/** RUN-TER-141 */
function uneven(field: Field): TerrainFeature[] {
  const cells = field.covered('uneven');
  if (cells === 0) return [];
  const isMiddle = covers(cells, field.cells, 1 / 2) && cells - 1 <= (2 / 3) * field.cells;
  const points = isMiddle ? UNEVEN_PRICE.middle : UNEVEN_PRICE.else;
  return [
    feature('uneven', field.at('uneven'), [item('uneven', points, 'RUN-TER-141')], 'uneven', {
      cells,
      of: field.cells,
    }),
  ];
}

/** RUN-TER-147 */
function weird(field: Field): TerrainFeature[] {
  const zones = field.zones('weird');
  if (zones.length === 0) return [];
  const lines = zones.map(({ statistic, by, side }) => {
    const against = side === 'heroes' ? by < 0 : side === 'foes' && by > 0;
    return {
      ...item('weird', WEIRD * Math.abs(by) * (against ? 1 : -1), 'RUN-TER-147'),
      params: { statistic, by, side },
    };
  });
  return [feature('weird', field.at('weird'), lines)];
}
