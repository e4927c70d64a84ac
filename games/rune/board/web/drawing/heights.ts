// Levels as lines: ledges that nobody walks up, steps that one does, hachures down every slope, and how high it is.

import { cornerOf, grain, type Point, UNIT } from '@skald/games/board-kit';
import { DIRECTIONS, type Square } from '@skald/games/grid-kit';
import { VERTICAL_PACE } from '../../../content/terrain.ts';
import type { Ground } from '../../../rules/space/index.ts';
import { apart, middleMost } from './outlines.ts';

export interface Level {
  readonly feet: number;
  readonly squares: readonly Square[];
}

/** All heights but 0, the lowest first. */
export function levelsOf({ grid, feet, ground }: Ground): Level[] {
  const levels = new Map<number, Square[]>();
  for (let square = 0; square < grid.size; square++) {
    const height = feet[square]!;
    if (height === 0 || ground[square] !== 0) continue;
    levels.set(height, [...(levels.get(height) ?? []), square]);
  }
  return [...levels].map(([each, squares]) => ({ feet: each, squares })).sort((a, b) => a.feet - b.feet);
}

interface Edge {
  /** From left to right as one looks down from above. */
  readonly from: Point;
  readonly to: Point;
  /** The way down, as a unit. */
  readonly down: Point;
  readonly drop: number;
  readonly square: Square;
}

/** Where one level meets another, once for each side of a square. */
function edgesOf({ grid, feet, ground, up }: Ground): Edge[] {
  const edges: Edge[] = [];
  for (let square = 0; square < grid.size; square++) {
    const [x, y] = cornerOf(grid, square);
    for (const [direction, [dx, dy]] of DIRECTIONS.entries()) {
      if (direction % 2 === 1) continue;
      const next = grid.neighbours[square * 8 + direction]!;
      if (next < 0 || ground[square] !== 0 || ground[next] !== 0) continue;
      const drop = feet[square]! - feet[next]!;
      const sloping = up[square]! >= 0 || up[next]! >= 0;
      if (drop <= 0 || (sloping && drop <= VERTICAL_PACE)) continue;
      const [cx, cy] = [x + (UNIT / 2) * (1 + dx), y + (UNIT / 2) * (1 + dy)];
      const along: Point = [-dy * (UNIT / 2), dx * (UNIT / 2)];
      edges.push({
        from: [cx - along[0], cy - along[1]],
        to: [cx + along[0], cy + along[1]],
        down: [dx, dy],
        drop,
        square,
      });
    }
  }
  return edges;
}

export interface Relief {
  /** Nobody walks over it: climbed, jumped, fallen. */
  readonly ledges: string;
  readonly hachures: string;
  readonly steps: string;
  readonly ticks: string;
}

export function reliefOf(ground: Ground): Relief {
  const edges = edgesOf(ground);
  const [ledges, steps] = [
    edges.filter(({ drop }) => drop > VERTICAL_PACE),
    edges.filter(({ drop }) => drop <= VERTICAL_PACE),
  ];
  const line = ({ from, to }: Edge): string => `M${from.join(' ')}L${to.join(' ')}`;
  return {
    ledges: ledges.map(line).join(''),
    hachures: ledges.map((edge) => strokes(edge, 7, Math.min(26, 8 + 2.4 * edge.drop))).join(''),
    steps: steps.map(line).join(''),
    ticks: steps.map((edge) => strokes(edge, 4, 7)).join(''),
  };
}

/** Strokes from an edge to what lies below it. */
function strokes({ from, to, down, square }: Edge, count: number, length: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = (i + 0.5) / count;
    const x = Math.round(from[0] + (to[0] - from[0]) * at);
    const y = Math.round(from[1] + (to[1] - from[1]) * at);
    const long = Math.round(length * (0.7 + 0.5 * grain(square, 40 + i)));
    return `M${x} ${y}l${down[0] * long} ${down[1] * long}`;
  }).join('');
}

/** Wedges that are broad above and end below, as on old maps; now and then an arrow that points up. */
export function slopesOf({ grid, up }: Ground): { readonly wedges: string; readonly arrows: string } {
  let [wedges, arrows] = ['', ''];
  for (let square = 0; square < grid.size; square++) {
    const direction = up[square]!;
    if (direction < 0) continue;
    const [dx, dy] = DIRECTIONS[direction]!;
    const size = Math.hypot(dx, dy);
    const [ux, uy] = [dx / size, dy / size];
    const [left, top] = cornerOf(grid, square);
    for (const [i, aside] of [-15, 4, 20].entries()) {
      const jitter = grain(square, 50 + i) * 10 - 5;
      const x = left + UNIT / 2 - uy * (aside + jitter) + ux * 18;
      const y = top + UNIT / 2 + ux * (aside + jitter) + uy * 18;
      const long = 22 + grain(square, 54 + i) * 12;
      wedges += `M${r(x - uy * 2)} ${r(y + ux * 2)}L${r(x + uy * 2)} ${r(y - ux * 2)}L${r(x - ux * long)} ${r(y - uy * long)}Z`;
    }
    if ((square % grid.width) % 3 === 1 && Math.floor(square / grid.width) % 3 === 1)
      arrows += arrow(left + UNIT / 2, top + UNIT / 2, ux, uy);
  }
  return { wedges, arrows };
}

function arrow(x: number, y: number, ux: number, uy: number): string {
  const [tipX, tipY] = [x + ux * 13, y + uy * 13];
  const barb = (side: number): string =>
    `L${r(tipX - ux * 8 - uy * 7 * side)} ${r(tipY - uy * 8 + ux * 7 * side)}`;
  const tip = `${r(tipX)} ${r(tipY)}`;
  return `M${r(x - ux * 13)} ${r(y - uy * 13)}L${tip}${barb(1)}M${tip}${barb(-1)}`;
}

const r = (n: number): number => Math.round(n * 10) / 10;

export interface HeightLabel {
  readonly square: Square;
  readonly text: string;
}

/** So many squares of one level that it is worth saying how high they are. */
const WORTH_SAYING = 4;

/** One in the middle of each place that lies higher or lower than the field. */
export function labelsOf(ground: Ground): HeightLabel[] {
  const { grid } = ground;
  return levelsOf(ground).flatMap(({ feet, squares }) => {
    return apart(ground, squares)
      .filter((region) => region.length >= WORTH_SAYING)
      .map((region) => region.filter((square) => ground.closed[square] === 0))
      .filter((region) => region.length > 0)
      .map((region) => ({ square: middleMost(grid, region), text: inFeet(feet) }));
  });
}

const inFeet = (feet: number): string => `${feet < 0 ? '−' : '+'}${Math.abs(feet)}′`;
