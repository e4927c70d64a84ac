// Hexes in axial coordinates, and the six ways out of one. CAM-RULING-01

import { z } from 'zod';

/** A hex by its coordinates, `q,r`. */
export type Hex = `${number},${number}`;

const WRITTEN = /^-?\d{1,2},-?\d{1,2}$/;

export const isHex = (text: unknown): text is Hex => typeof text === 'string' && WRITTEN.test(text);

/** A hex that somebody has written down; anything else is a mistake. */
export function readHex(text: string): Hex {
  if (!isHex(text)) throw new Error(`${text} is no hex`);
  return text;
}

/** The expression looks for what the type says. */
export const HexSchema = z.string().regex(WRITTEN) as unknown as z.ZodType<Hex, Hex>;

/** Counter-clockwise, seen from above with r growing downwards. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const DirectionSchema = z.literal(DIRECTIONS);

export const DIRECTION_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

const VECTORS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export const opposite = (d: Direction): Direction => ((d + 3) % 6) as Direction;
/** Left and right are those of somebody who looks in direction `d`. */
export const left = (d: Direction): Direction => ((d + 1) % 6) as Direction;
export const right = (d: Direction): Direction => ((d + 5) % 6) as Direction;

export const hexAt = (q: number, r: number): Hex => `${q},${r}`;

export function coordinates(hex: Hex): readonly [number, number] {
  const comma = hex.indexOf(',');
  return [Number(hex.slice(0, comma)), Number(hex.slice(comma + 1))];
}

/** The hex beyond that side, whether or not the map reaches so far. */
export function beyond(hex: Hex, d: Direction): Hex {
  const [q, r] = coordinates(hex);
  const [dq, dr] = VECTORS[d] as readonly [number, number];
  return hexAt(q + dq, r + dr);
}

/** Steps from one hex to the other as the crow flies. */
export function distance(a: Hex, b: Hex): number {
  const [aq, ar] = coordinates(a);
  const [bq, br] = coordinates(b);
  return (Math.abs(aq - bq) + Math.abs(ar - br) + Math.abs(aq + ar - bq - br)) / 2;
}

/** The direction of a step between neighbours; null when they are none. */
export function directionOf(from: Hex, to: Hex): Direction | null {
  return DIRECTIONS.find((d) => beyond(from, d) === to) ?? null;
}

/** An edge by its two hexes, the same whichever comes first. */
export const edgeOf = (a: Hex, b: Hex): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** The two hexes of an edge. */
export function hexesOf(edge: string): [Hex, Hex] {
  const [a = '', b = ''] = edge.split('|');
  return [readHex(a), readHex(b)];
}
