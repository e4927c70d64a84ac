// The river as a line along the edges of hexes, from corner to corner. CAM-RULING-02, -37

import { beyond, directionOf, type Hex, hexesOf, isHex, left, right } from './hexes.ts';

/** A corner by the three hexes that meet there, whether or not the map reaches so far. */
export type Corner = string;

export const hexesAt = (corner: Corner): Hex[] => corner.split(' ').filter(isHex);

/** Where an edge between neighbours begins and ends. */
export function cornersOf(edge: string): Corner[] {
  const [a, b] = hexesOf(edge);
  const d = directionOf(a, b);
  if (d === null) return [];
  return [left(d), right(d)].map((side) => [a, b, beyond(a, side)].sort().join(' '));
}

/** Corners where more than two of these edges meet. */
export function forks(edges: readonly string[]): Corner[] {
  const meeting = new Map<Corner, number>();
  for (const edge of edges)
    for (const corner of cornersOf(edge)) meeting.set(corner, (meeting.get(corner) ?? 0) + 1);
  return [...meeting].filter(([, count]) => count > 2).map(([corner]) => corner);
}

/** The edges in stretches that hang together, the longest first. */
export function stretches(edges: readonly string[]): string[][] {
  const at = new Map<Corner, string[]>();
  for (const edge of edges)
    for (const corner of cornersOf(edge)) at.set(corner, [...(at.get(corner) ?? []), edge]);
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const first of edges) {
    if (seen.has(first)) continue;
    const stretch = new Set([first]);
    for (const edge of stretch)
      for (const corner of cornersOf(edge)) for (const next of at.get(corner) ?? []) stretch.add(next);
    for (const edge of stretch) seen.add(edge);
    found.push([...stretch]);
  }
  return found.sort((a, b) => b.length - a.length);
}
