// The map of a fight as its designer decided it: squares of one pace. What follows from it is worked out by the rules.
// RUN-RULING-C02, RUN-TER-160 to -166

import { z } from 'zod';
import {
  BARRIERS,
  CURRENTS,
  DEGREES,
  MOST_WEIRD_POINTS,
  PLACE_DAMS,
  PLACE_NATURES,
  STRONGEST_WIND,
  SURFACES,
  THICKEST_MIST,
  WEIRD_STATISTICS,
  WORST_SWARM,
} from './terrain.ts';

export const WIDEST = 60;
export const HIGHEST = 40;
export const SMALLEST = 4;
export const MOST_ZONES = 60;
export const MOST_OBJECTS = 120;
export const MOST_STARTS = 60;

const Column = z
  .int()
  .min(0)
  .max(WIDEST - 1);
const Row = z
  .int()
  .min(0)
  .max(HIGHEST - 1);

const Id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const Spot = z.strictObject({ x: Column, y: Row });
/** Column and row, both from 0. */
export type Spot = Readonly<z.infer<typeof Spot>>;

/** So many squares in a row, from the left one. */
const Strip = z.tuple([Column, Row, z.int().min(1).max(WIDEST)]);
const Area = z.array(Strip).max(WIDEST * HIGHEST);
export type Area = z.infer<typeof Area>;

/** Clockwise from north, as the grid kit counts them. */
const Direction = z.int().min(0).max(7);
const Side = z.enum(['heroes', 'foes', 'both']);
/** Rolls that the notes set. RUN-DIF-02, RUN-RULING-T74 */
const Difficulty = z.int().min(3).max(14);

const zone = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), area: Area, ...shape });

const Zone = z.discriminatedUnion('kind', [
  /** From this round on. RUN-TER-110 to -116 */
  zone('slippery', { from: z.int().min(1).max(99) }),
  zone('uneven', {}),
  /** Which way it rises. RUN-TER-120 to -129 */
  zone('slope', { up: Direction }),
  /** One that grows begins as one cell. RUN-TER-40 to -50 */
  zone('damaging', {
    dam: z.literal([...PLACE_DAMS]),
    grows: z.boolean(),
    nature: z.enum(PLACE_NATURES),
  }),
  /** RUN-TER-91, -92, -96 */
  zone('darkness', { torches: z.boolean() }),
  zone('gloom', { torches: z.boolean() }),
  /** Whatever veils and no torch helps against; may be too thin to hamper anybody in it. RUN-TER-98, RUN-SPECIAL-20 */
  zone('mist', { decrease: z.int().min(0).max(THICKEST_MIST) }),
  /** Things between shooter and target. RUN-TER-105 */
  zone('obstructed', {}),
  /** Wind and weather, for everybody on the field. RUN-TER-107 */
  zone('wind', { penalty: z.int().min(1).max(STRONGEST_WIND) }),
  /** Too deep to stand in. RUN-HAZ-DROWN-01 */
  zone('water', { surface: z.enum(SURFACES), current: z.enum(CURRENTS) }),
  /** Animals that stay here, over land or in the water. RUN-HAZ-NUIS-04, -07, RUN-HAZ-DROWN-10 */
  zone('swarm', { dam: z.int().min(1).max(WORST_SWARM) }),
  /** RUN-TER-145 to -149 */
  zone('weird', {
    statistic: z.enum(WEIRD_STATISTICS),
    by: z.int().min(-MOST_WEIRD_POINTS).max(MOST_WEIRD_POINTS),
    side: Side,
    /** The thing whose fall ends it. RUN-TER-149 */
    source: Id.exactOptional(),
  }),
  /** What the designer calls a good or a bad place to stand. RUN-RULING-C31 */
  zone('advantageous', {}),
  zone('bad', {}),
]);
export type Zone = z.infer<typeof Zone>;
export type ZoneKind = Zone['kind'];
export type ZoneOf<Kind extends ZoneKind> = Extract<Zone, { kind: Kind }>;
export const ZONE_KINDS = Zone.options.map(({ shape }) => shape.kind.value) as ZoneKind[];

const object = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ id: Id, kind: z.literal(kind), area: Area.min(1), ...shape });

const Thing = z.discriminatedUnion('kind', [
  /** RUN-TER-20 to -36 */
  object('cover', {
    degree: z.enum(DEGREES),
    persons: z.int().min(1).max(12),
    jump: Difficulty.exactOptional(),
  }),
  /** RUN-TER-10 to -18 */
  object('barrier', { item: z.enum(BARRIERS), jump: Difficulty.exactOptional() }),
  /** RUN-TER-80 to -83 */
  object('exit', { viable: z.boolean(), heroesPerRound: z.literal([1, 2]), open: z.boolean() }),
  /** A torch in the wall, a fire in its ring. RUN-TER-94 */
  object('light', { lit: z.boolean() }),
  /** RUN-HAZ-GRAB-01 to -06 */
  object('grabber', { difficulty: Difficulty, dam: z.int().min(0).max(50) }),
  /** RUN-TER-55 */
  object('decoy', {}),
  /** RUN-TER-70 */
  object('hostage', {}),
  /** RUN-TER-135 */
  object('tube-striker', {}),
]);
export type Thing = z.infer<typeof Thing>;
export type ThingKind = Thing['kind'];
export type ThingOf<Kind extends ThingKind> = Extract<Thing, { kind: Kind }>;
export const THING_KINDS = Thing.options.map(({ shape }) => shape.kind.value) as ThingKind[];

/** In feet, by halves. */
const Feet = z.number().min(-100).max(200).multipleOf(0.5);

export const BattleMapSchema = z
  .strictObject({
    skald: z.literal('battle-map'),
    version: z.literal(1),
    /** By which its name is found. */
    name: Id,
    width: z.int().min(SMALLEST).max(WIDEST),
    height: z.int().min(SMALLEST).max(HIGHEST),
    /** Paces of a design cell, by which shares are counted and places grow. RUN-TER-166 */
    cell: z.int().min(2).max(10),
    /** Whether one can leave over the edge. RUN-RULING-C14, RUN-TER-80 */
    edge: z.enum(['open', 'walled']),
    walls: Area,
    /** What is not named lies at 0. */
    heights: z.array(z.strictObject({ feet: Feet, area: Area })).max(MOST_ZONES),
    zones: z.array(Zone).max(MOST_ZONES),
    objects: z.array(Thing).max(MOST_OBJECTS),
    /** RUN-TER-163 */
    starts: z.strictObject({
      heroes: z.array(Spot).min(1).max(MOST_STARTS),
      foes: z.array(Spot).max(MOST_STARTS),
    }),
  })
  .refine(isWithin, 'lies beyond the edge')
  .refine(({ objects }) => new Set(objects.map(({ id }) => id)).size === objects.length, 'shares its id');

export type BattleMap = z.infer<typeof BattleMapSchema>;

interface Extent {
  readonly width: number;
  readonly height: number;
  readonly walls: Area;
  readonly heights: readonly { readonly area: Area }[];
  readonly zones: readonly { readonly area: Area }[];
  readonly objects: readonly { readonly area: Area }[];
  readonly starts: Readonly<Record<'heroes' | 'foes', readonly Spot[]>>;
}

function isWithin({ width, height, walls, heights, zones, objects, starts }: Extent): boolean {
  const areas = [walls, ...[...heights, ...zones, ...objects].map(({ area }) => area)];
  return (
    areas.every((area) => area.every(([x, y, length]) => x + length <= width && y < height)) &&
    [...starts.heroes, ...starts.foes].every(({ x, y }) => x < width && y < height)
  );
}
