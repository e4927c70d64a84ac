import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnOf,
  DIRECTIONS,
  isDiagonal,
  neighbour,
  newGrid,
  placeName,
  placeNamed,
  placeOf,
  rowOf,
  sidesOf,
  squareAt,
} from './grid.ts';

const grid = newGrid(5, 4);

describe('a grid', () => {
  it('numbers its squares row by row', () => {
    expect([grid.width, grid.height, grid.size]).toEqual([5, 4, 20]);
    expect(squareAt(grid, [3, 2])).toBe(13);
    expect([columnOf(grid, 13), rowOf(grid, 13), placeOf(grid, 13)]).toEqual([3, 2, [3, 2]]);
    for (let square = 0; square < grid.size; square++)
      expect(squareAt(grid, placeOf(grid, square))).toBe(square);
  });

  it('knows the eight neighbours of a square clockwise from north', () => {
    const around = DIRECTIONS.map((_, direction) => neighbour(grid, 7, direction));
    expect(around).toEqual([2, 3, 8, 13, 12, 11, 6, 1]);
  });

  it('ends at its edges', () => {
    for (let square = 0; square < grid.size; square++)
      DIRECTIONS.forEach(([dx, dy], direction) => {
        const [x, y] = [columnOf(grid, square) + dx, rowOf(grid, square) + dy];
        const inside = x >= 0 && y >= 0 && x < 5 && y < 4;
        expect(neighbour(grid, square, direction)).toBe(inside ? squareAt(grid, [x, y]) : -1);
      });
  });

  it('leads back by the opposite direction', () => {
    for (let direction = 0; direction < 8; direction++)
      expect(neighbour(grid, neighbour(grid, 7, direction), (direction + 4) % 8)).toBe(7);
  });

  it('tells diagonal directions from others', () => {
    DIRECTIONS.forEach(([dx, dy], direction) => {
      expect(isDiagonal(direction)).toBe(dx !== 0 && dy !== 0);
    });
  });

  it.each([
    [7, [2, 8, 12, 6]],
    [0, [1, 5]],
    [4, [9, 3]],
    [19, [14, 18]],
    [15, [10, 16]],
  ])('knows what shares a side with %d', (square, sides) => {
    expect(sidesOf(grid, square)).toEqual(sides);
  });
});

describe('names', () => {
  it.each([
    [0, 0, 'A1'],
    [2, 3, 'C4'],
    [25, 9, 'Z10'],
    [26, 0, 'AA1'],
    [51, 0, 'AZ1'],
    [52, 39, 'BA40'],
    [701, 0, 'ZZ1'],
    [702, 0, 'AAA1'],
  ])('(%d, %d) is %s', (x, y, name) => {
    expect(placeName([x, y])).toBe(name);
    expect(placeNamed(name)).toEqual([x, y]);
    expect(placeNamed(name.toLowerCase())).toEqual([x, y]);
  });

  it('lead back to every place', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(998), (x, y) => {
        expect(placeNamed(placeName([x, y]))).toEqual([x, y]);
      }),
    );
  });

  it.each(['', 'A', '4', 'A0', 'A01', '4C', 'C-4', 'C4 ', ' C4', 'ÄA1', 'AAAA1', 'A12345'])(
    '“%s” is none',
    (name) => {
      expect(placeNamed(name)).toBeNull();
    },
  );
});
