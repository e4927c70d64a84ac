import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  around,
  isAdjacent,
  isBeside,
  isOnGrid,
  occupancy,
  roomFor,
  shifted,
  squaresOf,
} from './footprint.ts';
import { newGrid } from './grid.ts';
import { anySketch, sketch } from './testing.ts';
import { newWalls } from './walls.ts';

const hall = sketch(['......', '......', '......', '......', '......']);
const { grid, at, draw } = hall;

const anyFootprint = fc.record({ square: fc.nat(29), size: fc.integer({ min: 1, max: 4 }) });

describe('a footprint', () => {
  it.each([
    [1, ['......', '..*...', '......', '......', '......']],
    [2, ['......', '..**..', '..**..', '......', '......']],
    [3, ['......', '..***.', '..***.', '..***.', '......']],
  ])('of %d by as many covers its squares', (size, drawn) => {
    const squares = squaresOf(grid, { square: at(2, 1), size });
    expect(draw(squares)).toEqual(drawn);
    expect(squares).toEqual(squares.toSorted((a, b) => a - b));
  });

  it.each([
    [2, 1, 1, ['.***..', '.*.*..', '.***..', '......', '......']],
    [2, 1, 2, ['.****.', '.*..*.', '.*..*.', '.****.', '......']],
    [0, 0, 1, ['.*....', '**....', '......', '......', '......']],
    [5, 4, 1, ['......', '......', '......', '....**', '....*.']],
    [4, 3, 2, ['......', '......', '...***', '...*..', '...*..']],
  ])('at (%d, %d) of size %d has its squares around', (x, y, size, drawn) => {
    const squares = around(grid, { square: at(x, y), size });
    expect(draw(squares)).toEqual(drawn);
    expect(squares).toEqual(squares.toSorted((a, b) => a - b));
  });

  it('is beside exactly what is around it', () => {
    fc.assert(
      fc.property(anyFootprint, (footprint) => {
        fc.pre(isOnGrid(grid, footprint));
        const near = new Set(around(grid, footprint));
        for (let square = 0; square < grid.size; square++)
          expect(isBeside(grid, footprint, square)).toBe(near.has(square));
      }),
    );
  });

  it('is adjacent to whatever has a square around it', () => {
    fc.assert(
      fc.property(anyFootprint, anyFootprint, (one, other) => {
        fc.pre(isOnGrid(grid, one) && isOnGrid(grid, other));
        const near = new Set(around(grid, one));
        expect(isAdjacent(grid, one, other)).toBe(squaresOf(grid, other).some((square) => near.has(square)));
      }),
    );
  });

  it('is on the board or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 6 }), (square, size) => {
        const [x, y] = [square % 6, Math.floor(square / 6)];
        const inside = square >= 0 && square < 30 && x + size <= 6 && y + size <= 5;
        expect(isOnGrid(grid, { square, size })).toBe(inside);
      }),
    );
  });

  it.each([
    [2, 1, 2, 0, at(2, 0)],
    [2, 0, 2, 0, -1],
    [2, 1, 2, 3, at(3, 2)],
    [4, 1, 2, 2, -1],
    [5, 1, 1, 2, -1],
    [3, 1, 2, 2, at(4, 1)],
    [2, 3, 2, 4, -1],
    [2, 2, 2, 4, at(2, 3)],
    [0, 2, 1, 6, -1],
    [1, 2, 3, 5, -1],
    [0, 4, 1, 7, -1],
  ])('at (%d, %d) of size %d goes in direction %d', (x, y, size, direction, to) => {
    expect(shifted(grid, { square: at(x, y), size }, direction)).toBe(to);
  });

  it('occupies its squares', () => {
    const occupied = occupancy(grid, [
      { square: at(0, 0), size: 1 },
      { square: at(3, 2), size: 2 },
    ]);
    const under = [...occupied.keys()].filter((square) => occupied[square] === 1);
    expect(draw(under)).toEqual(['*.....', '......', '...**.', '...**.', '......']);
  });
});

describe('room', () => {
  it('is where every square of a base is open', () => {
    fc.assert(
      fc.property(anySketch(7, 6, '.', '.', '.', '#'), fc.integer({ min: 1, max: 3 }), (board, size) => {
        const room = roomFor(board.grid, size, board.isOpen);
        for (let square = 0; square < board.grid.size; square++) {
          const footprint = { square, size };
          const fits =
            isOnGrid(board.grid, footprint) && squaresOf(board.grid, footprint).every(board.isOpen);
          expect(room[square]).toBe(fits ? 1 : 0);
        }
      }),
    );
  });

  it.each([2, 4])('is not where a wall runs through a base, on side %d', (direction) => {
    const five = newGrid(5, 5);
    const wall = 12;
    const room = roomFor(five, 2, () => true, newWalls(five, [[wall, direction]]));
    for (let square = 0; square < 25; square++) {
      const squares = squaresOf(five, { square, size: 2 });
      const other = direction === 2 ? wall + 1 : wall + 5;
      const parted = squares.includes(wall) && squares.includes(other);
      expect(room[square]).toBe(isOnGrid(five, { square, size: 2 }) && !parted ? 1 : 0);
    }
  });

  it('does not mind a wall along the edge of a base', () => {
    const three = newGrid(3, 3);
    const sides = [0, 2, 4, 6].flatMap((direction) =>
      squaresOf(three, { square: 0, size: 2 }).flatMap((square) => {
        const [dx, dy] = [square % 3, Math.floor(square / 3)];
        const outer =
          (direction === 0 && dy === 0) ||
          (direction === 2 && dx === 1) ||
          (direction === 4 && dy === 1) ||
          (direction === 6 && dx === 0);
        return outer ? [[square, direction] as const] : [];
      }),
    );
    expect(roomFor(three, 2, () => true, newWalls(three, sides))[0]).toBe(1);
    expect(roomFor(three, 1, () => true, newWalls(three, sides))).toEqual(new Uint8Array(9).fill(1));
  });
});
