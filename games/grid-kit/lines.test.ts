import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, newGrid, rowOf, type Square, squareAt } from './grid.ts';
import { clearSquares, isClear, lineOf, obstaclesOn, ray, straightWay, strayOf } from './lines.ts';
import { BLOCKED, COVER } from './sight.ts';
import { anySketch, sketch } from './testing.ts';
import { newWalls, type Wall } from './walls.ts';

const grid = newGrid(11, 9);
const anySquare = fc.nat(grid.size - 1);

/** Whether the line between two middles runs through the inside of a square; all in halves of a square. */
function runsThrough(from: Square, to: Square, square: Square): boolean {
  const [ax, ay] = [columnOf(grid, from) * 2 + 1, rowOf(grid, from) * 2 + 1];
  const [bx, by] = [columnOf(grid, to) * 2 + 1, rowOf(grid, to) * 2 + 1];
  const [left, top] = [columnOf(grid, square) * 2, rowOf(grid, square) * 2];
  if (Math.max(ax, bx) <= left || Math.min(ax, bx) >= left + 2) return false;
  if (Math.max(ay, by) <= top || Math.min(ay, by) >= top + 2) return false;
  const sides = [left, left + 2].flatMap((x) =>
    [top, top + 2].map((y) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))),
  );
  return sides.includes(1) && sides.includes(-1);
}

describe('the line between two middles', () => {
  it('runs through exactly those squares whose inside it crosses', () => {
    fc.assert(
      fc.property(anySquare, anySquare, (from, to) => {
        fc.pre(from !== to);
        const expected = [...Array(grid.size).keys()].filter((square) => runsThrough(from, to, square));
        expect(lineOf(grid, from, to).toSorted((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('goes from one end to the other step by step, and back the same way', () => {
    fc.assert(
      fc.property(anySquare, anySquare, (from, to) => {
        const line = lineOf(grid, from, to);
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        line.slice(1).forEach((square, i) => {
          const before = line[i]!;
          const [dx, dy] = [
            columnOf(grid, square) - columnOf(grid, before),
            rowOf(grid, square) - rowOf(grid, before),
          ];
          expect(Math.max(Math.abs(dx), Math.abs(dy))).toBe(1);
        });
        expect(lineOf(grid, to, from)).toEqual(line.toReversed());
      }),
    );
  });

  it.each([
    [0, 0, 4, 4, ['*....', '.*...', '..*..', '...*.', '....*']],
    [0, 0, 4, 2, ['**...', '.***.', '...**', '.....', '.....']],
    [0, 0, 4, 1, ['***..', '..***', '.....', '.....', '.....']],
    [2, 4, 2, 0, ['..*..', '..*..', '..*..', '..*..', '..*..']],
    [3, 3, 3, 3, ['.....', '.....', '.....', '...*.', '.....']],
  ])('from (%d, %d) to (%d, %d)', (x, y, toX, toY, drawn) => {
    const board = sketch(Array(5).fill('.....'));
    expect(board.draw(lineOf(board.grid, board.at(x, y), board.at(toX, toY)))).toEqual(drawn);
  });

  it('meets what stands on it in order, its ends left out', () => {
    const standing = new Set([0, 5, 3, 10]);
    const found = (from: Square, to: Square) => obstaclesOn(grid, from, to, (square) => standing.has(square));
    expect(found(0, 10)).toEqual([3, 5]);
    expect(found(10, 0)).toEqual([5, 3]);
    expect(found(0, 5)).toEqual([3]);
    expect(found(1, 2)).toEqual([]);
  });
});

describe('a clear line', () => {
  const clear = (rows: string[], walls: Wall[] = []) => {
    const board = sketch(rows);
    const ground = Uint8Array.from(rows.join(''), (letter) =>
      letter === '#' ? BLOCKED : letter === 'o' ? COVER : 0,
    );
    const landscape = { grid: board.grid, ground, walls: newWalls(board.grid, walls) };
    return (from: [number, number], to: [number, number]) =>
      isClear(landscape, squareAt(board.grid, from), squareAt(board.grid, to));
  };

  it.each([
    ['nothing', ['.....', '.....'], true],
    ['what covers', ['..o..', '.....'], true],
    ['what blocks', ['..#..', '.....'], false],
    ['what blocks beside it', ['.....', '..#..'], true],
    ['what blocks at its ends', ['#...#', '.....'], true],
  ])('meets %s', (_, rows, expected) => {
    expect(clear(rows)([0, 0], [4, 0])).toBe(expected);
    expect(clear(rows)([4, 0], [0, 0])).toBe(expected);
  });

  it.each([
    ['one blocked square beside a corner', ['.#', '..'], [], true],
    ['blocked squares on both sides of a corner', ['.#', '#.'], [], false],
    ['a wall on one side', ['..', '..'], [[0, 2]], true],
    [
      'walls on both sides before the corner',
      ['..', '..'],
      [
        [0, 2],
        [0, 4],
      ],
      false,
    ],
    [
      'walls on both sides behind the corner',
      ['..', '..'],
      [
        [3, 0],
        [3, 6],
      ],
      false,
    ],
    ['a wall on one side and a blocked square on the other', ['.#', '..'], [[2, 2]], false],
    ['a wall and a blocked square on the same side', ['.#', '..'], [[0, 2]], true],
  ] as [string, string[], Wall[], boolean][])('passes a corner with %s: %s', (_, rows, walls, expected) => {
    expect(clear(rows, walls)([0, 0], [1, 1])).toBe(expected);
    expect(clear(rows, walls)([1, 1], [0, 0])).toBe(expected);
  });

  it('does not pass a wall across it', () => {
    expect(clear(['.....'], [[2, 2]])([0, 0], [4, 0])).toBe(false);
    expect(clear(['.....'], [[4, 2]])([0, 0], [4, 0])).toBe(true);
    expect(clear(['.....', '.....'], [[7, 2]])([0, 0], [4, 0])).toBe(true);
  });

  it('needs no walls', () => {
    const ground = new Uint8Array(grid.size);
    expect(isClear({ grid, ground }, 0, 98)).toBe(true);
    ground[49] = BLOCKED;
    expect(isClear({ grid, ground }, 44, 54)).toBe(false);
  });

  it('is known for all squares, whatever was asked before', () => {
    fc.assert(
      fc.property(
        anySketch(7, 6, '.', '.', '.', '#'),
        fc.array(fc.tuple(fc.nat(41), fc.constantFrom(0, 2, 4, 6)), { maxLength: 12 }),
        fc.array(fc.nat(41), { minLength: 1, maxLength: 5 }),
        (board, walls, looks) => {
          const ground = Uint8Array.from(board.costs, (cost) => (cost === Infinity ? BLOCKED : 0));
          const landscape = { grid: board.grid, ground, walls: newWalls(board.grid, walls) };
          for (const from of looks)
            for (let to = 0; to < 42; to++) {
              expect(clearSquares(landscape, from)[to] === 1).toBe(isClear(landscape, from, to));
              expect(isClear(landscape, from, to)).toBe(isClear(landscape, to, from));
            }
          expect(clearSquares(landscape, looks[0]!)).toBe(clearSquares(landscape, looks[0]!));
        },
      ),
    );
  });
});

describe('a straight way', () => {
  it.each([
    [1, 0, ['.****', '.....', '.....', '.....', '.....']],
    [1, 1, ['.....', '.*...', '..*..', '...*.', '....*']],
    [2, 1, ['.....', '.**..', '...**', '.....', '.....']],
    [4, 1, ['.*...', '..***', '.....', '.....', '.....']],
    [1, 3, ['.....', '*....', '.*...', '.*...', '.*...']],
    [0, 0, ['.....', '.....', '.....', '.....', '.....']],
    [-1, 0, ['.....', '.....', '.....', '.....', '.....']],
  ])('goes on by (%d, %d) to the edge', (dx, dy, drawn) => {
    const board = sketch(Array(5).fill('.....'));
    expect(board.draw(ray(board.grid, 0, dx, dy))).toEqual(drawn);
  });

  it('is as long as the longer side, each square a step and none farther from the line than half a square', () => {
    fc.assert(
      fc.property(anySquare, anySquare, (from, to) => {
        const way = straightWay(grid, from, to);
        const dx = Math.abs(columnOf(grid, to) - columnOf(grid, from));
        const dy = Math.abs(rowOf(grid, to) - rowOf(grid, from));
        expect(way).toHaveLength(Math.max(dx, dy));
        if (from !== to) expect(way.at(-1)).toBe(to);
        [from, ...way].slice(1).forEach((square, i) => {
          const before = [from, ...way][i]!;
          const stepX = Math.abs(columnOf(grid, square) - columnOf(grid, before));
          const stepY = Math.abs(rowOf(grid, square) - rowOf(grid, before));
          expect(Math.max(stepX, stepY)).toBe(1);
          expect(strayOf(grid, from, to, square) * 2).toBeLessThanOrEqual(Math.max(dx, dy));
        });
      }),
      { numRuns: 300 },
    );
  });

  it('stays in its row', () => {
    const map = newGrid(20, 20);
    expect(straightWay(map, squareAt(map, [11, 10]), squareAt(map, [16, 10]))).toEqual(
      [12, 13, 14, 15, 16].map((x) => squareAt(map, [x, 10])),
    );
  });
});

describe('straying', () => {
  it('is 0 on the line, and the same on both sides', () => {
    expect(strayOf(grid, 0, squareAt(grid, [4, 4]), squareAt(grid, [2, 2]))).toBe(0);
    expect(strayOf(grid, 0, squareAt(grid, [4, 4]), squareAt(grid, [2, 3]))).toBe(4);
    expect(strayOf(grid, 0, squareAt(grid, [4, 4]), squareAt(grid, [3, 2]))).toBe(4);
    expect(strayOf(grid, squareAt(grid, [1, 1]), squareAt(grid, [5, 2]), squareAt(grid, [3, 3]))).toBe(6);
  });
});
