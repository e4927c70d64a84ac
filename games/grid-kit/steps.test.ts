import { describe, expect, it } from 'vitest';
import { newGrid } from './grid.ts';
import { stepsFrom } from './steps.ts';
import { sketch } from './testing.ts';
import { hasWall, newWalls } from './walls.ts';

const stepsOf = (rows: string[]) => {
  const { grid, isOpen } = sketch(rows);
  return stepsFrom(grid, 4, (_, to) => isOpen(to));
};

describe('a step', () => {
  it('leads to any of eight squares, clockwise from north', () => {
    expect(stepsOf(['...', '...', '...'])).toEqual([1, 2, 5, 8, 7, 6, 3, 0]);
  });

  it.each([
    ['a closed square', ['...', '..#', '...'], [1, 2, 8, 7, 6, 3, 0]],
    ['two closed squares that meet in a corner', ['.#.', '..#', '...'], [8, 7, 6, 3, 0]],
    ['the same on the other side', ['...', '#..', '.#.'], [1, 2, 5, 8, 0]],
    ['a closed corner', ['#..', '...', '...'], [1, 2, 5, 8, 7, 6, 3]],
    ['closed sides', ['.#.', '#.#', '.#.'], []],
  ])('meets %s', (_, rows, expected) => {
    expect(stepsOf(rows)).toEqual(expected);
  });

  it.each([
    ['a wall', [[4, 2]], [1, 2, 8, 7, 6, 3, 0]],
    [
      'walls on two sides',
      [
        [4, 0],
        [4, 2],
      ],
      [8, 7, 6, 3, 0],
    ],
    [
      'a wall before and one behind the corner',
      [
        [4, 0],
        [2, 4],
      ],
      [5, 8, 7, 6, 3, 0],
    ],
    [
      'walls on two sides of the corner square',
      [
        [2, 4],
        [2, 6],
      ],
      [1, 5, 8, 7, 6, 3, 0],
    ],
  ] as [string, [number, number][], number[]][])('meets %s', (_, sides, expected) => {
    const grid = newGrid(3, 3);
    const walls = newWalls(grid, sides);
    expect(stepsFrom(grid, 4, (from, __, direction) => !hasWall(walls, from, direction))).toEqual(expected);
  });

  it('needs one open way round a corner, not halves of two', () => {
    const grid = newGrid(2, 2);
    const walls = newWalls(grid, [[1, 4]]);
    // Beside the way from 0 to 3: square 1 is open but walled off from 3, square 2 is closed.
    const found = stepsFrom(grid, 0, (from, to, direction) => to !== 2 && !hasWall(walls, from, direction));
    expect(found).toEqual([1]);
  });
});
