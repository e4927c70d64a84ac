import { describe, expect, it } from 'vitest';
import { neighbour, newGrid } from './grid.ts';
import { hasWall, newWalls } from './walls.ts';

const grid = newGrid(4, 3);

describe('a wall', () => {
  it.each([0, 2, 4, 6])('on side %d is known to both squares, and nowhere else', (direction) => {
    const walls = newWalls(grid, [[5, direction]]);
    const found: [number, number][] = [];
    for (let square = 0; square < grid.size; square++)
      for (let side = 0; side < 8; side++) if (hasWall(walls, square, side)) found.push([square, side]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([5, direction]);
    expect(found).toContainEqual([neighbour(grid, 5, direction), (direction + 4) % 8]);
  });

  it('may stand at the edge of the board', () => {
    const walls = newWalls(grid, [[0, 6]]);
    expect([...walls]).toEqual([8, ...Array(11).fill(0)]);
    expect(hasWall(walls, 0, 6)).toBe(true);
  });

  it('adds to others', () => {
    const walls = newWalls(grid, [
      [5, 0],
      [5, 2],
    ]);
    expect([0, 2, 4, 6].map((side) => hasWall(walls, 5, side))).toEqual([true, true, false, false]);
  });

  it('is never in a corner', () => {
    const walls = newWalls(
      grid,
      [0, 2, 4, 6].map((side) => [5, side] as const),
    );
    expect([1, 3, 5, 7].some((side) => hasWall(walls, 5, side))).toBe(false);
  });
});
