// What a board shall show besides what it shows by itself, and where that is.

import type { Point, Size } from './camera.ts';

export interface Lit {
  /** What somebody points at beside the board, by topics of help. */
  readonly topics: readonly string[];
  /** Whether the board moves so that it is seen: for keys, never for a mere look. */
  readonly seek: boolean;
  /** Whom the question is about. */
  readonly asked: string | null;
}

/** A topic on the map, in its units. */
export interface Site {
  readonly at: Point;
  /** Its outline, as a path. */
  readonly shape: string;
  /** How far above its middle a bubble over it begins. */
  readonly rise: number;
}

const INSIDE = 18;

/** An arrow at the edge that points at something out of sight; null while it is in sight. Turned clockwise from the right. */
export function edgeArrow([x, y]: Point, { width, height }: Size): { at: Point; turn: number } | null {
  if (x >= 0 && y >= 0 && x <= width && y <= height) return null;
  const inside = (at: number, room: number): number => Math.min(Math.max(at, INSIDE), room - INSIDE);
  const at: Point = [inside(x, width), inside(y, height)];
  return { at, turn: Math.round((Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI) };
}

/** The outline of something round, for a site. */
export const ringAround = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
