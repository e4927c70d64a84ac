// Lines as nature draws them: shores that wind, edges of woods, the course of a river.

import { beyond, DIRECTIONS, directionOf, type Geography, type Hex } from '../../../content/index.ts';
import { swayAt } from './chance.ts';
import { between, bordersOf, type Point, sideOfHex, written } from './geometry.ts';

export interface Nature {
  /** How far a line may stray to either side. */
  readonly sway: number;
  /** How far it lies inside the exact outline. */
  readonly inset: number;
  readonly salt: number;
}

/** The outline of a set of hexes without its corners. */
export const softOutline = (hexes: ReadonlySet<Hex>, nature: Nature): string =>
  bordersOf(hexes)
    .map((loop) => curve(strayed(loop, nature)))
    .join('');

const ALONG = [0.16, 0.5, 0.84];

function strayed(loop: readonly Point[], { sway, inset, salt }: Nature): Point[] {
  return loop.flatMap((from, i) => {
    const to = loop[(i + 1) % loop.length] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // The set lies at the left hand of somebody who walks along its border.
    const inward: Point = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    return ALONG.map((t): Point => {
      const [x, y] = between(from, to, t);
      const aside = inset + sway * swayAt(x, y, salt);
      return [x + inward[0] * aside, y + inward[1] * aside];
    });
  });
}

/** A closed curve through all of these points. */
function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const pieces = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${written(leave)} ${written(arrive)} ${written(to)}`;
  });
  return `M${written(at(0))}${pieces.join('')}Z`;
}

interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

/** Both ends of an edge `a|b`; null where the two are no neighbours. */
export function endsOfEdge(edge: string): readonly [Point, Point] | null {
  const [a, b] = edge.split('|') as [Hex, Hex | undefined];
  const d = b === undefined ? null : directionOf(a, b);
  return d === null ? null : sideOfHex(a, d);
}

/** The river as one path: it runs from the middle of an edge to the middle of the next and rounds the corners. */
export function riverCourse({ river, terrain }: Geography): string {
  const stretches = [...river].flatMap((edge): Stretch[] => {
    const ends = endsOfEdge(edge);
    return ends === null ? [] : [{ from: ends[0], to: ends[1] }];
  });
  return coursesOf(stretches)
    .map((course) => flowing(course, terrain))
    .join('');
}

/** Edges that meet end to end become one course; where three meet, another begins. */
function coursesOf(stretches: readonly Stretch[]): Point[][] {
  const meeting = new Map<string, Stretch[]>();
  for (const one of stretches)
    for (const end of [one.from, one.to])
      meeting.set(written(end), [...(meeting.get(written(end)) ?? []), one]);
  const left = new Set(stretches);
  const walk = (start: Point): Point[] => {
    const course = [start];
    for (let at = start; ; ) {
      const next = (meeting.get(written(at)) ?? []).find((one) => left.has(one));
      if (next === undefined) return course;
      left.delete(next);
      at = written(next.from) === written(at) ? next.to : next.from;
      course.push(at);
      if ((meeting.get(written(at)) ?? []).length > 2) return course;
    }
  };
  const ends = stretches.flatMap(({ from, to }) =>
    [from, to].filter((end) => meeting.get(written(end))?.length !== 2),
  );
  const courses: Point[][] = [];
  for (const start of [...ends, ...stretches.map(({ from }) => from)])
    while ((meeting.get(written(start)) ?? []).some((one) => left.has(one))) courses.push(walk(start));
  return courses;
}

const MEANDER = 5;
/** How far a river runs on into the sea, or over the edge of the map. */
const ONWARD = 2.4;

function flowing(course: readonly Point[], terrain: Geography['terrain']): string {
  const mouths = mouthsOf(terrain);
  const beyondEnd = (end: Point, before: Point): Point =>
    mouths.has(written(end)) ? between(before, end, 1 + ONWARD) : end;
  const first = course[0] as Point;
  const last = course.at(-1) as Point;
  const start = beyondEnd(first, course[1] as Point);
  const end = beyondEnd(last, course.at(-2) as Point);
  const pieces = course.slice(1).map((corner, i) => {
    const from = course[i] as Point;
    const bend: Point =
      i === 0
        ? from
        : [from[0] + MEANDER * swayAt(from[0], from[1], 1), from[1] + MEANDER * swayAt(from[0], from[1], 2)];
    return `Q${written(bend)} ${written(between(from, corner))}`;
  });
  return `M${written(start)}${pieces.join('')}Q${written(last)} ${written(end)}`;
}

/** Corners where land meets the sea or the edge of the map. */
function mouthsOf(terrain: Geography['terrain']): ReadonlySet<string> {
  const corners = new Set<string>();
  for (const [hex, kind] of terrain) {
    if (kind === 'sea') continue;
    for (const d of DIRECTIONS) {
      const other = terrain.get(beyond(hex, d));
      if (other !== undefined && other !== 'sea') continue;
      for (const end of sideOfHex(hex, d)) corners.add(written(end));
    }
  }
  return corners;
}
