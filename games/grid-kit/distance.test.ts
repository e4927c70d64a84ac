import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chebyshev, distance, gap, gapSquared, paces, squared } from './distance.ts';
import { isOnGrid, squaresOf } from './footprint.ts';
import { newGrid, placeOf } from './grid.ts';

const grid = newGrid(12, 9);
const anyFootprint = fc
  .record({ square: fc.nat(grid.size - 1), size: fc.integer({ min: 1, max: 3 }) })
  .filter((footprint) => isOnGrid(grid, footprint));

describe('measures', () => {
  it.each([
    [3, 1, 3],
    [2, 2, 3],
    [3, 2, 4],
    [4, 0, 4],
    [5, 5, 7],
    [10, 4, 12],
    [4, 10, 12],
  ])('%d and %d are %d paces', (dx, dy, expected) => {
    expect(paces(dx, dy)).toBe(expected);
  });

  it('count diagonal steps as others, or the straight line', () => {
    expect([chebyshev(3, 5), chebyshev(5, 3), squared(3, 4)]).toEqual([5, 5, 25]);
  });
});

describe('distance', () => {
  it('is that of the nearest two squares', () => {
    fc.assert(
      fc.property(anyFootprint, anyFootprint, fc.constantFrom(chebyshev, paces, squared), (a, b, measure) => {
        const all = squaresOf(grid, a).flatMap((one) =>
          squaresOf(grid, b).map((other) => {
            const [[x, y], [toX, toY]] = [placeOf(grid, one), placeOf(grid, other)];
            return measure(Math.abs(toX - x), Math.abs(toY - y));
          }),
        );
        expect(distance(grid, a, b, measure)).toBe(Math.min(...all));
      }),
    );
  });

  it('between nearest points is 0 where two touch', () => {
    const here = { square: 0, size: 2 };
    expect(gapSquared(grid, here, { square: 2, size: 1 })).toBe(0);
    expect(gapSquared(grid, here, { square: 26, size: 1 })).toBe(0);
    expect(gapSquared(grid, here, { square: 0, size: 1 })).toBe(0);
    expect(gapSquared(grid, here, { square: 5, size: 1 })).toBe(9);
    expect(gapSquared(grid, { square: 3 + 4 * 12, size: 1 }, here)).toBe(1 + 4);
  });

  it('in a row counts the squares between', () => {
    expect([gap(0, 1, 1, 1), gap(0, 1, 4, 1), gap(0, 3, 4, 1), gap(4, 1, 0, 3), gap(1, 3, 2, 1)]).toEqual([
      0, 3, 1, 1, 0,
    ]);
  });
});
