// A fine raster of the canvas that says for every point whose it is, and whether it is land or water.

import { AREA_INDEX, AREAS } from '../content/areas.ts';
import { coastRings, HEIGHT, onCanvas, WIDTH } from './coasts.ts';
import {
  FILLED,
  LAND_SPINES,
  MIST,
  placesOn,
  SEA_SPINES,
  SHALLOWS,
  type Spine,
  WILD_LAND,
} from './geography.ts';
import { noise } from './noise.ts';
import type { Point } from './types.ts';

/** Raster points to a canvas unit. */
export const FINE = 3;
export const COLUMNS = WIDTH * FINE;
export const ROWS = HEIGHT * FINE;

export const WILD = AREAS.length;
export const MISTS = AREAS.length + 1;

/** The faces of the raster: an owner (an index of AREAS, WILD or MISTS), twice, plus one for land. */
const faceOf = (owner: number, land: boolean): number => owner * 2 + (land ? 1 : 0);
export const ownerOf = (face: number): number => face >> 1;
export const isLandFace = (face: number): boolean => (face & 1) === 1;

/** Islands smaller than this, and ponds, vanish; in square units. */
const SMALLEST_ISLAND = 18;
const LARGEST_POND = 900;

/** Land larger than this is divided; smaller islands belong to one area. */
const LARGEST_ISLAND = 25_000;

/** The weaving of borders: how far and over what distance they stray, in units. */
const WEAVE = {
  land: [
    [14, 60],
    [6, 23],
    [2.5, 9],
  ],
  sea: [
    [11, 95],
    [2, 40],
  ],
} as const;

export function drawRegions(): Uint8Array {
  const land = cleanCoast(landMask());
  const faces = nearestSpines(land);
  uniteIslands(faces, land);
  uniteFragments(faces);
  return faces;
}

function landMask(): Uint8Array {
  const mask = new Uint8Array(COLUMNS * ROWS);
  fill(mask, coastRings());
  for (const patch of FILLED) {
    const patched = new Uint8Array(COLUMNS * ROWS);
    fill(patched, [placesOn(patch).map(onCanvas)]);
    for (let at = 0; at < mask.length; at++) mask[at]! |= patched[at]!;
  }
  return mask;
}

/** Sets what lies inside an odd number of rings. */
function fill(mask: Uint8Array, rings: readonly (readonly Point[])[]): void {
  const crossings: number[][] = Array.from({ length: ROWS }, () => []);
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const [top, bottom] = ay < by ? [ay, by] : [by, ay];
      const first = Math.max(0, Math.ceil(top * FINE - 0.5));
      const last = Math.min(ROWS - 1, Math.ceil(bottom * FINE - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = (row + 0.5) / FINE;
        crossings[row]!.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
    });
  }
  crossings.forEach((row, y) => {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const first = Math.max(0, Math.ceil(row[i]! * FINE - 0.5));
      const last = Math.min(COLUMNS - 1, Math.ceil(row[i + 1]! * FINE - 0.5) - 1);
      if (first <= last) mask.fill(1, y * COLUMNS + first, y * COLUMNS + last + 1);
    }
  });
}

/** Rounds off hairs and drops specks, as a pen would. */
function cleanCoast(mask: Uint8Array): Uint8Array {
  const clean = blurred(mask);
  const { pieces, sizes, atEdge } = piecesOf(clean);
  for (let at = 0; at < clean.length; at++) {
    const piece = pieces[at]!;
    const size = sizes[piece]! / FINE ** 2;
    if (clean[at] === 1 ? size < SMALLEST_ISLAND : size < LARGEST_POND && !atEdge[piece]) clean[at]! ^= 1;
  }
  return clean;
}

function blurred(mask: Uint8Array): Uint8Array {
  const radius = 2;
  let from = Float32Array.from(mask);
  for (let pass = 0; pass < 2; pass++) {
    from = boxBlur(from, 1, COLUMNS, ROWS, COLUMNS, radius);
    from = boxBlur(from, COLUMNS, ROWS, COLUMNS, 1, radius);
  }
  return Uint8Array.from(from, (value) => (value > 0.47 ? 1 : 0));
}

function boxBlur(
  from: Float32Array,
  step: number,
  length: number,
  lines: number,
  stride: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    const at = (i: number): number => from[start + Math.max(0, Math.min(length - 1, i)) * step]!;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum / (2 * radius + 1);
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return to;
}

interface Pieces {
  /** The piece of each point: one piece for each connected patch of one value. */
  readonly pieces: Int32Array;
  readonly sizes: number[];
  readonly atEdge: boolean[];
  /** A point of each piece. */
  readonly first: number[];
}

function piecesOf(values: Uint8Array): Pieces {
  const pieces = new Int32Array(values.length).fill(-1);
  const [sizes, atEdge, first]: [number[], boolean[], number[]] = [[], [], []];
  const stack = new Int32Array(values.length);
  for (let start = 0; start < values.length; start++) {
    if (pieces[start] !== -1) continue;
    const piece = sizes.length;
    let [size, edge, depth] = [0, false, 0];
    pieces[start] = piece;
    stack[depth++] = start;
    while (depth > 0) {
      const at = stack[--depth]!;
      size++;
      const x = at % COLUMNS;
      const visit = (next: number): void => {
        if (pieces[next] !== -1 || values[next] !== values[start]) return;
        pieces[next] = piece;
        stack[depth++] = next;
      };
      if (x > 0) visit(at - 1);
      if (x < COLUMNS - 1) visit(at + 1);
      if (at >= COLUMNS) visit(at - COLUMNS);
      if (at < values.length - COLUMNS) visit(at + COLUMNS);
      edge ||= x === 0 || x === COLUMNS - 1 || at < COLUMNS || at >= values.length - COLUMNS;
    }
    sizes.push(size);
    atEdge.push(edge);
    first.push(start);
  }
  return { pieces, sizes, atEdge, first };
}

interface Claim {
  readonly owner: number;
  readonly a: Point;
  readonly b: Point;
}

function claims(spines: Readonly<Record<string, readonly Spine[]>>): Claim[] {
  return Object.entries(spines).flatMap(([id, lines]) => {
    const owner = id === 'wild' ? WILD : id === 'mist' ? MISTS : AREA_INDEX[id as (typeof AREAS)[number]];
    return lines.flatMap((line) => {
      const points = placesOn(line).map(onCanvas);
      const ends = points.length > 1 ? points.slice(1) : points;
      return ends.map((b, i) => ({ owner, a: points[i]!, b }));
    });
  });
}

function distance({ a, b }: Claim, x: number, y: number): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  const offX = x - a[0] - along * dx;
  const offY = y - a[1] - along * dy;
  return Math.sqrt(offX * offX + offY * offY);
}

const BLOCK = 12;

function nearestSpines(land: Uint8Array): Uint8Array {
  const faces = new Uint8Array(land.length);
  const onLand = claims({ ...LAND_SPINES, wild: WILD_LAND });
  const atSea = claims({ ...SEA_SPINES, ...SHALLOWS, mist: MIST });
  const slack = 2 * (BLOCK / FINE + 2 * 23);
  for (let top = 0; top < ROWS; top += BLOCK) {
    for (let left = 0; left < COLUMNS; left += BLOCK) {
      const [x, y] = [(left + BLOCK / 2) / FINE, (top + BLOCK / 2) / FINE];
      const near = (all: readonly Claim[]): Claim[] => {
        const distances = all.map((claim) => distance(claim, x, y));
        const limit = Math.min(...distances) + slack;
        return all.filter((_, i) => distances[i]! < limit);
      };
      const [nearLand, nearSea] = [near(onLand), near(atSea)];
      for (let row = top; row < Math.min(ROWS, top + BLOCK); row++) {
        for (let column = left; column < Math.min(COLUMNS, left + BLOCK); column++) {
          const at = row * COLUMNS + column;
          const isLand = land[at] === 1;
          const owner = nearest(
            isLand ? nearLand : nearSea,
            isLand,
            (column + 0.5) / FINE,
            (row + 0.5) / FINE,
          );
          faces[at] = faceOf(owner, isLand);
        }
      }
    }
  }
  return faces;
}

function nearest(near: readonly Claim[], isLand: boolean, x: number, y: number): number {
  let wovenX = x;
  let wovenY = y;
  let seed = 0;
  for (const [far, over] of WEAVE[isLand ? 'land' : 'sea']) {
    wovenX += far * noise(x / over, y / over, ++seed);
    wovenY += far * noise(x / over, y / over, ++seed);
  }
  let owner: number = WILD;
  let least = Number.POSITIVE_INFINITY;
  for (const claim of near) {
    const far = distance(claim, wovenX, wovenY);
    if (far < least) {
      owner = claim.owner;
      least = far;
    }
  }
  return owner;
}

/** An island belongs to whoever has most of it. */
function uniteIslands(faces: Uint8Array, land: Uint8Array): void {
  const { pieces, sizes } = piecesOf(land);
  const shares = new Map<number, Map<number, number>>();
  const isIsland = (at: number): boolean =>
    land[at] === 1 && sizes[pieces[at]!]! < LARGEST_ISLAND * FINE ** 2;
  for (let at = 0; at < faces.length; at++) {
    if (!isIsland(at)) continue;
    const share = shares.get(pieces[at]!) ?? new Map<number, number>();
    shares.set(pieces[at]!, share.set(faces[at]!, (share.get(faces[at]!) ?? 0) + 1));
  }
  const owners = new Map([...shares].map(([piece, share]) => [piece, most(share)]));
  for (let at = 0; at < faces.length; at++) if (isIsland(at)) faces[at] = owners.get(pieces[at]!)!;
}

/** What is cut off from the main part of its area joins the neighbour it leans on most. */
function uniteFragments(faces: Uint8Array): void {
  for (;;) {
    const { pieces, sizes, first } = piecesOf(faces);
    const largest = new Map<number, number>();
    sizes.forEach((size, piece) => {
      const face = faces[first[piece]!]!;
      const rival = largest.get(face);
      if (rival === undefined || size > sizes[rival]!) largest.set(face, piece);
    });
    const kept = new Set(largest.values());
    const leans = new Map<number, Map<number, number>>();
    const lean = (at: number, next: number): void => {
      const piece = pieces[at]!;
      if (kept.has(piece) || pieces[next] === piece || isLandFace(faces[at]!) !== isLandFace(faces[next]!))
        return;
      const counts = leans.get(piece) ?? new Map<number, number>();
      leans.set(piece, counts.set(faces[next]!, (counts.get(faces[next]!) ?? 0) + 1));
    };
    for (let at = 0; at < faces.length; at++) {
      if (at % COLUMNS > 0) {
        lean(at, at - 1);
        lean(at - 1, at);
      }
      if (at >= COLUMNS) {
        lean(at, at - COLUMNS);
        lean(at - COLUMNS, at);
      }
    }
    const moves = new Map(
      [...leans]
        .filter(([piece]) => ownerOf(faces[first[piece]!]!) < WILD || sizes[piece]! < 400 * FINE ** 2)
        .map(([piece, counts]) => [piece, most(counts)]),
    );
    if (moves.size === 0) return;
    for (let at = 0; at < faces.length; at++) faces[at] = moves.get(pieces[at]!) ?? faces[at]!;
  }
}

function most(counts: ReadonlyMap<number, number>): number {
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
