// Where the names of columns and rows stand: beside the map, or at the edge of what is seen of it.

import type { Camera, Size } from './camera.ts';

/** A column or row of the map: the middle of it, in the map's units, and what it is called. */
export interface Line {
  readonly at: number;
  readonly name: string;
}

export interface Label {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Pixels between a label's middle and the edge. */
const AWAY = 9;
/** Pixels that a label needs before its neighbour crowds it. */
const ROOM = 20;

export function labelsOf(
  { columns, rows, spacing }: { columns: readonly Line[]; rows: readonly Line[]; spacing: number },
  { scale, left, top }: Camera,
  { width, height }: Size,
): Label[] {
  const every = Math.max(1, Math.ceil(ROOM / (spacing * scale)));
  const before = ([first]: readonly Line[]): number => ((first?.at ?? 0) - spacing) * scale;
  const [x, y] = [Math.max(AWAY, before(columns) + left), Math.max(AWAY, before(rows) + top)];
  const shown = (lines: readonly Line[]): readonly Line[] => lines.filter((_, i) => i % every === 0);
  return [
    ...shown(columns).map(({ at, name }) => ({ name, x: at * scale + left, y })),
    ...shown(rows).map(({ at, name }) => ({ name, x, y: at * scale + top })),
  ].filter((label) => isClear(label.x, width) && isClear(label.y, height));
}

const isClear = (at: number, room: number): boolean => at > AWAY / 2 && at < room - AWAY / 2;
