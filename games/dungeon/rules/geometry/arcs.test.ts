import { around, isAdjacent, squaresOf } from '@skald/games/grid-kit';
import { describe, expect, it } from 'vitest';
import { frontArc, hasInFrontArc, isBehind, isInFront, rearArc, threatMap } from './arcs.ts';
import { board, hall } from './testing.ts';

const { terrain, at, places, base } = hall(12, 12);
const { grid } = terrain;

describe('adjacency', () => {
  it('[DUN-ARC-01] is the eight squares around', () => {
    expect(places(around(grid, base(5, 5, 'N')))).toEqual([
      [4, 4],
      [5, 4],
      [6, 4],
      [4, 5],
      [6, 5],
      [4, 6],
      [5, 6],
      [6, 6],
    ]);
    expect(places(around(grid, base(0, 0, 'N')))).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  it('does not reach around the edge of the board', () => {
    expect(isAdjacent(grid, base(11, 3, 'N'), base(0, 4, 'N'))).toBe(false);
    expect(isAdjacent(grid, base(11, 3, 'N'), base(11, 4, 'N'))).toBe(true);
  });

  it('[DUN-RULING-09] takes no notice of walls beside a diagonal', () => {
    const { terrain: corner, base: put } = board(['O#', '#.', '..']);
    expect(isAdjacent(corner.grid, put(0, 0, 'S'), put(1, 1, 'N'))).toBe(true);
    expect(hasInFrontArc(corner.grid, put(0, 0, 'S'), put(1, 1, 'N'))).toBe(true);
  });
});

describe('arcs of a model on one square', () => {
  it('[DUN-ARC-03, DUN-ARC-04, DUN-VEC-07] are five squares in front and three behind', () => {
    expect(places(frontArc(grid, base(5, 5, 'N')))).toEqual([
      [4, 4],
      [5, 4],
      [6, 4],
      [4, 5],
      [6, 5],
    ]);
    expect(places(rearArc(grid, base(5, 5, 'N')))).toEqual([
      [4, 6],
      [5, 6],
      [6, 6],
    ]);
  });

  it('[DUN-VEC-34] turn with it', () => {
    expect(places(frontArc(grid, base(5, 5, 'E')))).toEqual([
      [5, 4],
      [6, 4],
      [6, 5],
      [5, 6],
      [6, 6],
    ]);
    expect(places(rearArc(grid, base(5, 5, 'E')))).toEqual([
      [4, 4],
      [4, 5],
      [4, 6],
    ]);
  });

  it('[DUN-ARC-02] look to one of four sides: what is behind one facing is before the opposite', () => {
    const behind = { N: [5, 6], E: [4, 5], S: [5, 4], W: [6, 5] } as const;
    for (const facing of ['N', 'E', 'S', 'W'] as const) {
      const [x, y] = behind[facing];
      expect(rearArc(grid, base(5, 5, facing))).toContain(at(x, y));
      expect(frontArc(grid, base(5, 5, facing))).not.toContain(at(x, y));
    }
  });

  it('add up where several enemies threaten a square', () => {
    const threats = threatMap(grid, [base(5, 5, 'N'), base(7, 5, 'N')]);
    expect([threats[at(6, 5)], threats[at(4, 5)], threats[at(6, 6)]]).toEqual([2, 1, 0]);
  });
});

describe('arcs of a Large model', () => {
  const troll = base(5, 5, 'N', 2);

  it('[DUN-LARGE-01] which stands on four squares', () => {
    expect(places(squaresOf(grid, troll))).toEqual([
      [5, 5],
      [6, 5],
      [5, 6],
      [6, 6],
    ]);
  });

  it('[DUN-LARGE-02, DUN-LARGE-03, DUN-VEC-19] are eight squares in front and four behind', () => {
    expect(places(frontArc(grid, troll))).toEqual([
      [4, 4],
      [5, 4],
      [6, 4],
      [7, 4],
      [4, 5],
      [7, 5],
      [4, 6],
      [7, 6],
    ]);
    expect(places(rearArc(grid, troll))).toEqual([
      [4, 7],
      [5, 7],
      [6, 7],
      [7, 7],
    ]);
  });

  it.each([
    [
      'E',
      [
        [4, 4],
        [4, 5],
        [4, 6],
        [4, 7],
      ],
    ],
    [
      'S',
      [
        [4, 4],
        [5, 4],
        [6, 4],
        [7, 4],
      ],
    ],
    [
      'W',
      [
        [7, 4],
        [7, 5],
        [7, 6],
        [7, 7],
      ],
    ],
  ] as const)('turn with it: behind when it faces %s', (facing, behind) => {
    expect(places(rearArc(grid, base(5, 5, facing, 2)))).toEqual(behind);
    expect(frontArc(grid, base(5, 5, facing, 2))).toHaveLength(8);
  });

  it('[DUN-LARGE-04] can have it partly in front and partly behind', () => {
    const skeleton = base(5, 4, 'W');
    const beside = base(5, 2, 'N', 2);
    expect(hasInFrontArc(grid, skeleton, beside)).toBe(true);
    const front = new Set(frontArc(grid, skeleton));
    const rear = new Set(rearArc(grid, skeleton));
    const squares = squaresOf(grid, beside);
    expect([squares.some((n) => front.has(n)), squares.some((n) => rear.has(n))]).toEqual([true, true]);
  });

  it('[DUN-LARGE-05, DUN-RULING-02] give the rear only to a base that is wholly behind', () => {
    const skeleton = base(5, 4, 'W');
    expect(isBehind(grid, skeleton, base(5, 2, 'N', 2))).toBe(false);
    expect(isBehind(grid, skeleton, base(6, 4, 'N', 2))).toBe(true);
    expect(isBehind(grid, base(5, 5, 'N'), base(9, 11, 'N'))).toBe(true);
    expect(isBehind(grid, base(5, 5, 'N'), base(9, 5, 'N'))).toBe(false);
    // Its own rear row counts, not the front one.
    expect(isBehind(grid, troll, base(2, 6, 'N'))).toBe(false);
    expect(isBehind(grid, troll, base(2, 7, 'N'))).toBe(true);
  });
});

describe('in front, near and far', () => {
  const viewer = base(5, 5, 'N');

  it('[DUN-RULING-01, DUN-VEC-35] counts the own row', () => {
    expect(isInFront(grid, viewer, at(9, 5))).toBe(true);
    expect(isInFront(grid, viewer, at(0, 0))).toBe(true);
    expect(isInFront(grid, base(5, 5, 'S', 2), at(0, 5))).toBe(true);
    expect(isInFront(grid, base(5, 5, 'S', 2), at(0, 4))).toBe(false);
  });

  it('[DUN-VEC-36] does not count the row behind', () => {
    expect(isInFront(grid, viewer, at(9, 6))).toBe(false);
  });
});
