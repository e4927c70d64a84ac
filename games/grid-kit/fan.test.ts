import { describe, expect, it } from 'vitest';
import { COLUMNS, DEPTH, DIRECTION, ENDS, fanOf, placeOfStep, ROWS } from './fan.ts';
import { neighbour, newGrid, type Square } from './grid.ts';
import { straightWay } from './lines.ts';

const grid = newGrid(9, 7);

/** The ways that a fan leads from a square, by where they end. */
function waysFrom(from: Square): Map<Square, Square[]> {
  const { steps, beyond } = fanOf(grid.width, grid.height);
  const ways = new Map<Square, Square[]>();
  for (const turned of steps) {
    const way = [from];
    for (let step = 0; step < turned.length; ) {
      const code = turned[step]!;
      way.length = (code >> DEPTH) + 1;
      const to = neighbour(grid, way.at(-1)!, code & DIRECTION);
      if (to < 0) {
        step = beyond[step]!;
        continue;
      }
      way.push(to);
      if ((code & ENDS) !== 0) ways.set(to, way.slice(1));
      step++;
    }
  }
  return ways;
}

describe('a fan of straight ways', () => {
  it.each([0, 8, 31, 40, 62])('from square %i leads to every other by its straight way', (from) => {
    const ways = waysFrom(from);
    expect(ways.size).toBe(grid.size - 1);
    for (const [to, way] of ways) expect(way).toEqual(straightWay(grid, from, to));
  });

  it('says of every step where the ways end that it is part of', () => {
    const fan = fanOf(grid.width, grid.height);
    const { taken, takenFrom, beyond, ends, endsBefore } = fan;
    for (let from = 0; from < grid.size; from++)
      for (const direction of [2, 3, 4]) {
        const place = placeOfStep(fan, from % grid.width, Math.floor(from / grid.width), direction);
        const goals = [...taken.subarray(takenFrom[place], takenFrom[place + 1])].flatMap((step) =>
          [...ends.subarray(endsBefore[step], endsBefore[beyond[step]!])].map(
            (end) => (end >> ROWS) * grid.width + (end & COLUMNS),
          ),
        );
        const through = [...grid.neighbours.keys()].slice(0, grid.size).filter((to) => {
          const way = [0, ...straightWay(grid, 0, to)];
          return way.includes(from) && way[way.indexOf(from) + 1] === neighbour(grid, from, direction);
        });
        expect(goals.sort((a, b) => a - b)).toEqual(through.filter((to) => to !== 0));
      }
  });

  it('goes what is common to several ways only once', () => {
    const lengths = [...waysFrom(0).values()].reduce((sum, way) => sum + way.length, 0);
    expect(fanOf(grid.width, grid.height).beyond.length).toBeLessThan(lengths / 2);
  });

  it('is made once for boards of a size', () => {
    expect(fanOf(9, 7)).toBe(fanOf(9, 7));
    expect(fanOf(7, 9)).not.toBe(fanOf(9, 7));
  });
});
