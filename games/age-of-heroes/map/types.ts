// The drawn map of the north, as prepare.ts writes it to map.json.

import type { Area } from '../content/areas.ts';

export type Point = readonly [x: number, y: number];

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * What a face of the drawing is part of. An area at sea or on land has one face; the two isles have a second one,
 * the shallows between their islands. Nobody rules the wild land and the mist.
 */
export type Face = Area | `${Area}~` | 'wild' | 'mist';

/** A line between two faces, drawn once: the border of both. */
export interface Arc {
  /** The faces on either hand, as seen along the line; null beyond the frame. */
  readonly left: Face | null;
  readonly right: Face | null;
  /** Points in tenths of a unit, `x y x y …`: the first as it is, every other as a step from the one before. */
  readonly line: string;
}

interface Label {
  /** The middle of the name. */
  readonly at: Point;
  /** Font size in units. */
  readonly size: number;
  /** A name of two words stands on so many lines. */
  readonly rows: 1 | 2;
  /** What the name is written on: ink on land, foam on water. */
  readonly on: 'land' | 'water';
}

export interface Arrangement {
  readonly label: Label;
  /** The middle of the round badge with the tax factor; null at sea. */
  readonly badge: Point | null;
  /** The middle of a spot with room for a stack of counters. */
  readonly stack: Point;
  /** The middle of a second, smaller spot. */
  readonly spare: Point;
  readonly box: Box;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly Arc[];
  readonly places: Readonly<Record<Area, Arrangement>>;
}
