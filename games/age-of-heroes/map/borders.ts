// Traces the raster into lines that neighbours share, so that nothing gapes or overlaps.

import { COLUMNS, FINE, isLandFace, ROWS } from './regions.ts';
import type { Point } from './types.ts';

export const BEYOND = 255;

export interface Line {
  readonly left: number;
  readonly right: number;
  readonly points: readonly Point[];
}

/** How often a line is smoothed, and how far a simpler one may stray from it, in units. */
const COAST = { rounds: 5, stray: 0.2 };
const BORDER = { rounds: 40, stray: 0.25 };

/** East, south, west, north. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export function traceBorders(faces: Uint8Array): Line[] {
  separateCorners(faces);
  return chains(faces).map(({ left, right, points }) => ({ left, right, points: draw(left, right, points) }));
}

/** Where four patches meet in a point, one gives way: a corner is a border or none. */
function separateCorners(faces: Uint8Array): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let y = 1; y < ROWS; y++) {
      for (let x = 1; x < COLUMNS; x++) {
        const at = y * COLUMNS + x;
        const [a, b, c, d] = [faces[at - COLUMNS - 1]!, faces[at - COLUMNS]!, faces[at - 1]!, faces[at]!];
        if (a === b || a === c || b === d || c === d) continue;
        faces[at] = c;
        changed = true;
      }
    }
  }
}

const faceAt = (faces: Uint8Array, x: number, y: number): number =>
  x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? BEYOND : faces[y * COLUMNS + x]!;

/** The faces on either hand of the step from a corner of the raster in a direction. */
function hands(faces: Uint8Array, x: number, y: number, direction: number): [left: number, right: number] {
  switch (direction) {
    case 0:
      return [faceAt(faces, x, y - 1), faceAt(faces, x, y)];
    case 1:
      return [faceAt(faces, x, y), faceAt(faces, x - 1, y)];
    case 2:
      return [faceAt(faces, x - 1, y), faceAt(faces, x - 1, y - 1)];
    default:
      return [faceAt(faces, x - 1, y - 1), faceAt(faces, x, y - 1)];
  }
}

function chains(faces: Uint8Array): Line[] {
  const wide = COLUMNS + 1;
  const seen = new Uint8Array(wide * (ROWS + 1));
  const exits = (x: number, y: number): number[] =>
    [0, 1, 2, 3].filter((direction) => {
      const [dx, dy] = STEPS[direction]!;
      if (x + dx < 0 || y + dy < 0 || x + dx > COLUMNS || y + dy > ROWS) return false;
      const [left, right] = hands(faces, x, y, direction);
      return left !== right;
    });
  const found: Line[] = [];
  const follow = (startX: number, startY: number, start: number): void => {
    if (seen[startY * wide + startX]! & (1 << start)) return;
    const [left, right] = hands(faces, startX, startY, start);
    const points: Point[] = [[startX, startY]];
    let [x, y, direction] = [startX, startY, start];
    for (;;) {
      seen[y * wide + x]! |= 1 << direction;
      x += STEPS[direction]![0];
      y += STEPS[direction]![1];
      const back = (direction + 2) % 4;
      seen[y * wide + x]! |= 1 << back;
      points.push([x, y]);
      const onward = exits(x, y).filter((exit) => exit !== back);
      if (onward.length !== 1 || (x === startX && y === startY)) break;
      direction = onward[0]!;
    }
    found.push({ left, right, points });
  };
  const corners: [x: number, y: number, exits: number[]][] = [];
  for (let y = 0; y <= ROWS; y++) {
    for (let x = 0; x <= COLUMNS; x++) {
      const leaving = exits(x, y);
      if (leaving.length > 0) corners.push([x, y, leaving]);
    }
  }
  for (const [x, y, leaving] of corners)
    if (leaving.length > 2) for (const exit of leaving) follow(x, y, exit);
  for (const [x, y, leaving] of corners) follow(x, y, leaving[0]!);
  return found;
}

function draw(left: number, right: number, traced: readonly Point[]): Point[] {
  const points = traced.map(([x, y]): Point => [x / FINE, y / FINE]);
  const isCoast = isLandFace(left) !== isLandFace(right);
  if (left === BEYOND || right === BEYOND) return simplify(points, 0.01);
  const { rounds, stray } = isCoast ? COAST : BORDER;
  return simplify(smooth(points, rounds), stray);
}

const isClosed = (points: readonly Point[]): boolean =>
  points[0]![0] === points.at(-1)![0] && points[0]![1] === points.at(-1)![1];

function smooth(points: readonly Point[], rounds: number): Point[] {
  const closed = isClosed(points);
  let line = [...points];
  for (let round = 0; round < rounds; round++) {
    line = line.map((point, i): Point => {
      const atEnd = i === 0 || i === line.length - 1;
      if (atEnd && !closed) return point;
      const before = line[i === 0 ? line.length - 2 : i - 1]!;
      const after = line[i === line.length - 1 ? 1 : i + 1]!;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  return line;
}

/** Drops the points that a line can do without. Ramer, Douglas and Peucker. */
function simplify(points: readonly Point[], stray: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const split = (from: number, to: number): void => {
    let [farthest, most] = [-1, stray];
    for (let i = from + 1; i < to; i++) {
      const far = offLine(points[i]!, points[from]!, points[to]!);
      if (far > most) [farthest, most] = [i, far];
    }
    if (farthest < 0) return;
    kept.add(farthest);
    split(from, farthest);
    split(farthest, to);
  };
  if (isClosed(points)) {
    // A ring needs three corners to be one.
    const thirds = [1, 2].map((third) => Math.floor((points.length * third) / 3));
    for (const third of thirds) kept.add(third);
    split(0, thirds[0]!);
    split(thirds[0]!, thirds[1]!);
    split(thirds[1]!, points.length - 1);
  } else {
    split(0, points.length - 1);
  }
  return [...kept].sort((a, b) => a - b).map((i) => points[i]!);
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
