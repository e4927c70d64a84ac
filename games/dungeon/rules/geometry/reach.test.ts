import { describe, expect, it } from 'vitest';
import type { Facing } from '../../content/index.ts';
import { groundFor } from './ground.ts';
import { type Arrival, pathTo, reach } from './reach.ts';
import { type Board, board, hall } from './testing.ts';

type Stand = Parameters<Board['base']>;

function reachOf(
  on: Board,
  mover: Stand,
  enemies: readonly Stand[],
  { points = 5, hindered = true, ethereal = false, friends = [] as readonly Stand[] } = {},
): Arrival[] {
  const foes = enemies.map((enemy) => on.base(...enemy));
  const others = [...foes, ...friends.map((friend) => on.base(...friend))];
  const ground = groundFor(on.terrain, others, foes);
  return reach(ground, { ...on.base(...mover), ethereal }, { points, hindered });
}

const ends = (on: Board, arrivals: readonly Arrival[]) =>
  on.places(arrivals.filter(({ mayEnd }) => mayEnd).map(({ square }) => square));

const find = (on: Board, arrivals: readonly Arrival[], x: number, y: number, facing?: Facing) =>
  arrivals.find((arrival) => arrival.square === on.at(x, y) && (facing ?? arrival.facing) === arrival.facing);

describe('reach', () => {
  it('[DUN-MOV-01] ends after as many squares as there are points', () => {
    const on = board(['O.........']);
    expect(ends(on, reachOf(on, [0, 0, 'N'], [], { points: 7 }))).toHaveLength(8);
    expect(find(on, reachOf(on, [0, 0, 'N'], [], { points: 7 }), 7, 0)?.cost).toBe(7);
  });

  it('[DUN-MOV-02] knows the path square by square', () => {
    const on = board(['O#...', '..#..', '.....']);
    const end = find(on, reachOf(on, [0, 0, 'N'], []), 3, 1);
    expect(pathTo(end as Arrival).map(({ square }) => on.places([square])[0])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
  });

  it('[DUN-MOV-11, DUN-RULING-04] stops in an enemy’s front arc', () => {
    const on = board(['########', 'O.......', '########']);
    // The enemy at the far end looks down the corridor: (5, 1) is in its front arc.
    const arrivals = reachOf(on, [0, 1, 'N'], [[6, 1, 'W']], { points: 9 });
    expect(find(on, arrivals, 5, 1)).toMatchObject({ cost: 5, stopped: true });
    const passed = reachOf(on, [0, 1, 'N'], [[7, 1, 'W']], { points: 9 });
    expect(find(on, passed, 5, 1)).toMatchObject({ stopped: false });
    // In a hall a square behind the stop can be reached only round the arc.
    const wide = hall(9, 9);
    const round = reachOf(wide, [4, 7, 'N'], [[4, 4, 'S']], { points: 4 });
    expect(find(wide, round, 4, 5)).toMatchObject({ cost: 2, stopped: true });
    expect(find(wide, round, 4, 3)).toBeUndefined();
    expect(find(wide, reachOf(wide, [4, 7, 'N'], [[4, 4, 'S']], { points: 5 }), 4, 3)?.cost).toBe(5);
  });

  it('[DUN-BREAK-02] breaks away only to squares in no enemy’s front arc', () => {
    const on = hall(7, 7);
    const first = reachOf(on, [3, 3, 'N'], [[3, 2, 'S']], { points: 1 });
    expect(ends(on, first)).toEqual([
      [3, 3],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  it('[DUN-MOV-14] never steps from one front arc into another, be it of a different enemy', () => {
    const on = hall(7, 7);
    // (2, 4) lies in the front arc of the second enemy.
    const first = reachOf(
      on,
      [3, 3, 'N'],
      [
        [3, 2, 'S'],
        [1, 4, 'E'],
      ],
      { points: 1 },
    );
    expect(ends(on, first)).toEqual([
      [3, 3],
      [3, 4],
      [4, 4],
    ]);
  });

  it('[DUN-BREAK-03, DUN-VEC-48] stays where all free neighbours are in enemy front arcs', () => {
    const on = board(['###', 'O..', '###']);
    expect(ends(on, reachOf(on, [1, 1, 'N'], [[0, 1, 'E']], { points: 6, friends: [[2, 1, 'N']] }))).toEqual([
      [1, 1],
    ]);
  });

  it('[DUN-BREAK-04] may come into a front arc again after the first square', () => {
    const on = hall(7, 7);
    const arrivals = reachOf(on, [3, 3, 'N'], [[3, 2, 'S']], { points: 2 });
    expect(find(on, arrivals, 4, 3)).toMatchObject({ cost: 2, stopped: true });
    expect(find(on, arrivals, 4, 2)).toBeUndefined();
  });

  it('ignores front arcs when nothing hinders it', () => {
    const on = hall(7, 7);
    const arrivals = reachOf(on, [3, 3, 'N'], [[3, 2, 'S']], { points: 2, hindered: false });
    expect(find(on, arrivals, 4, 2)).toMatchObject({ cost: 1, stopped: false });
    expect(find(on, arrivals, 3, 1)).toMatchObject({ cost: 2, stopped: false });
  });

  it('[DUN-ABIL-02] lets an Ethereal model pass what it cannot end in', () => {
    const on = board(['######', 'Oo..B.', '####B#', '####.#']);
    const arrivals = reachOf(on, [0, 1, 'N'], [], { points: 9, ethereal: true, friends: [[2, 1, 'N']] });
    expect(ends(on, arrivals)).toEqual([
      [0, 1],
      [3, 1],
      [5, 1],
      [4, 3],
    ]);
    expect(find(on, arrivals, 2, 1)).toMatchObject({ mayEnd: false, cost: 2 });
  });

  it('does not let an Ethereal model be stopped inside something', () => {
    const on = board(['#####', 'O.o..', '#####']);
    // The enemy beyond the barrel has it in its front arc.
    const arrivals = reachOf(on, [0, 1, 'N'], [[3, 1, 'W']], { points: 9, ethereal: true });
    expect(on.places(arrivals.map(({ square }) => square))).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('reach of a Large model', () => {
  it('[DUN-LARGE-07, DUN-LARGE-08] pays a point for each step and each quarter turn', () => {
    const on = hall(12, 12);
    const arrivals = reachOf(on, [5, 5, 'N', 2], [], { points: 3 });
    expect(find(on, arrivals, 5, 4, 'N')?.cost).toBe(1);
    expect(find(on, arrivals, 5, 6, 'N')?.cost).toBe(1);
    expect(find(on, arrivals, 5, 5, 'E')?.cost).toBe(1);
    expect(find(on, arrivals, 5, 5, 'S')?.cost).toBe(2);
    expect(find(on, arrivals, 6, 5, 'E')?.cost).toBe(2);
    expect(find(on, arrivals, 6, 5, 'N')?.cost).toBe(2);
    expect(find(on, arrivals, 7, 5, 'N')).toBeUndefined();
    expect(find(on, reachOf(on, [5, 5, 'N', 2], [], { points: 4 }), 7, 5, 'N')?.cost).toBe(4);
  });

  it('[DUN-RULING-07] may still turn when it is stopped, for what is left of its points', () => {
    const on = hall(12, 12);
    const arrivals = reachOf(on, [5, 8, 'N', 2], [[5, 5, 'S']], { points: 3 });
    expect(find(on, arrivals, 5, 6, 'N')).toMatchObject({ cost: 2, stopped: true });
    expect(find(on, arrivals, 5, 6, 'E')).toMatchObject({ cost: 3, stopped: true });
    expect(find(on, arrivals, 5, 6, 'S')).toBeUndefined();
    const pinned = reachOf(on, [5, 6, 'N', 2], [[5, 5, 'S']], { points: 2 });
    expect(find(on, pinned, 5, 6, 'S')).toMatchObject({ cost: 2 });
  });

  it('[DUN-RULING-08] breaks away only if no square of its base is in a front arc afterwards', () => {
    const on = hall(12, 12);
    const first = reachOf(on, [5, 6, 'N', 2], [[5, 5, 'S']], { points: 1 });
    expect(
      ends(
        on,
        first.filter(({ facing }) => facing === 'N'),
      ),
    ).toEqual([
      [5, 6],
      [5, 7],
    ]);
    const held = reachOf(
      on,
      [5, 6, 'N', 2],
      [
        [5, 5, 'S'],
        [4, 8, 'N'],
      ],
      { points: 1 },
    );
    expect(
      ends(
        on,
        held.filter(({ facing }) => facing === 'N'),
      ),
    ).toEqual([[5, 6]]);
  });
});
