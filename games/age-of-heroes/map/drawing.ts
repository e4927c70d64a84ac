// The drawn map as the board uses it: outlines and borders as SVG paths, names as rows.

import type { Area } from '../content/areas.ts';
import { areaOf, pathThrough, pointsOf, ringsAround } from './lines.ts';
import data from './map.json' with { type: 'json' };
import type { Drawing, Face } from './types.ts';

export const DRAWING = data as unknown as Drawing;

/** The outline of the chosen faces as one shape. */
export function outline(isChosen: (face: Face) => boolean): string {
  return ringsAround(DRAWING.arcs, isChosen)
    .map((ring) => `${pathThrough(ring)}Z`)
    .join('');
}

/** The outline of an area, or of several as one: a kingdom. */
export function areaOutline(...areas: readonly Area[]): string {
  return outline((face) => areas.includes(areaOf(face)!));
}

/** The chosen lines between two faces, each once. */
export function borders(isChosen: (left: Face, right: Face) => boolean): string {
  return DRAWING.arcs
    .filter(({ left, right }) => left !== null && right !== null && isChosen(left, right))
    .map((arc) => pathThrough(pointsOf(arc)))
    .join('');
}
