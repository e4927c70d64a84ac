import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, newGrid, type Square } from './grid.ts';
import { openSquares } from './open.ts';
import { BLOCKED, bestLine, CLEAR, COVER, hasLine } from './sight.ts';
import { sketch } from './testing.ts';

type Point = readonly [number, number];

/** Whether a segment touches the closed square: their boxes meet and its corners are not all on one side. */
function touches([ax, ay]: Point, [bx, by]: Point, x: number, y: number): boolean {
  const [left, right, top, bottom] = [x * 10, x * 10 + 10, y * 10, y * 10 + 10];
  if (Math.max(ax, bx) < left || Math.min(ax, bx) > right) return false;
  if (Math.max(ay, by) < top || Math.min(ay, by) > bottom) return false;
  const sides = [left, right].flatMap((cx) =>
    [top, bottom].map((cy) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))),
  );
  return !(sides.every((side) => side > 0) || sides.every((side) => side < 0));
}

/** Every pair of nine points against every square. */
function slowly({ width }: Grid, ground: Uint8Array, from: Square, to: Square): 'clear' | 'covered' | 'none' {
  const points = (square: Square): Point[] =>
    [1, 5, 9].flatMap((dy) =>
      [1, 5, 9].map((dx): Point => [(square % width) * 10 + dx, Math.floor(square / width) * 10 + dy]),
    );
  const isFreeOf = (least: number): boolean => {
    const inTheWay = [...ground.keys()].filter((n) => ground[n]! >= least && n !== from && n !== to);
    return points(from).some((a) =>
      points(to).some((b) => inTheWay.every((n) => !touches(a, b, n % width, Math.floor(n / width)))),
    );
  };
  if (isFreeOf(COVER)) return 'clear';
  return isFreeOf(BLOCKED) ? 'covered' : 'none';
}

const grid = newGrid(9, 7);
const anyGround = fc
  .array(fc.constantFrom(CLEAR, CLEAR, CLEAR, CLEAR, COVER, BLOCKED, BLOCKED + 1), {
    minLength: 63,
    maxLength: 63,
  })
  .map((kinds) => Uint8Array.from(kinds));
const anySquare = fc.nat(62);

describe('line of sight', () => {
  it('agrees with all segments between nine points, on any ground', () => {
    fc.assert(
      fc.property(anyGround, anySquare, (ground, from) => {
        for (let to = 0; to < grid.size; to++) {
          const line = bestLine(grid, ground, [from], [to]);
          const found = line === null ? 'none' : line.cover ? 'covered' : 'clear';
          expect(found, `${from} ${to}`).toBe(slowly(grid, ground, from, to));
          expect(hasLine(grid, ground, from, to)).toBe(line !== null);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is drawn from one square to the other, past what is in the way', () => {
    fc.assert(
      fc.property(anyGround, anySquare, anySquare, (ground, from, to) => {
        fc.pre(from !== to);
        const line = bestLine(grid, ground, [from], [to]);
        if (line === null) return;
        const squareOf = ([x, y]: Point): Square => Math.floor(y / 10) * 9 + Math.floor(x / 10);
        expect([squareOf(line.from), squareOf(line.to)]).toEqual([from, to]);
        const least = line.cover ? BLOCKED : COVER;
        for (const n of ground.keys())
          if (ground[n]! >= least && n !== from && n !== to)
            expect(touches(line.from, line.to, n % 9, Math.floor(n / 9))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('runs between the middles where nothing is in the way', () => {
    const clear = new Uint8Array(63);
    for (const [from, to] of [
      [0, 62],
      [62, 0],
      [8, 54],
      [54, 8],
      [3, 57],
      [27, 35],
    ] as const)
      expect(bestLine(grid, clear, [from], [to])).toEqual({
        from: [(from % 9) * 10 + 5, Math.floor(from / 9) * 10 + 5],
        to: [(to % 9) * 10 + 5, Math.floor(to / 9) * 10 + 5],
        cover: false,
      });
  });

  it('begins away from the target where no line is free from the middle', () => {
    const { grid: hall, at, isOpen } = sketch(['........', '....#...', '........', '.....#..']);
    const ground = Uint8Array.from({ length: hall.size }, (_, square) => (isOpen(square) ? CLEAR : BLOCKED));
    expect(bestLine(hall, ground, [at(0, 0)], [at(7, 3)])).toEqual({
      from: [1, 5],
      to: [75, 35],
      cover: false,
    });
  });

  it('takes any of several eyes and parts, a clear line before a covered one', () => {
    const { grid: hall, at } = sketch(['......', '......', '......']);
    const ground = new Uint8Array(hall.size);
    ground[at(2, 0)] = COVER;
    ground[at(2, 1)] = BLOCKED;
    const seen = (eyes: Square[], targets: Square[]) => bestLine(hall, ground, eyes, targets);
    expect(seen([at(0, 0)], [at(5, 0)])).toMatchObject({ cover: true });
    expect(seen([at(0, 1)], [at(4, 1)])).toBeNull();
    expect(seen([at(0, 1), at(0, 0)], [at(4, 1), at(5, 0)])).toMatchObject({ cover: true });
    expect(seen([at(0, 0), at(0, 2)], [at(5, 0), at(5, 2)])).toMatchObject({ cover: false });
  });
});

describe('all squares at once', () => {
  it('agree with single lines, whatever was asked before', () => {
    fc.assert(
      fc.property(anyGround, fc.array(anySquare, { minLength: 1, maxLength: 6 }), (ground, looks) => {
        const landscape = { grid, ground };
        for (const from of looks) {
          const open = openSquares(landscape, from);
          for (let to = 0; to < grid.size; to++) {
            const bothOpen = ground[from]! < BLOCKED && ground[to]! < BLOCKED;
            expect(open[to], `${from} ${to}`).toBe(bothOpen && hasLine(grid, ground, from, to) ? 1 : 0);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are looked at once for a landscape', () => {
    const landscape = { grid, ground: new Uint8Array(63) };
    expect(openSquares(landscape, 5)).toBe(openSquares(landscape, 5));
    expect(openSquares({ ...landscape }, 5)).not.toBe(openSquares(landscape, 5));
  });

  it('may be of any number, on one board after the other', () => {
    for (const [width, height] of [
      [60, 40],
      [3, 3],
      [40, 60],
    ] as const) {
      const landscape = { grid: newGrid(width, height), ground: new Uint8Array(width * height) };
      expect(openSquares(landscape, 0).every((open) => open === 1)).toBe(true);
    }
  });
});
