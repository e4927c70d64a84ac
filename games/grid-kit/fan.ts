// All straight ways from a square at once: those that begin alike are gone only once.

import { columnOf, directionOf, newGrid, rowOf } from './grid.ts';
import { straightWay } from './lines.ts';

/** A tree of steps, each followed by those that go on from it. It opens to the right and down; `MIRRORS` turn it over. */
export interface Fan {
  /** By mirror, and by step: its `DIRECTION`, `ENDS` where a straight way ends, and above `DEPTH` how many come before it. */
  readonly steps: readonly Uint16Array[];
  /** By step: the next one that does not go on from it. */
  readonly beyond: Int32Array;
}

export const DIRECTION = 7;
export const ENDS = 8;
export const DEPTH = 4;

/** Directions as they are, and with left and right, up and down or both exchanged. */
export const MIRRORS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [0, 7, 6, 5, 4, 3, 2, 1],
  [4, 3, 2, 1, 0, 7, 6, 5],
  [4, 5, 6, 7, 0, 1, 2, 3],
];

const fans = new Map<number, Fan>();
const MOST_ROWS = 1024;

/** For boards of up to so many columns and rows. */
export function fanOf(columns: number, rows: number): Fan {
  const key = columns * MOST_ROWS + rows;
  const fan = fans.get(key) ?? newFan(columns, rows);
  fans.set(key, fan);
  return fan;
}

interface Step {
  readonly next: Map<number, Step>;
  ends: boolean;
}

const newStep = (): Step => ({ next: new Map(), ends: false });

function newFan(columns: number, rows: number): Fan {
  const grid = newGrid(columns, rows);
  const first = newStep();
  for (let goal = 1; goal < grid.size; goal++) {
    let step = first;
    let at = 0;
    for (const square of straightWay(grid, 0, goal)) {
      const direction = directionOf(
        columnOf(grid, square) - columnOf(grid, at),
        rowOf(grid, square) - rowOf(grid, at),
      );
      const next = step.next.get(direction) ?? newStep();
      step.next.set(direction, next);
      [step, at] = [next, square];
    }
    step.ends = true;
  }
  return inRow(first);
}

function inRow(first: Step): Fan {
  const steps: { readonly direction: number; readonly rest: number }[] = [];
  const beyond: number[] = [];
  const add = ({ next }: Step, depth: number): void => {
    for (const [direction, step] of next) {
      const at = steps.push({ direction, rest: (depth << DEPTH) | (step.ends ? ENDS : 0) }) - 1;
      beyond.push(at);
      add(step, depth + 1);
      beyond[at] = steps.length;
    }
  };
  add(first, 0);
  return {
    steps: MIRRORS.map((mirror) =>
      Uint16Array.from(steps, ({ direction, rest }) => rest | mirror[direction]!),
    ),
    beyond: Int32Array.from(beyond),
  };
}
