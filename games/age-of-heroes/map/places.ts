// Finds in every area the room for its name, its badge and its counters.

import { recordOf } from '@skald/kernel';
import { AREA, AREAS, type Area } from '../content/areas.ts';
import { areaName } from '../text/names.ts';
import {
  around,
  BADGE,
  boxesOf,
  common,
  grown,
  labelSize,
  type Name,
  overlap,
  SPARE,
  STACK,
} from './boxes.ts';
import { COLUMNS, FINE, isLandFace, ownerOf, ROWS } from './regions.ts';
import type { Arrangement, Box, Point } from './types.ts';

/** Room to leave around names, in units. */
const MARGIN = 3;
const APART = 5;
const STEP = 3;

const LAND_SIZES = [19, 18, 17, 16];
const SEA_SIZES = [17, 16, 15];

/** Names reach this far towards the edge of the canvas. */
const FRAME = 16;

export function placeAll(faces: Uint8Array): Record<Area, Arrangement> {
  const land = sums(faces, 0, 0, COLUMNS, ROWS, isLandFace);
  const rooms = AREAS.map((area, index) => roomOf(faces, area, index)).sort((a, b) => a.size - b.size);
  const names = new Map<Area, Name>();
  const written: Box[] = [];
  for (const room of rooms) {
    const name = bestName(room, land, written);
    names.set(room.area, name);
    written.push(...boxesOf(room.area, name));
  }
  const taken: Box[] = [];
  const stacks = new Map<Area, Point>();
  for (const room of rooms) {
    const stack = bestSpot(room, STACK, names.get(room.area)!, written, taken);
    stacks.set(room.area, stack);
    taken.push(around(stack, STACK));
  }
  const spares = new Map<Area, Point>();
  for (const room of rooms) {
    const spare = bestSpot(room, SPARE, names.get(room.area)!, written, taken);
    spares.set(room.area, spare);
    taken.push(around(spare, SPARE));
  }
  const boxes = new Map(rooms.map(({ area, box }) => [area, box]));
  return recordOf(AREAS, (area) => ({
    ...names.get(area)!,
    stack: stacks.get(area)!,
    spare: spares.get(area)!,
    box: boxes.get(area)!,
  }));
}

/** How many points of the raster are chosen above and to the left of each. */
interface Sums {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly counts: Int32Array;
}

interface Room {
  readonly area: Area;
  readonly size: number;
  readonly box: Box;
  readonly inside: Sums;
}

function roomOf(faces: Uint8Array, area: Area, index: number): Room {
  let [left, top, right, bottom, size] = [COLUMNS, ROWS, 0, 0, 0];
  for (let at = 0; at < faces.length; at++) {
    if (ownerOf(faces[at]!) !== index) continue;
    const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    size++;
  }
  const box: Box = [left, top, right - left, bottom - top].map((n) => Math.round(n / FINE)) as unknown as Box;
  const inside = sums(faces, left, top, right - left, bottom - top, (face) => ownerOf(face) === index);
  return { area, size, box, inside };
}

function sums(
  faces: Uint8Array,
  left: number,
  top: number,
  columns: number,
  rows: number,
  isChosen: (face: number) => boolean,
): Sums {
  const wide = columns + 1;
  const counts = new Int32Array(wide * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      if (isChosen(faces[(top + y) * COLUMNS + left + x]!)) row++;
      counts[(y + 1) * wide + x + 1] = counts[y * wide + x + 1]! + row;
    }
  }
  return { left, top, columns, rows, counts };
}

/** The share of a box that is chosen. */
function share({ left, top, columns, rows, counts }: Sums, [x, y, width, height]: Box): number {
  const clampX = (value: number): number => Math.max(0, Math.min(columns, Math.round(value * FINE) - left));
  const clampY = (value: number): number => Math.max(0, Math.min(rows, Math.round(value * FINE) - top));
  const [x0, x1, y0, y1] = [clampX(x), clampX(x + width), clampY(y), clampY(y + height)];
  const at = (column: number, row: number): number => counts[row * (columns + 1) + column]!;
  return (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / (width * height * FINE ** 2);
}

/** The name and badge that lie well within the area and leave room for a stack. */
function bestName(room: Room, land: Sums, taken: readonly Box[]): Name {
  const { area, box, inside } = room;
  const { sea } = AREA[area];
  const stacks = spotsIn(room, STACK);
  let best: { name: Name; worth: number } | undefined;
  for (const size of sea ? SEA_SIZES : LAND_SIZES) {
    for (const rows of areaName(area, 'en').includes(' ') ? ([1, 2] as const) : ([1] as const)) {
      const [width, height] = labelSize(area, size, rows);
      for (const [badgeX, badgeY] of sea ? [[0, 0] as const] : badgeSteps(width, height)) {
        const candidates = grid(box).flatMap((at) => {
          const badge: Point | null = sea ? null : tidy([at[0] + badgeX, at[1] + badgeY]);
          const boxes = boxesOf(area, { label: { at, size, rows, on: 'land' }, badge });
          if (boxes.some((one) => !onCanvas(one) || taken.some((other) => overlap(one, other, APART))))
            return [];
          const fit = Math.min(...boxes.map((one) => share(inside, grown(one, MARGIN))));
          return fit < 0.6 ? [] : [{ at, badge, boxes, fit }];
        });
        candidates.sort((a, b) => b.fit - a.fit);
        for (const { at, badge, boxes, fit } of thin(
          candidates.filter((one, i) => i < 12 || one.fit > 0.995),
          60,
        )) {
          const stack = stacks.find((spot) => boxes.every((one) => !overlap(one, around(spot.at, STACK))));
          const offMiddle = Math.hypot(at[0] - middle(box)[0], at[1] - middle(box)[1]);
          const worth = 14 * fit + 6 * (stack?.worth ?? 0) + size * 0.35 - rows * 0.1 - offMiddle / 150;
          if (best && worth <= best.worth) continue;
          const on = share(land, boxes[0]!) > 0.5 ? 'land' : 'water';
          best = { worth, name: { label: { at, size, rows, on }, badge } };
        }
      }
    }
  }
  if (!best) throw new Error(`no room for the name of ${area}`);
  return best.name;
}

const tidy = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** From the middle of the name to the middle of the badge: below, above, before, behind. */
function badgeSteps(width: number, height: number): Point[] {
  const [across, down] = [width / 2 + BADGE / 2 + 3, height / 2 + BADGE / 2];
  return [
    [0, down],
    [0, -down],
    [-across, 0],
    [across, 0],
  ];
}

function grid([left, top, width, height]: Box): Point[] {
  const points: Point[] = [];
  for (let y = top; y < top + height; y += STEP) {
    for (let x = left; x < left + width; x += STEP) points.push([x, y]);
  }
  return points;
}

const middle = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2];

function onCanvas([x, y, width, height]: Box): boolean {
  return x > FRAME && y > FRAME && x + width < COLUMNS / FINE - FRAME && y + height < ROWS / FINE - FRAME;
}

function thin<T>(items: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

interface Spot {
  readonly at: Point;
  /** How much of the spot, and of a seam around it, lies within the area. */
  readonly worth: number;
}

/** Where a box of this size lies within the area, the best first. */
function spotsIn({ box, inside }: Room, size: Point): Spot[] {
  return grid(box)
    .filter((at) => share(inside, around(at, [4, 4])) === 1 && onCanvas(around(at, size)))
    .map((at) => {
      const spot = around(at, size);
      return { at, worth: 0.75 * share(inside, spot) + 0.25 * share(inside, grown(spot, 12)) };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** A spot near the name that covers as little as may be of what is there already. */
function bestSpot(
  room: Room,
  size: Point,
  { label }: Name,
  written: readonly Box[],
  taken: readonly Box[],
): Point {
  let best: Spot | undefined;
  for (const { at, worth } of spotsIn(room, size)) {
    const spot = around(at, size);
    const cover = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, other) => sum + common(spot, other), 0) / (size[0] * size[1]);
    const far = Math.hypot(at[0] - label.at[0], at[1] - label.at[1]);
    const value = worth - 40 * cover(written) - 3 * cover(taken) - far / 900;
    if (!best || value > best.worth) best = { at, worth: value };
  }
  return best!.at;
}
