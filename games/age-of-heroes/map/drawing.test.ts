import { describe, expect, it } from 'vitest';
import { AREA, AREAS, type Area } from '../content/areas.ts';
import { around, boxesOf, overlap } from './boxes.ts';
import { DRAWING } from './drawing.ts';
import { areaOf, pointsOf, ringsAround } from './lines.ts';
import type { Point } from './types.ts';

const { width, height, arcs, places } = DRAWING;

const pair = (a: Area, b: Area): string => [a, b].sort().join(' – ');
const adjacent = AREAS.flatMap((a) => AREA[a].neighbours.map((b) => pair(a, b)));
const ringsOf = (area: Area): Point[][] => ringsAround(arcs, (face) => areaOf(face) === area);

describe('the drawn map', () => {
  it('has every area, and nothing but the areas, the wild and the mist', () => {
    const faces = new Set(arcs.flatMap(({ left, right }) => [left, right]));
    expect(faces).toEqual(new Set([...AREAS, 'scandia~', 'hebrides~', 'wild', 'mist', null]));
    expect(Object.keys(places).sort()).toEqual([...AREAS].sort());
  });

  it('lets those areas touch, be it at a corner, that are adjacent, and no others', () => {
    expect(touching()).toEqual([...new Set(adjacent)].sort());
    expect(touching()).toHaveLength(171);
  });

  it('shows every adjacency as a border long enough to be seen', () => {
    const lengths = new Map<string, number>();
    for (const arc of arcs) {
      const [a, b] = [areaOf(arc.left), areaOf(arc.right)];
      if (a && b && a !== b)
        lengths.set(pair(a, b), (lengths.get(pair(a, b)) ?? 0) + lengthOf(pointsOf(arc)));
    }
    expect([...lengths].filter(([, length]) => length < 14)).toEqual([]);
    expect([...lengths.keys()].sort()).toEqual([...new Set(adjacent)].sort());
  });

  it('has lines that meet only at their ends', () => {
    expect(crossings()).toEqual([]);
  });

  it('covers the canvas without gap or overlap', () => {
    const faces = [...new Set(arcs.flatMap(({ left, right }) => [left, right]))];
    const sizes = faces.map((face) => sizeOf(ringsAround(arcs, (other) => other === face)));
    expect(Math.min(...sizes.filter((_, i) => faces[i] !== null))).toBeGreaterThan(1000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeCloseTo(width * height, 3);
  });

  it.each(AREAS)('has a box around %s, and its counters within it', (area) => {
    const rings = ringsOf(area);
    const [x, y, wide, high] = places[area].box;
    for (const [px, py] of rings.flat()) {
      expect(px).toSatisfy((value: number) => value >= x - 1 && value <= x + wide + 1);
      expect(py).toSatisfy((value: number) => value >= y - 1 && value <= y + high + 1);
    }
    expect(isInside(rings, places[area].stack)).toBe(true);
    expect(isInside(rings, places[area].spare)).toBe(true);
    expect(isInside(rings, places[area].label.at)).toBe(true);
  });

  it('keeps names and badges on the canvas and clear of each other, in every language', () => {
    const boxes = AREAS.map((area) => boxesOf(area, places[area]));
    for (const [left, top, wide, high] of boxes.flat()) {
      expect(left >= 10 && top >= 10 && left + wide <= width - 10 && top + high <= height - 10).toBe(true);
    }
    const clashes = AREAS.flatMap((a, i) =>
      AREAS.slice(i + 1)
        .filter((_, j) => boxes[i]!.some((one) => boxes[i + 1 + j]!.some((other) => overlap(one, other))))
        .map((b) => `${a} – ${b}`),
    );
    expect(clashes).toEqual([]);
  });

  it('leaves names and badges readable beside a stack of counters', () => {
    const written = AREAS.flatMap((area) => boxesOf(area, places[area]));
    const hidden = AREAS.filter((area) =>
      written.some((box) => overlap(box, around(places[area].stack, [36, 36]))),
    );
    expect(hidden).toEqual([]);
  });

  it('gives a badge to every land and to no sea', () => {
    expect(AREAS.filter((area) => (places[area].badge === null) !== AREA[area].sea)).toEqual([]);
  });
});

/** Every pair of areas whose lines have a point in common. */
function touching(): string[] {
  const around = new Map<string, Set<Area>>();
  for (const arc of arcs) {
    for (const point of pointsOf(arc)) {
      const areas = around.get(String(point)) ?? new Set();
      around.set(String(point), areas);
      for (const area of [areaOf(arc.left), areaOf(arc.right)]) if (area) areas.add(area);
    }
  }
  const pairs = [...around.values()].flatMap((areas) =>
    [...areas].flatMap((a) => [...areas].filter((b) => a < b).map((b) => pair(a, b))),
  );
  return [...new Set(pairs)].sort();
}

interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** Every place where two lines meet other than at a common end, or one line meets itself. */
function crossings(): string[] {
  const cell = 12;
  const cells = new Map<string, Segment[]>();
  const found: string[] = [];
  for (const arc of arcs) {
    const points = pointsOf(arc);
    points.slice(1).forEach((b, i) => {
      const segment = { a: points[i]!, b };
      for (const key of cellsOf(segment, cell)) {
        const others = cells.get(key) ?? [];
        if (others.some((other) => cross(segment, other))) found.push(String(segment.a));
        cells.set(key, [...others, segment]);
      }
    });
  }
  return found;
}

function cellsOf({ a, b }: Segment, cell: number): string[] {
  const keys: string[] = [];
  for (let x = Math.floor(Math.min(a[0], b[0]) / cell); x <= Math.max(a[0], b[0]) / cell; x++) {
    for (let y = Math.floor(Math.min(a[1], b[1]) / cell); y <= Math.max(a[1], b[1]) / cell; y++) {
      keys.push(`${x} ${y}`);
    }
  }
  return keys;
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

function cross(one: Segment, other: Segment): boolean {
  const shared = [one.a, one.b].filter((end) => same(end, other.a) || same(end, other.b));
  if (shared.length === 2) return true;
  const onOther = [one.a, one.b].filter((end) => !shared.includes(end) && isOn(end, other));
  const onOne = [other.a, other.b].filter((end) => !shared.some((at) => same(at, end)) && isOn(end, one));
  if (shared.length > 0 || onOther.length + onOne.length > 0) return onOther.length + onOne.length > 0;
  return side(one, other.a) * side(one, other.b) < 0 && side(other, one.a) * side(other, one.b) < 0;
}

/** Which side of a line a point lies on, exactly: coordinates are tenths. */
function side({ a, b }: Segment, point: Point): number {
  const [ax, ay, bx, by, x, y] = [...a, ...b, ...point].map((value) => Math.round(value * 10)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function isOn(point: Point, segment: Segment): boolean {
  const { a, b } = segment;
  return (
    side(segment, point) === 0 &&
    point[0] >= Math.min(a[0], b[0]) &&
    point[0] <= Math.max(a[0], b[0]) &&
    point[1] >= Math.min(a[1], b[1]) &&
    point[1] <= Math.max(a[1], b[1])
  );
}

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
}

/** What the rings enclose; they run against the clock, holes with it. */
function sizeOf(rings: readonly (readonly Point[])[]): number {
  const doubled = rings.flatMap((ring) =>
    ring.map(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]!;
      return nextX * y - x * nextY;
    }),
  );
  return doubled.reduce((sum, part) => sum + part, 0) / 2;
}

function isInside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  const passed = rings.flatMap((ring) =>
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return passed.length % 2 === 1;
}
