import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chebyshev, type Measure, paces } from './distance.ts';
import { roomFor } from './footprint.ts';
import { columnOf, neighbour, placeOf, rowOf, type Square } from './grid.ts';
import { stepsFrom } from './steps.ts';
import { anySketch, type Sketch, sketch } from './testing.ts';
import { hasWall, newWalls } from './walls.ts';
import { type Gait, Ways } from './ways.ts';

const ways = new Ways();
const DIAGONALS = ['equal', 'alternating', 'none'] as const;

const gaitOf = ({ costs }: Sketch, diagonals: Gait['diagonals']): Gait => ({
  cost: (_, to) => costs[to]!,
  diagonals,
});

/** Over and over, until nothing becomes cheaper: by square and by the length of the next diagonal. */
function slowly({ grid, costs, isOpen }: Sketch, from: Square, diagonals: Gait['diagonals']): number[] {
  const best = Array.from({ length: grid.size }, () => [Infinity, Infinity]);
  best[from]![0] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let square = 0; square < grid.size; square++)
      for (const to of stepsFrom(grid, square, (_, next) => isOpen(next))) {
        const diagonal =
          columnOf(grid, to) !== columnOf(grid, square) && rowOf(grid, to) !== rowOf(grid, square);
        if (diagonal && diagonals === 'none') continue;
        for (const long of [0, 1]) {
          const counts = diagonal && diagonals === 'alternating';
          const cost = best[square]![long]! + costs[to]! * (counts && long === 1 ? 2 : 1);
          const next = counts ? 1 - long : long;
          if (cost < best[to]![next]!) {
            best[to]![next] = cost;
            changed = true;
          }
        }
      }
  }
  return best.map((both) => Math.min(...both));
}

/** What it costs to walk a way square by square. */
function priceOf({ grid, costs }: Sketch, way: readonly Square[], diagonals: Gait['diagonals']): number {
  let price = 0;
  let long = false;
  way.slice(1).forEach((to, i) => {
    const [dx, dy] = [columnOf(grid, to) - columnOf(grid, way[i]!), rowOf(grid, to) - rowOf(grid, way[i]!)];
    expect(Math.max(Math.abs(dx), Math.abs(dy))).toBe(1);
    const diagonal = dx !== 0 && dy !== 0;
    price += costs[to]! * (diagonal && long && diagonals === 'alternating' ? 2 : 1);
    if (diagonal) long = !long;
  });
  return price;
}

const anyBoard = anySketch(8, 7, '.', '.', '.', '2', '3', '#');

describe('ways', () => {
  it('are the cheapest, on any board', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(55), fc.constantFrom(...DIAGONALS), (board, from, diagonals) => {
        ways.find(board.grid, from, gaitOf(board, diagonals));
        const expected = slowly(board, from, diagonals);
        expect([...expected.keys()].map((square) => ways.costTo(square))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('can be walked for what they cost', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(55), fc.constantFrom(...DIAGONALS), (board, from, diagonals) => {
        ways.find(board.grid, from, gaitOf(board, diagonals));
        for (let to = 0; to < board.grid.size; to++) {
          const way = ways.wayTo(to);
          expect(way === null).toBe(ways.costTo(to) === Infinity);
          if (way === null) continue;
          expect([way[0], way.at(-1)]).toEqual([from, to]);
          expect(priceOf(board, way, diagonals)).toBe(ways.costTo(to));
          way.slice(1).forEach((square, i) => {
            expect(stepsFrom(board.grid, way[i]!, (_, next) => board.isOpen(next))).toContain(square);
          });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('within a budget are those that cost no more, the nearest first', () => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.nat(55),
        fc.constantFrom(...DIAGONALS),
        fc.nat(9),
        (board, from, diagonals, full) => {
          const expected = slowly(board, from, diagonals);
          ways.find(board.grid, from, gaitOf(board, diagonals), full);
          for (const budget of [full, Math.floor(full / 2)]) {
            const squares = ways.within(budget);
            const costs = squares.map((square) => ways.costTo(square));
            expect(costs).toEqual(costs.toSorted((a, b) => a - b));
            expect(squares.toSorted((a, b) => a - b)).toEqual(
              [...expected.keys()].filter((square) => expected[square]! <= budget),
            );
          }
          expect(ways.within()).toEqual(ways.within(full));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['equal', chebyshev],
    ['alternating', paces],
    ['none', (dx: number, dy: number) => dx + dy],
  ] as [Gait['diagonals'], Measure][])(
    'cost exactly the distance where nothing is in the way: %s',
    (diagonals, measure) => {
      const hall = sketch(Array(9).fill('.............'));
      ways.find(hall.grid, hall.at(4, 3), gaitOf(hall, diagonals));
      for (let square = 0; square < hall.grid.size; square++) {
        const [x, y] = placeOf(hall.grid, square);
        expect(ways.costTo(square)).toBe(measure(Math.abs(x - 4), Math.abs(y - 3)));
      }
    },
  );

  it.each([
    ['equal', 9, 3, ['**.........', '..***......', '.....***...', '........**.']],
    ['equal', 10, 0, ['***********', '...........', '...........', '...........']],
    ['none', 3, 3, ['**.........', '.**........', '..**.......', '...*.......']],
  ] as [Gait['diagonals'], number, number, string[]][])(
    'stay near the straight line: %s to (%d, %d)',
    (diagonals, x, y, drawn) => {
      const hall = sketch(Array(4).fill('...........'));
      ways.find(hall.grid, 0, gaitOf(hall, diagonals));
      expect(hall.draw(ways.wayTo(hall.at(x, y)) ?? [])).toEqual(drawn);
    },
  );

  it('lead round what is in the way', () => {
    const board = sketch(['......', '.###..', '...#..', '...#..']);
    ways.find(board.grid, board.at(2, 2), gaitOf(board, 'equal'));
    expect(board.draw(ways.wayTo(board.at(4, 2)) ?? [])).toEqual(['.***..', '*###*.', '.**#*.', '...#..']);
    expect(ways.costTo(board.at(4, 2))).toBe(7);
  });

  it('leave the next diagonal short where another way costs as much', () => {
    const board = sketch(['.#.', '...']);
    ways.find(board.grid, 0, gaitOf(board, 'alternating'));
    expect(ways.costTo(board.at(2, 0))).toBe(3);
    expect(board.draw(ways.wayTo(board.at(2, 0)) ?? [])).toEqual(['*#*', '.*.']);
  });

  it('do not depend on what was searched before', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, fc.nat(55), fc.nat(55), (board, other, from, to) => {
        const gait = gaitOf(board, 'alternating');
        const first = new Ways().find(board.grid, from, gait).wayTo(to);
        ways.find(other.grid, to, gaitOf(other, 'equal'), 4);
        expect(ways.find(board.grid, from, gait).wayTo(to)).toEqual(first);
      }),
    );
  });

  it('begin at the best of several places, with what has been spent there', () => {
    const board = sketch(['..........']);
    const sources = [
      { square: 0, spent: 3 },
      { square: 9, spent: 0 },
    ];
    ways.find(board.grid, sources, gaitOf(board, 'equal'), 6);
    expect(board.grid.size).toBe(10);
    expect(Array.from({ length: 10 }, (_, square) => ways.costTo(square))).toEqual([
      3, 4, 5, 6, 5, 4, 3, 2, 1, 0,
    ]);
    expect([ways.wayTo(2), ways.wayTo(6)]).toEqual([
      [0, 1, 2],
      [9, 8, 7, 6],
    ]);
  });

  it('may cost more uphill than down', () => {
    const board = sketch(['.....']);
    const gait: Gait = { cost: (from, to) => (to > from ? 4 : 1), diagonals: 'alternating' };
    ways.find(board.grid, 2, gait);
    expect([0, 1, 2, 3, 4].map((square) => ways.costTo(square))).toEqual([2, 1, 0, 4, 8]);
    expect(ways.wayTo(4)).toEqual([2, 3, 4]);
  });

  it('do not pass walls', () => {
    const board = sketch(['...', '...']);
    const walls = newWalls(board.grid, [
      [0, 2],
      [3, 2],
    ]);
    const gait: Gait = {
      cost: (from, _, direction) => (hasWall(walls, from, direction) ? Infinity : 1),
      diagonals: 'equal',
    };
    expect(ways.find(board.grid, 0, gait).within()).toEqual([0, 3]);
    expect(ways.wayTo(1)).toBeNull();
  });

  it('of a larger base need room for all of it', () => {
    const board = sketch(['.....', '.....', '##.##', '.....', '.....']);
    const open = (size: number) => {
      const room = roomFor(board.grid, size, board.isOpen);
      return ways.find(board.grid, 0, {
        cost: (_, to) => (room[to] === 1 ? 1 : Infinity),
        diagonals: 'equal',
      });
    };
    expect(open(1).costTo(board.at(0, 4))).toBe(4);
    expect(
      open(2)
        .within()
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3]);
  });

  it('never leave the board', () => {
    const board = sketch(['..', '..']);
    ways.find(board.grid, 0, gaitOf(board, 'equal'));
    expect(ways.within()).toEqual([0, 1, 3, 2]);
    expect(neighbour(board.grid, 0, 6)).toBe(-1);
  });
});

describe('tolls', () => {
  const board = sketch(['.....', '.....', '.....', '.....']);
  const gait = gaitOf(board, 'alternating');

  /** All cheapest ways between two squares. */
  function allWays(from: Square, to: Square): Square[][] {
    const cheapest = ways.find(board.grid, from, gait).costTo(to);
    const found: Square[][] = [];
    const walk = (way: Square[]): void => {
      const price = priceOf(board, way, 'alternating');
      if (price > cheapest) return;
      if (way.at(-1) === to && price === cheapest) found.push(way);
      for (const next of stepsFrom(board.grid, way.at(-1)!, () => true))
        if (!way.includes(next)) walk([...way, next]);
    };
    walk([from]);
    return found;
  }

  it('of equally cheap ways the one with the fewest is taken, each counted once', () => {
    const tollsOf = (marks: readonly number[]) => (from: Square, to: Square) => marks[from]! & ~marks[to]!;
    const paid = (way: readonly Square[], marks: readonly number[]): number => {
      const bits = way.slice(1).reduce((all, to, i) => all | tollsOf(marks)(way[i]!, to), 0);
      return bits.toString(2).replaceAll('0', '').length;
    };
    const every = allWays(0, 19);
    expect(every.length).toBeGreaterThan(3);
    fc.assert(
      fc.property(fc.array(fc.nat(15), { minLength: 20, maxLength: 20 }), (marks) => {
        const way = ways.find(board.grid, 0, gait).wayTo(19, tollsOf(marks))!;
        expect(every).toContainEqual(way);
        expect(paid(way, marks)).toBe(Math.min(...every.map((each) => paid(each, marks))));
      }),
    );
  });

  it('without any, the way strays as little as it can', () => {
    const flat = sketch(['.......', '.......', '.......']);
    const straight = [0, 1, 2, 3, 4, 5, 6].map((x) => flat.at(x, 1));
    const found = ways.find(flat.grid, flat.at(0, 1), gaitOf(flat, 'equal'));
    expect(found.wayTo(flat.at(6, 1), () => 0)).toEqual(straight);
    expect(found.wayTo(flat.at(6, 1), (_, to) => Number(to === flat.at(3, 1)))).not.toEqual(straight);
  });

  it('lead nowhere that no way does', () => {
    const closed = sketch(['.#.', '.#.', '.#.']);
    expect(ways.find(closed.grid, 0, gaitOf(closed, 'equal')).wayTo(2, () => 1)).toBeNull();
    expect(ways.find(closed.grid, 0, gaitOf(closed, 'equal')).wayTo(0, () => 1)).toEqual([0]);
  });
});

describe('strides', () => {
  const other = new Ways();

  /** All steps of a board. */
  const dearestOf = (steps: Uint16Array): number => Math.max(...steps);

  function stepsOf({ grid, costs, isOpen }: Sketch): Uint16Array {
    const steps = new Uint16Array(grid.size * 8);
    for (let square = 0; square < grid.size; square++)
      for (const to of stepsFrom(grid, square, (_, next) => isOpen(next))) {
        const direction = [0, 1, 2, 3, 4, 5, 6, 7].find((each) => neighbour(grid, square, each) === to)!;
        steps[square * 8 + direction] = costs[to]!;
      }
    return steps;
  }

  it('lead where the gait does from which they were worked out', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(55), fc.constantFrom(...DIAGONALS), (board, from, diagonals) => {
        const { grid } = board;
        ways.find(grid, from, gaitOf(board, diagonals));
        other.find(grid, from, { steps: stepsOf(board), dearest: dearestOf(stepsOf(board)), diagonals });
        for (let to = 0; to < grid.size; to++) {
          expect(other.costTo(to)).toBe(ways.costTo(to));
          expect(other.wayTo(to)).toEqual(ways.wayTo(to));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('go on from where they stopped as if they had never stopped', () => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.nat(55),
        fc.constantFrom(...DIAGONALS),
        fc.nat(6),
        fc.nat(6),
        (board, from, diagonals, first, more) => {
          const strides = { steps: stepsOf(board), dearest: dearestOf(stepsOf(board)), diagonals };
          ways.find(board.grid, from, strides, first + more);
          other.find(board.grid, from, strides, first);
          expect(other.within()).toEqual(ways.within(first));
          other.further(first + more);
          expect(other.within()).toEqual(ways.within());
          for (let to = 0; to < board.grid.size; to++) {
            expect(other.costTo(to)).toBe(ways.costTo(to));
            expect(other.wayTo(to)).toEqual(ways.wayTo(to));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('say what all squares cost at once', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(55), fc.nat(9), (board, from, budget) => {
        ways.find(board.grid, from, {
          steps: stepsOf(board),
          dearest: dearestOf(stepsOf(board)),
          diagonals: 'alternating',
        });
        const costs = Array.from({ length: board.grid.size }, (_, to) => ways.costTo(to));
        expect([...ways.costsWithin(budget, 2)]).toEqual(
          costs.map((cost) => (cost <= budget ? cost / 2 : -1)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('that know more steps find all that is cheaper by them', () => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.nat(55),
        fc.nat(9),
        fc.array(fc.nat(447), { maxLength: 200 }),
        (board, from, budget, lacking) => {
          const steps = stepsOf(board);
          const fewer = steps.slice();
          for (const at of lacking) fewer[at] = 0;
          const all = new Ways().find(
            board.grid,
            from,
            { steps, dearest: dearestOf(steps), diagonals: 'alternating' },
            budget,
          );
          ways.find(
            board.grid,
            from,
            { steps: fewer, dearest: dearestOf(steps), diagonals: 'alternating' },
            budget,
          );
          other.findBeyond(ways, { steps, dearest: dearestOf(steps), diagonals: 'alternating' }, budget);
          const squares = [...board.costs.keys()];
          expect(squares.map((to) => Math.min(ways.costTo(to), other.costTo(to)))).toEqual(
            squares.map((to) => all.costTo(to)),
          );
          const cheaper = squares.filter((to) => all.costTo(to) < ways.costTo(to));
          expect(other.within()).toEqual(expect.arrayContaining(cheaper));
        },
      ),
      { numRuns: 200 },
    );
  });
});
