// All straight ways from a square at once: those that begin alike are gone only once.

import { columnOf, DIRECTIONS, directionOf, newGrid, rowOf } from './grid.ts';
import { straightWay } from './lines.ts';

/** A tree of steps, each followed by those that go on from it. It opens to the right and down; `MIRRORS` turn it over. */
export interface Fan {
  /** By mirror, and by step: its `DIRECTION`, `ENDS` where a straight way ends, and above `DEPTH` how many come before it. */
  readonly steps: readonly Uint16Array[];
  /** By step: the next one that does not go on from it. */
  readonly beyond: Int32Array;
  /** How many columns and rows off each straight way ends, in the order of the steps: rows above `ROWS`. */
  readonly ends: Uint16Array;
  /** By step, and after the last: how many ways end before it. Those that go on from it end before the one `beyond`. */
  readonly endsBefore: Int32Array;
  /** Steps ordered by where they are taken and in which direction, and by `placeOfStep` where those begin. */
  readonly taken: Int32Array;
  readonly takenFrom: Int32Array;
  readonly columns: number;
}

export const ROWS = 8;
export const COLUMNS = (1 << ROWS) - 1;

/** Where the steps begin in `takenFrom` that are taken so many columns and rows off, to the right, down or both. */
export const placeOfStep = (
  { columns }: Pick<Fan, 'columns'>,
  dx: number,
  dy: number,
  direction: number,
): number => (dy * columns + dx) * TURNS + direction - RIGHT;

const RIGHT = 2;
const TURNS = 3;

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
  return inRow(first, columns, rows);
}

function inRow(first: Step, columns: number, rows: number): Fan {
  const steps: { readonly direction: number; readonly rest: number; readonly from: number }[] = [];
  const beyond: number[] = [];
  const ends: number[] = [];
  const endsBefore: number[] = [];
  const add = ({ next }: Step, depth: number, x: number, y: number): void => {
    for (const [direction, step] of next) {
      const rest = (depth << DEPTH) | (step.ends ? ENDS : 0);
      const at = steps.push({ direction, rest, from: placeOfStep({ columns }, x, y, direction) }) - 1;
      beyond.push(at);
      endsBefore.push(ends.length);
      const [dx, dy] = DIRECTIONS[direction]!;
      if (step.ends) ends.push(((y + dy) << ROWS) | (x + dx));
      add(step, depth + 1, x + dx, y + dy);
      beyond[at] = steps.length;
    }
  };
  add(first, 0, 0, 0);
  endsBefore.push(ends.length);
  const taken = Int32Array.from(steps.keys()).sort((a, b) => steps[a]!.from - steps[b]!.from || a - b);
  const takenFrom = new Int32Array(columns * rows * TURNS + 1);
  for (const { from } of steps) takenFrom[from + 1]! += 1;
  for (let place = 1; place < takenFrom.length; place++) takenFrom[place]! += takenFrom[place - 1]!;
  return {
    steps: MIRRORS.map((mirror) =>
      Uint16Array.from(steps, ({ direction, rest }) => rest | mirror[direction]!),
    ),
    beyond: Int32Array.from(beyond),
    ends: Uint16Array.from(ends),
    endsBefore: Int32Array.from(endsBefore),
    taken,
    takenFrom,
    columns,
  };
}
