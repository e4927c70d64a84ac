// Where something is put beside a place of the map, so that it never leaves the board.

import type { Point, Size } from './camera.ts';

export interface Placed {
  /** It hangs below its place instead of standing above it. */
  readonly below: boolean;
  readonly style: { readonly left: number; readonly top: number };
}

const EDGE = 8;

const between = (least: number, wanted: number, most: number): number =>
  Math.min(Math.max(wanted, least), most);

/** A menu stands above its place, `away` pixels from the middle of it; below where there is no room above. */
export function menuPlace([x, y]: Point, board: Size, menu: Size, away: number): Placed {
  const half = Math.min(menu.width, board.width - 2 * EDGE) / 2 + EDGE;
  const below = y < menu.height && y < board.height / 2;
  return {
    below,
    style: {
      left: between(half, x, board.width - half),
      top: between(EDGE, y + (below ? away : -away), board.height - EDGE),
    },
  };
}

/** A card stands above its place, or below in the upper third of the board. */
export function cardPlace([x, y]: Point, board: Size, width: number): Placed {
  const half = Math.min(width / 2, board.width / 2);
  return { below: y < board.height / 3, style: { left: between(half, x, board.width - half), top: y } };
}

/** How far something must move down to lie between two heights; what is too high for them keeps its upper edge. */
export const shiftInto = (top: number, bottom: number, room: { top: number; bottom: number }): number =>
  Math.max(room.top + EDGE - top, Math.min(0, room.bottom - EDGE - bottom));
