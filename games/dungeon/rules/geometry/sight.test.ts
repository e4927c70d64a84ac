import { occupancy, openSquares, type SightLine } from '@skald/games/grid-kit';
import { describe, expect, it } from 'vitest';
import { lineTo, outlook, sightLine } from './sight.ts';
import { type Board, board, hall } from './testing.ts';

type Stand = Parameters<Board['base']>;

/** What a viewer sees of a model, with others about. */
function see(on: Board, viewer: Stand, target: Stand, others: readonly Stand[] = []): SightLine | null {
  const models = [viewer, target, ...others].map((stand) => on.base(...stand));
  const { square, size } = on.base(...target);
  const { width } = on.terrain.grid;
  const squares = size === 1 ? [square] : [square, square + 1, square + width, square + width + 1];
  return sightLine(on.terrain, occupancy(on.terrain.grid, models), on.base(...viewer), squares);
}

const clear = { cover: false };
const covered = { cover: true };

describe('line of sight', () => {
  const open = hall(12, 10);

  it('[DUN-LOS-01, DUN-VEC-36] reaches only what is in front', () => {
    expect(see(open, [5, 5, 'N'], [9, 5, 'N'])).toMatchObject(clear);
    expect(see(open, [5, 5, 'N'], [9, 6, 'N'])).toBeNull();
    expect(see(open, [5, 5, 'S'], [9, 6, 'N'])).toMatchObject(clear);
  });

  it('[DUN-LOS-02] needs one clear line from any part to any part', () => {
    // The straight line between the middles is blocked, one along the edge is not.
    const on = board(['O....', '..#..', '.....']);
    expect(see(on, [0, 1, 'N'], [4, 0, 'N'])).toMatchObject(clear);
    expect(see(on, [0, 1, 'N'], [4, 1, 'N'])).toBeNull();
  });

  it('[DUN-LOS-03, DUN-VEC-37] is blocked by a model, friend or foe', () => {
    expect(see(open, [5, 5, 'N'], [5, 1, 'N'], [[5, 3, 'N']])).toBeNull();
  });

  it('[DUN-VEC-38] passes beside a model', () => {
    expect(see(open, [5, 5, 'N'], [6, 1, 'N'], [[5, 3, 'N']])).toMatchObject(clear);
  });

  it('[DUN-LOS-04, DUN-VEC-39] is blocked by walls on both sides of a diagonal', () => {
    const on = board(['....', '....', '....', '....', '#...', 'O#..']);
    expect(see(on, [0, 5, 'N'], [2, 3, 'N'])).toBeNull();
  });

  it('[DUN-VEC-40] passes one wall', () => {
    const on = board(['....', '....', '....', '....', '#...', 'O...']);
    expect(see(on, [0, 5, 'N'], [2, 3, 'N'])).toMatchObject(clear);
  });

  it('[DUN-VEC-41] is blocked by a model on the diagonal', () => {
    expect(see(open, [0, 5, 'N'], [2, 3, 'N'], [[1, 4, 'N']])).toBeNull();
  });

  it('[DUN-VEC-42] sees a Large model if a square of it is in front', () => {
    expect(see(open, [5, 5, 'N'], [8, 5, 'N', 2])).toMatchObject(clear);
    expect(see(open, [5, 5, 'N'], [8, 6, 'N', 2])).toBeNull();
    // Only the part in front counts for the line.
    expect(see(open, [5, 5, 'N'], [8, 5, 'N', 2], [[7, 5, 'N']])).toBeNull();
  });

  it('leads from any square of a Large viewer', () => {
    expect(see(open, [4, 5, 'N', 2], [5, 1, 'N'], [[4, 3, 'N']])).toMatchObject(clear);
    expect(see(open, [4, 5, 'N', 2], [0, 6, 'N'])).toMatchObject(clear);
  });

  it('[DUN-LOS-08] is not blocked by bones', () => {
    expect(see(board(['O.b.z']), [0, 0, 'E'], [4, 0, 'N'])).toMatchObject(clear);
  });

  it('[DUN-RULING-20] is blocked by a closed door and passes an open one', () => {
    const rows = ['#####', 'O.1..', '#####'];
    expect(see(board(rows, '1'), [0, 1, 'E'], [4, 1, 'N'])).toMatchObject(clear);
    const on = board(rows);
    expect(
      sightLine(on.terrain, occupancy(on.terrain.grid, []), on.base(0, 1, 'E'), [on.at(4, 1)]),
    ).toBeNull();
    // The door itself can be seen.
    expect(
      sightLine(on.terrain, occupancy(on.terrain.grid, []), on.base(0, 1, 'E'), [on.at(2, 1)]),
    ).toMatchObject(clear);
  });
});

describe('furniture in the line of sight', () => {
  const MADRIGA = [
    '..........',
    '..........',
    '..........',
    '....BB....',
    '..........',
    '.....M....',
    '..........',
    '..........',
    '..........',
  ];

  it('[DUN-LOS-05, DUN-VEC-17] is a bookcase that blocks', () => {
    const on = board(MADRIGA);
    expect(see(on, [5, 5, 'N'], [9, 4, 'N'])).toMatchObject(clear);
    expect(see(on, [5, 5, 'N'], [5, 1, 'N'])).toBeNull();
    expect(see(on, [5, 5, 'N'], [5, 8, 'N'])).toBeNull();
  });

  it('[DUN-LOS-06, DUN-VEC-18, DUN-RULING-19] is a table that gives cover', () => {
    const on = board(MADRIGA.map((row) => row.replace('BB', 'tt')));
    expect(see(on, [5, 5, 'N'], [5, 1, 'N'])).toMatchObject(covered);
    expect(see(on, [5, 5, 'N'], [9, 4, 'N'])).toMatchObject(clear);
  });

  it.each(['oo', 'll', 'hh', 'cc', 'tt', 'ww', 'qq', 'kk'])('lets the line pass over %s', (pair) => {
    const on = board(MADRIGA.map((row) => row.replace('BB', pair)));
    expect(see(on, [5, 5, 'N'], [5, 1, 'N'])).toMatchObject(covered);
  });

  it('[DUN-VEC-43] gives no cover where the piece is next to the viewer', () => {
    const rows = Array.from({ length: 9 }, () => '..........');
    rows[4] = '....tt....';
    rows[5] = '.....M....';
    expect(see(board(rows), [5, 5, 'N'], [5, 1, 'N'])).toMatchObject(clear);
    // One end of the piece is enough, the line may run over the other.
    rows[4] = '......tt..';
    rows[3] = '.......o..';
    expect(see(board(rows), [5, 5, 'N'], [9, 3, 'N'])).toMatchObject(clear);
  });

  it('uses the eye and the part of the target between which there is no cover', () => {
    const on = board(['O.....', '......', '..o...', '......']);
    expect(see(on, [0, 2, 'E'], [4, 2, 'N'])).toMatchObject(covered);
    expect(see(on, [0, 2, 'E', 2], [4, 2, 'N', 2])).toMatchObject(clear);
    expect(see(on, [0, 2, 'E'], [4, 2, 'N', 2])).toMatchObject(clear);
  });

  it('uses a line without cover where there is one', () => {
    const on = board(['O....', '..o..', '.....']);
    expect(see(on, [0, 1, 'N'], [4, 0, 'N'])).toMatchObject(clear);
    expect(see(on, [0, 1, 'N'], [4, 1, 'N'])).toMatchObject(covered);
  });
});

describe('the line itself', () => {
  it.each([
    [0, 0, 5, 4],
    [5, 4, 0, 0],
    [1, 4, 3, 0],
    [3, 0, 1, 4],
    [0, 2, 5, 2],
    [2, 4, 2, 0],
  ])('ends in its two squares: (%d, %d) to (%d, %d)', (x, y, toX, toY) => {
    const on = board(['O.....', '......', '......', '......', '......']);
    const line = see(on, [x, y, y > toY ? 'N' : 'S'], [toX, toY, 'N']);
    expect([line?.from, line?.to]).toEqual([
      [x * 10 + 5, y * 10 + 5],
      [toX * 10 + 5, toY * 10 + 5],
    ]);
  });

  it('[DUN-RULING-18] leads from one of nine points to one of nine, past what is in the way', () => {
    const on = board(['O....', '..#..', '.....']);
    const line = see(on, [0, 1, 'N'], [4, 0, 'N']);
    const [[x, y], [toX, toY]] = [line?.from ?? [0, 0], line?.to ?? [0, 0]];
    for (const tenths of [x, y - 10, toX - 40, toY]) expect([1, 5, 9]).toContain(tenths);
    // Over the top left corner of the wall.
    expect((toX - x) * (10 - y) - (toY - y) * (20 - x)).toBeGreaterThan(0);
    expect(see(on, [0, 1, 'N'], [4, 1, 'N'])).toBeNull();
  });

  it('leads where models and walls leave one, as the terrain lies', () => {
    const { terrain } = board(['O..#....', '.#...#..', '....#...', '.#....#.', '...#....']);
    for (let from = 0; from < 40; from++)
      for (let to = 0; to < 40; to++) {
        if (from === to || terrain.ground[from] !== 0 || terrain.ground[to] !== 0) continue;
        const facing = Math.floor(to / 8) > Math.floor(from / 8) ? 'S' : 'N';
        const line = sightLine(terrain, new Uint8Array(40), { square: from, facing, size: 1 }, [to]);
        expect(line !== null).toBe(openSquares(terrain, from)[to] === 1);
      }
  });
});

describe('an outlook', () => {
  it('is good for one target after the other', () => {
    const on = board(['O....']);
    const models = [on.base(0, 0, 'E'), on.base(2, 0, 'E'), on.base(4, 0, 'E')];
    const view = outlook(on.terrain, occupancy(on.terrain.grid, models), on.base(0, 0, 'E'));
    const seen = () => [2, 4].map((x) => lineTo(view, [on.at(x, 0)]) !== null);
    expect([seen(), seen()]).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});
