// The shape of a generated land: where the sea is, how the river runs, what grows where.

import type { Dice } from '@skald/kernel';
import { between, oneOf, shuffled, wandering, whole } from './generator-noise.ts';
import { beyond, DIRECTIONS, type Direction, edgeOf, type Hex, left, right } from './hexes.ts';
import { hexInRow, placeInRows } from './map.ts';
import type { Terrain } from './terrain.ts';
import { stepsFrom } from './travel.ts';

/** A land that grows: every hex of the sheet, and what has been decided of it so far. */
export interface Land {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Map<Hex, Terrain>;
  /** The land beyond the river. */
  far: Set<Hex>;
}

/** Twelve ways to look from the middle of the sheet, as shares of x and y. */
const VIEWS = [
  [1, 0],
  [0.866, 0.5],
  [0.5, 0.866],
  [0, 1],
  [-0.5, 0.866],
  [-0.866, 0.5],
  [-1, 0],
  [-0.866, -0.5],
  [-0.5, -0.866],
  [0, -1],
  [0.5, -0.866],
  [0.866, -0.5],
] as const;

export function newLand(dice: Dice): Land {
  const columns = whole(dice, 12, 16);
  const rows = whole(dice, 10, 12);
  const terrain = new Map<Hex, Terrain>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) terrain.set(hexInRow(column, row), 'grassland');
  return { columns, rows, terrain, far: new Set() };
}

const isLand = ({ terrain }: Land, hex: Hex): boolean => terrain.has(hex) && terrain.get(hex) !== 'sea';

export const around = ({ terrain }: Land, hex: Hex): Hex[] =>
  DIRECTIONS.map((d) => beyond(hex, d)).filter((other) => terrain.has(other));

export const landOf = (land: Land): Hex[] => [...land.terrain.keys()].filter((hex) => isLand(land, hex));

/** How far every hex is from the coast. */
export function stepsToCoast(land: Land): ReadonlyMap<Hex, number> {
  const coast = [...land.terrain].filter(([, kind]) => kind === 'coast').map(([hex]) => hex);
  return stepsFrom(coast, (hex) => around(land, hex));
}

/** Lets the sea in over one side, with bays and headlands. CAM-RULING-36 */
export function flood(land: Land, dice: Dice): void {
  const hexes = [...land.terrain.keys()];
  const sea = foremost(land, hexes, dice, { count: hexes.length * between(dice, 0.22, 0.3), bend: 1.6 });
  for (const hex of sea) land.terrain.set(hex, 'sea');
  // One sea and one land: ponds dry up, islets drown.
  for (const pond of pieces(land, [...sea]).slice(1))
    for (const hex of pond) land.terrain.set(hex, 'grassland');
  for (const islet of pieces(land, landOf(land)).slice(1))
    for (const hex of islet) land.terrain.set(hex, 'sea');
  for (const hex of landOf(land))
    if (around(land, hex).some((other) => land.terrain.get(other) === 'sea')) land.terrain.set(hex, 'coast');
}

/** Parts the land; the river is the line between the two parts. CAM-RULING-37 */
export function part(land: Land, dice: Dice): void {
  const hexes = landOf(land);
  const far = foremost(land, hexes, dice, { count: hexes.length * between(dice, 0.25, 0.5), bend: 1.8 });
  const [bank = []] = pieces(land, [...far]);
  land.far = new Set(bank);
  for (const cutOff of pieces(
    land,
    hexes.filter((hex) => !land.far.has(hex)),
  ).slice(1))
    for (const hex of cutOff) land.far.add(hex);
}

export function riverOf(land: Land): string[] {
  return [...land.far].flatMap((hex) =>
    around(land, hex)
      .filter((other) => isLand(land, other) && !land.far.has(other))
      .map((other) => edgeOf(hex, other)),
  );
}

/** So many of the hexes as lie farthest one way, behind a line that wanders. */
function foremost(
  land: Land,
  hexes: readonly Hex[],
  dice: Dice,
  { count, bend }: { count: number; bend: number },
): Set<Hex> {
  const [x, y] = oneOf(dice, VIEWS);
  const line = wandering(dice, between(dice, 2, 4));
  const ahead = new Map(
    hexes.map((hex) => {
      const [column, row] = placeInRows(hex);
      const [east, south] = [column + (row % 2) / 2 - land.columns / 2, (row - land.rows / 2) * 0.866];
      return [hex, east * x + south * y + bend * line(south * x - east * y)];
    }),
  );
  const order = [...hexes].sort((a, b) => (ahead.get(b) ?? 0) - (ahead.get(a) ?? 0));
  return new Set(order.slice(0, Math.round(count)));
}

/** These hexes in pieces that hang together, the largest first. */
function pieces(land: Land, hexes: readonly Hex[]): Hex[][] {
  const rest = new Set(hexes);
  const found: Hex[][] = [];
  for (const hex of rest) {
    const piece = [...stepsFrom([hex], (from) => around(land, from).filter((to) => rest.has(to))).keys()];
    for (const other of piece) rest.delete(other);
    found.push(piece);
  }
  return found.sort((a, b) => b.length - a.length);
}

const bare = ({ terrain }: Land): Hex[] =>
  [...terrain].filter(([, kind]) => kind === 'grassland').map(([hex]) => hex);

/** Ranges of mountains, far from the sea. */
export function raise(land: Land, dice: Dice): void {
  const steps = stepsToCoast(land);
  const toCoast = (hex: Hex): number => steps.get(hex) ?? 0;
  const heights = bare(land).sort((a, b) => toCoast(b) - toCoast(a));
  for (let range = whole(dice, 1, 3); range > 0; range--)
    for (const hex of ridge(land, oneOf(dice, heights.slice(0, Math.ceil(heights.length / 3))), dice))
      land.terrain.set(hex, 'mountain');
}

/** Swamps by the water and woods in clumps; the rest stays grass. */
export function clothe(land: Land, dice: Dice): void {
  const { terrain } = land;
  const steps = stepsToCoast(land);
  const river = new Set(riverOf(land).flatMap((edge) => edge.split('|')));
  const wet = bare(land).filter((hex) => river.has(hex) || (steps.get(hex) ?? 0) <= 1);
  for (let fen = whole(dice, 1, 3); fen > 0 && wet.length > 0; fen--)
    for (const hex of clump(land, oneOf(dice, wet), whole(dice, 1, 3), dice)) terrain.set(hex, 'swamp');

  for (let left = Math.round(terrain.size * between(dice, 0.08, 0.14)); left > 0; ) {
    const open = bare(land);
    if (open.length === 0) return;
    const wood = clump(land, oneOf(dice, open), Math.min(left, whole(dice, 2, 5)), dice);
    for (const hex of wood) terrain.set(hex, 'woods');
    left -= wood.length;
  }
}

/** A way over bare land that turns now and then. */
function ridge(land: Land, start: Hex, dice: Dice): Hex[] {
  const found: Hex[] = [];
  let d = whole(dice, 0, 5) as Direction;
  let hex = start;
  for (let length = whole(dice, 3, 6); length > 0 && land.terrain.get(hex) === 'grassland'; length--) {
    found.push(hex);
    const turn = dice.roll(4);
    if (turn === 1) d = left(d);
    if (turn === 2) d = right(d);
    hex = beyond(hex, d);
  }
  return found;
}

/** Bare land that hangs together, grown from one hex. */
function clump(land: Land, start: Hex, size: number, dice: Dice): Hex[] {
  const found = [start];
  while (found.length < size) {
    const edge = found.flatMap((hex) => around(land, hex));
    const free = edge.filter((hex) => land.terrain.get(hex) === 'grassland' && !found.includes(hex));
    const [next] = shuffled(dice, free);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}
