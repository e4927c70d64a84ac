// A map prepared for a round of the fight: what is where, by number of square.

import { BLOCKED, type Grid, newGrid, paces, type Square, spread, within } from '@skald/games/grid-kit';
import type { Area, BattleMap, Spot, Thing, Zone, ZoneKind, ZoneOf } from '../../content/battle-map.ts';
import { DEGREES } from '../../content/terrain.ts';

/** What a fight has done to its map. */
export interface Happened {
  /** From 1. */
  readonly round: number;
  /** By id: toppled, taken away, doused, shut; what was not so to begin with, lit or open. RUN-RULING-C44 */
  readonly turned: readonly string[];
  /** Squares that somebody made room on, or put something in. RUN-RULING-C44 */
  readonly cleared: readonly Spot[];
  readonly blocked: readonly Spot[];
  /** Middles of what somebody veiled. RUN-RULING-C44 */
  readonly veiled: readonly Spot[];
  /** Cover by its id, once for each degree that it has lost. RUN-HOOK-59 */
  readonly worn: readonly string[];
  /** Magic that somebody has turned in the heroes' favor, and by how much. RUN-RULING-G60 */
  readonly scourged: readonly (Weird & { readonly by: number })[];
}

/** What weird magic changes, and for whom. */
export type Weird = Pick<ZoneOf<'weird'>, 'statistic' | 'side'>;

export const UNTOUCHED: Happened = {
  round: 1,
  turned: [],
  cleared: [],
  blocked: [],
  veiled: [],
  worn: [],
  scourged: [],
};

export interface Ground {
  readonly map: BattleMap;
  readonly grid: Grid;
  /** By square: `BLOCKED` where a wall is. */
  readonly ground: Uint8Array;
  /** By square: 1 where nobody can walk, be it a wall or something to jump over. */
  readonly closed: Uint8Array;
  readonly feet: Float32Array;
  /** By square: 2 where every step costs double, 4 where it does for two reasons. RUN-TER-111, -140 */
  readonly toil: Uint8Array;
  /** By square: the direction in which it rises, or −1. */
  readonly up: Int8Array;
  /** By square: the Dam rating of the place, or 0; of several the worst. */
  readonly dam: Uint8Array;
  /** By square: 1 in water too deep to stand in. */
  readonly deep: Uint8Array;
  /** Where one passes and cannot stay. */
  readonly passing?: readonly Square[];
  readonly zones: readonly Laid<Zone>[];
  /** What stands, lies or burns; what was toppled or taken away is not there. */
  readonly things: readonly Laid<Thing>[];
}

/** Part of the map with its squares. */
interface Laid<Part> {
  readonly part: Part;
  readonly squares: ReadonlySet<Square>;
}

/** A map is worked out once for each state of the fight; of long fights the latest states are kept. */
const known = new WeakMap<BattleMap, Map<string, Ground>>();
const MOST_KEPT = 32;

export function groundOf(map: BattleMap, happened: Happened = UNTOUCHED): Ground {
  const states = known.get(map) ?? new Map<string, Ground>();
  known.set(map, states);
  const round = lastChange(map, happened.round);
  const key = JSON.stringify({ ...happened, round });
  const ground = states.get(key) ?? prepare(map, { ...happened, round });
  // Whoever was asked for last is forgotten last.
  states.delete(key);
  states.set(key, ground);
  if (states.size > MOST_KEPT) states.delete(states.keys().next().value!);
  return ground;
}

/** The round up to now in which the map itself last became another. */
function lastChange({ zones }: BattleMap, round: number): number {
  const changes = zones.map((zone) => {
    if (zone.kind === 'damaging' && zone.grows) return round;
    return zone.kind === 'slippery' && zone.from <= round ? zone.from : 1;
  });
  return Math.max(1, ...changes);
}

/** The zones of a kind in which a square lies. */
export const zonesAt = <Kind extends ZoneKind>(ground: Ground, kind: Kind, square: Square): ZoneOf<Kind>[] =>
  ground.zones
    .filter(({ part, squares }) => part.kind === kind && squares.has(square))
    .map(({ part }) => part as ZoneOf<Kind>);

const bySquare = new WeakMap<Ground, ReadonlyMap<Square, readonly string[]>>();
const NO_THINGS: readonly string[] = [];

/** What is on a square, by its ids. */
export function thingsOn(ground: Ground, square: Square): readonly string[] {
  const known = bySquare.get(ground) ?? thingsBySquare(ground);
  bySquare.set(ground, known);
  return known.get(square) ?? NO_THINGS;
}

function thingsBySquare({ things }: Ground): ReadonlyMap<Square, readonly string[]> {
  const found = new Map<Square, string[]>();
  for (const { part, squares } of things)
    for (const square of squares) found.set(square, [...(found.get(square) ?? []), part.id]);
  return found;
}

function prepare(map: BattleMap, happened: Happened): Ground {
  const grid = newGrid(map.width, map.height);
  const squareOf = ({ x, y }: Spot): Square => y * grid.width + x;
  const squaresOf = (area: Area): Square[] =>
    area.flatMap(([x, y, length]) => Array.from({ length }, (_, i) => y * grid.width + x + i));

  const ground = new Uint8Array(grid.size);
  for (const square of squaresOf(map.walls)) ground[square] = BLOCKED;
  const feet = new Float32Array(grid.size);
  for (const height of map.heights) for (const square of squaresOf(height.area)) feet[square] = height.feet;

  const cleared = new Set(happened.cleared.map(squareOf));
  const turned = new Set(happened.turned);
  const things = map.objects
    .filter((part) => isLeft(part, happened.worn))
    .map((part): Laid<Thing> => {
      const squares = squaresOf(part.area).filter((square) => !isObstacle(part) || !cleared.has(square));
      return { part: after(worn(part, happened.worn), turned), squares: new Set(squares) };
    })
    .filter(({ part, squares }) => squares.size > 0 && (hasTwoStates(part) || !turned.has(part.id)))
    .concat(happened.blocked.map((spot) => heap(spot, squareOf(spot))));

  const closed = Uint8Array.from(ground, (kind) => Number(kind === BLOCKED));
  for (const { part, squares } of things)
    if (isObstacle(part)) for (const square of squares) closed[square] = 1;

  const zones = map.zones
    .filter((part) => part.kind !== 'slippery' || part.from <= happened.round)
    .filter((part) => part.kind !== 'weird' || part.source === undefined || !turned.has(part.source))
    .map((part): Laid<Zone> => {
      const squares = squaresOf(part.area);
      const grown =
        part.kind === 'damaging' && part.grows
          ? growth(grid, ground, squares, happened.round, map.cell)
          : squares;
      return { part, squares: new Set(grown) };
    });
  for (const [i, { part, squares }] of zones.entries()) {
    if (part.kind !== 'weird') continue;
    const [first, ...others] = scourged(part, happened.scourged);
    if (first !== undefined) zones[i] = { part: first, squares };
    zones.push(...others.map((other) => ({ part: other, squares })));
  }
  for (const spot of happened.veiled) zones.push(veil(grid, squareOf(spot)));

  const toil = new Uint8Array(grid.size).fill(1);
  const up = new Int8Array(grid.size).fill(-1);
  const dam = new Uint8Array(grid.size);
  const deep = new Uint8Array(grid.size);
  for (const { part, squares } of zones)
    for (const square of squares) {
      if (part.kind === 'slope') up[square] = part.up;
      if (part.kind === 'damaging') dam[square] = Math.max(dam[square]!, part.dam);
      if (part.kind === 'water') deep[square] = 1;
    }
  for (const kind of ['slippery', 'uneven'] as const) {
    const hampered = zones.filter(({ part }) => part.kind === kind).flatMap(({ squares }) => [...squares]);
    for (const square of new Set(hampered)) toil[square]! *= 2;
  }

  return { map, grid, ground, closed, feet, toil, up, dam, deep, zones, things };
}

/** What bars the way of whoever walks, and can be jumped, toppled or carried off. RUN-TER-10, -34 */
const isObstacle = ({ kind }: Thing): boolean => kind === 'cover' || kind === 'barrier';

/** What can be opened and shut, lit and doused; everything else is gone once it was turned. */
const hasTwoStates = ({ kind }: Thing): boolean => kind === 'exit' || kind === 'light';

function after(part: Thing, turned: ReadonlySet<string>): Thing {
  if (!turned.has(part.id)) return part;
  if (part.kind === 'exit') return { ...part, open: !part.open };
  return part.kind === 'light' ? { ...part, lit: !part.lit } : part;
}

const degreesLost = ({ id }: Thing, all: readonly string[]): number =>
  all.filter((each) => each === id).length;

/** What shelters nobody any more is no longer there. RUN-HOOK-59 */
const isLeft = (part: Thing, all: readonly string[]): boolean =>
  part.kind !== 'cover' || degreesLost(part, all) <= DEGREES.indexOf(part.degree);

function worn(part: Thing, all: readonly string[]): Thing {
  const lost = degreesLost(part, all);
  if (part.kind !== 'cover' || lost === 0) return part;
  return { ...part, degree: DEGREES[DEGREES.indexOf(part.degree) - lost]! };
}

/** Only what hampers heroes or helps foes becomes another; of several who have turned it the best counts. RUN-RULING-G60 */
function scourged(zone: ZoneOf<'weird'>, all: Happened['scourged']): ZoneOf<'weird'>[] {
  const about = all.filter(({ statistic, side }) => statistic === zone.statistic && side === zone.side);
  if (about.length === 0) return [zone];
  const by = Math.max(...about.map((each) => each.by));
  const sides = zone.side === 'both' ? (['heroes', 'foes'] as const) : [zone.side];
  return sides.map((side) => {
    const harms = side === 'heroes' ? zone.by < 0 : zone.by > 0;
    return { ...zone, side, by: harms ? zone.by + (side === 'heroes' ? by : -by) : zone.by };
  });
}

/** A cell more on every side in each round after the first, but through no wall. RUN-TER-50, RUN-RULING-T23 */
function growth(grid: Grid, walls: Uint8Array, from: Square[], round: number, cell: number): Square[] {
  let grown = from;
  for (let more = (round - 1) * cell; more > 0; more--) {
    const next = spread(grid, grown, (_, to) => walls[to] !== BLOCKED);
    if (next.length === grown.length) break;
    grown = next;
  }
  return grown;
}

/** What somebody put in the way. RUN-RULING-C44 */
const heap = ({ x, y }: Spot, square: Square): Laid<Thing> => ({
  part: { id: `heap-${x}-${y}`, kind: 'barrier', item: 'crate', area: [[x, y, 1]] },
  squares: new Set([square]),
});

/** RUN-RULING-C44 */
const VEIL = 2;

const veil = (grid: Grid, square: Square): Laid<Zone> => ({
  part: { kind: 'mist', area: [], decrease: 0 },
  squares: new Set(within(grid, { square, size: 1 }, VEIL, paces)),
});
