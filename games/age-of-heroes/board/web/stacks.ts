// How counters lie in an area: fanned, or spread out so that every one can be reached.

import type { Seat } from '@skald/kernel';
import type { Area } from '../../content/index.ts';
import { isHero, isMonster, publicName } from '../../rules/pieces.ts';
import type { Piece, State } from '../../rules/state.ts';
import { HEIGHT, spotOf, WIDTH } from './geometry.ts';

/** A counter's own measures; a scale makes units of them. */
export const COUNTER_WIDTH = 34;
export const COUNTER_HEIGHT = 40;

const FANNED = 3;
const FAN_STEP = [8.5, 2.5] as const;
const GAP = 7;
const MOST_COLUMNS = 4;

export interface Laid {
  readonly piece: Piece;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Stack {
  readonly area: Area;
  /** From the lowest to the topmost. */
  readonly laid: readonly Laid[];
  /** How many lie below those that are shown. */
  readonly more: number;
  readonly spread: boolean;
  /** The ground under a spread stack. */
  readonly plate: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** Those one looks for first lie on top: one's own, heroes, monsters, then jarls. */
function rank(view: State, seat: Seat | null, one: Piece): number {
  const kind = isHero(view, one) ? 0 : isMonster(one) ? 2 : one.faceUp ? 3 : 4;
  return kind - (seat !== null && one.owner === seat ? 10 : 0);
}

export function stacksOf(
  view: State,
  seat: Seat | null,
  /** Counters that are shown elsewhere than the view has them, or (null) nowhere. */
  elsewhere: ReadonlyMap<string, Area | null>,
): Map<Area, Piece[]> {
  const stacks = new Map<Area, Piece[]>();
  for (const one of view.pieces) {
    const shown = elsewhere.get(publicName(one));
    const area = shown === undefined ? one.area : shown;
    if (area === null) continue;
    const stack = stacks.get(area);
    if (stack === undefined) stacks.set(area, [one]);
    else stack.push(one);
  }
  for (const stack of stacks.values()) stack.sort((a, b) => rank(view, seat, a) - rank(view, seat, b));
  return stacks;
}

export function layOut(area: Area, pieces: readonly Piece[], spread: boolean, scale: number): Stack {
  return spread && pieces.length > 1 ? spreadOut(area, pieces, scale) : fanOut(area, pieces, scale);
}

function fanOut(area: Area, pieces: readonly Piece[], scale: number): Stack {
  const shown = pieces.slice(0, FANNED);
  const laid = shown.map((piece, i) => ({
    piece,
    name: publicName(piece),
    ...fanSpot(area, shown.length, i, scale),
  }));
  return { area, laid: laid.reverse(), more: pieces.length - shown.length, spread: false, plate: null };
}

function fanSpot(area: Area, count: number, i: number, scale: number): { x: number; y: number } {
  const [x, y] = spotOf(area);
  const half = (count - 1) / 2;
  return { x: x + (i - half) * FAN_STEP[0] * scale, y: y + (half - i) * FAN_STEP[1] * scale };
}

/** The topmost stays where it was, so that a stack does not jump away from under the pointer. */
function spreadOut(area: Area, pieces: readonly Piece[], scale: number): Stack {
  const columns = Math.min(pieces.length, MOST_COLUMNS);
  const rows = Math.ceil(pieces.length / columns);
  const [stepX, stepY] = [(COUNTER_WIDTH + GAP) * scale, (COUNTER_HEIGHT + GAP) * scale];
  const [width, height] = [columns * stepX + GAP * scale, rows * stepY + GAP * scale];
  const top = fanSpot(area, Math.min(pieces.length, FANNED), 0, scale);
  const [insetX, insetY] = [(GAP / 2) * scale + stepX / 2, (GAP / 2) * scale + stepY / 2];
  const x = clamp(top.x - insetX, 4, WIDTH - width - 4);
  const y = clamp(top.y - insetY, 4, HEIGHT - height - 4);
  const laid = pieces.map((piece, i) => ({
    piece,
    name: publicName(piece),
    x: x + insetX + (i % columns) * stepX,
    y: y + insetY + Math.floor(i / columns) * stepY,
  }));
  return { area, laid, more: 0, spread: true, plate: { x, y, width, height } };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
