// The lines of the drawing: from points to text and back, into rings around faces, into SVG paths.

import type { Area } from '../content/areas.ts';
import type { Arc, Face, Point } from './types.ts';

const TENTHS = 10;

/** Points in units to the text of a line. */
export function lineOf(points: readonly Point[]): string {
  const steps: number[] = [];
  let [fromX, fromY] = [0, 0];
  for (const [x, y] of points) {
    const [toX, toY] = [Math.round(x * TENTHS), Math.round(y * TENTHS)];
    if (steps.length > 0 && toX === fromX && toY === fromY) continue;
    steps.push(toX - fromX, toY - fromY);
    [fromX, fromY] = [toX, toY];
  }
  return steps.join(' ');
}

/** The points of an arc, in units. */
export function pointsOf({ line }: Arc): Point[] {
  const steps = line.split(' ').map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / TENTHS, y / TENTHS]);
  }
  return points;
}

/** The area a face belongs to, if it belongs to one. */
export function areaOf(face: Face | null): Area | null {
  if (face === null || face === 'wild' || face === 'mist') return null;
  return (face.endsWith('~') ? face.slice(0, -1) : face) as Area;
}

/** The rings around the chosen faces, which lie at their left hand; borders within them are left out. */
export function ringsAround(arcs: readonly Arc[], isChosen: (face: Face) => boolean): Point[][] {
  const byStart = new Map<string, Point[]>();
  for (const arc of arcs) {
    const [left, right] = [arc.left, arc.right].map((face) => face !== null && isChosen(face));
    if (left === right) continue;
    const points = left ? pointsOf(arc) : pointsOf(arc).reverse();
    byStart.set(String(points[0]), points);
  }
  const rings: Point[][] = [];
  for (const [start, first] of byStart) {
    const ring = [...first];
    for (let end = String(ring.at(-1)); end !== start; end = String(ring.at(-1))) {
      ring.push(...byStart.get(end)!.slice(1));
      byStart.delete(end);
    }
    rings.push(ring.slice(0, -1));
  }
  return rings;
}

/** The `d` of an SVG path through the points. */
export function pathThrough(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
