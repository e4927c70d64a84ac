import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cone, joinedTo, rectangle, regionsOf, spread, within } from './areas.ts';
import { chebyshev, paces, squared } from './distance.ts';
import { squareAt } from './grid.ts';
import { anySketch, sketch } from './testing.ts';
import { hasWall, newWalls } from './walls.ts';

const hall = sketch(Array(7).fill('.........'));
const { grid, at, draw } = hall;

describe('an area', () => {
  it.each([
    [
      'of 3 paces around one square',
      { square: at(4, 3), size: 1 },
      3,
      paces,
      ['...***...', '..*****..', '.*******.', '.*******.', '.*******.', '..*****..', '...***...'],
    ],
    [
      'of a straight line of 2',
      { square: at(4, 3), size: 1 },
      4,
      squared,
      ['.........', '....*....', '...***...', '..*****..', '...***...', '....*....', '.........'],
    ],
    [
      'of a step around two by two at the edge',
      { square: at(0, 0), size: 2 },
      1,
      chebyshev,
      ['***......', '***......', '***......', '.........', '.........', '.........', '.........'],
    ],
    [
      'of nothing but itself',
      { square: at(3, 2), size: 2 },
      0,
      paces,
      ['.........', '.........', '...**....', '...**....', '.........', '.........', '.........'],
    ],
  ] as const)('%s', (_, from, most, measure, drawn) => {
    expect(draw(within(grid, from, most, measure))).toEqual(drawn);
  });

  it('between two corners, whichever they are', () => {
    const drawn = ['.........', '..****...', '..****...', '..****...', '.........', '.........', '.........'];
    for (const [a, b] of [
      [at(2, 1), at(5, 3)],
      [at(5, 3), at(2, 1)],
      [at(5, 1), at(2, 3)],
      [at(2, 3), at(5, 1)],
    ] as const) {
      expect(draw(rectangle(grid, a, b))).toEqual(drawn);
      expect(rectangle(grid, a, b)).toEqual(rectangle(grid, a, b).toSorted((one, other) => one - other));
    }
    expect(rectangle(grid, 10, 10)).toEqual([10]);
  });

  it.each([
    [1, 0, 4, 4, ['.........', '.....*...', '...***...', '..****...', '...***...', '.....*...', '.........']],
    [2, 0, 4, 2, ['.........', '.........', '.....*...', '..****...', '.....*...', '.........', '.........']],
    [1, 1, 4, 4, ['.........', '.........', '.........', '.........', '..***....', '..***....', '..**.....']],
    [
      0,
      -1,
      2,
      1,
      ['.........', '.*.......', '.*.......', '.........', '.........', '.........', '.........'],
    ],
  ])('before somebody: a cone to (%d, %d), %d long and %d wide', (dx, dy, length, width, drawn) => {
    expect(draw(cone(grid, at(1, 3), { dx, dy, length, width }))).toEqual(drawn);
  });

  it('before somebody is what lies within its angle and length', () => {
    const away = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(
        fc.nat(62),
        away,
        away,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 9 }),
        (from, dx, dy, length, width) => {
          fc.pre(dx !== 0 || dy !== 0);
          const found = new Set(cone(grid, from, { dx, dy, length, width }));
          const turn = Math.atan2(dy, dx);
          for (let square = 0; square < grid.size; square++) {
            const [x, y] = [(square % 9) - (from % 9), Math.floor(square / 9) - Math.floor(from / 9)];
            const along = x * Math.cos(turn) + y * Math.sin(turn);
            const aside = Math.abs(-x * Math.sin(turn) + y * Math.cos(turn));
            const slack = (along * width) / (2 * length) - aside;
            // What lies just on the border is held by the table above.
            if ([slack, along, length - along].some((each) => Math.abs(each) < 1e-9)) continue;
            expect(found.has(square)).toBe(along > 0 && along < length && slack > 0);
          }
        },
      ),
    );
  });
});

describe('what is joined', () => {
  const board = sketch(['..#..', '.##..', '#...#', '.#.#.', '...#.']);

  it('side by side, not over corners', () => {
    expect(board.draw(joinedTo(board.grid, [0], board.isOpen))).toEqual([
      '**#..',
      '*##..',
      '#...#',
      '.#.#.',
      '...#.',
    ]);
    expect(board.draw(joinedTo(board.grid, [4], board.isOpen))).toEqual([
      '..#**',
      '.##**',
      '#***#',
      '*#*#.',
      '***#.',
    ]);
  });

  it('begins where it is told to, open or not', () => {
    expect([...joinedTo(board.grid, [2], board.isOpen)].toSorted((a, b) => a - b).slice(0, 3)).toEqual([
      0, 1, 2,
    ]);
    expect(joinedTo(board.grid, [], board.isOpen).size).toBe(0);
  });

  it('knows where it comes from', () => {
    const down = joinedTo(board.grid, [0], (square, from) => square > from);
    expect(down.size).toBe(25);
    expect(joinedTo(board.grid, [24], (square, from) => square > from).size).toBe(1);
  });

  it('makes regions, numbered in the order of their first squares', () => {
    const { regionAt, regions } = regionsOf(board.grid, board.isOpen);
    expect(regions).toBe(3);
    expect([...regionAt].map((region) => (region < 0 ? '#' : region)).join('')).toBe(
      '00#11' + '0##11' + '#111#' + '1#1#2' + '111#2',
    );
  });

  it('is one region exactly when a way of sides leads there', () => {
    fc.assert(
      fc.property(anySketch(7, 6, '.', '.', '#'), fc.nat(41), (any, from) => {
        fc.pre(any.isOpen(from));
        const { regionAt } = regionsOf(any.grid, any.isOpen);
        const joined = joinedTo(any.grid, [from], any.isOpen);
        for (let square = 0; square < 42; square++) {
          expect(regionAt[square] === regionAt[from]).toBe(joined.has(square));
          expect(regionAt[square] === -1).toBe(!any.isOpen(square));
        }
      }),
    );
  });
});

describe('what spreads', () => {
  it('fills every square next to it', () => {
    const open = () => true;
    const once = spread(grid, [at(4, 3)], open);
    expect(draw(once)).toEqual([
      '.........',
      '.........',
      '...***...',
      '...***...',
      '...***...',
      '.........',
      '.........',
    ]);
    expect(draw(spread(grid, once, open))).toEqual([
      '.........',
      '..*****..',
      '..*****..',
      '..*****..',
      '..*****..',
      '..*****..',
      '.........',
    ]);
    expect(once).toEqual(once.toSorted((a, b) => a - b));
  });

  it('stops at walls and whatever is closed', () => {
    const room = sketch(['.....', '.##..', '.....']);
    const walls = newWalls(room.grid, [[squareAt(room.grid, [3, 1]), 2]]);
    const isOpen = (from: number, to: number, direction: number) =>
      room.isOpen(to) && !hasWall(walls, from, direction);
    expect(room.draw(spread(room.grid, [room.at(3, 1)], isOpen))).toEqual(['..***', '.##*.', '..***']);
  });
});
