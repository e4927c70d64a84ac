import { describe, expect, it } from 'vitest';
import { groundFor } from './ground.ts';
import { steps } from './steps.ts';
import { type Board, board, hall } from './testing.ts';

/** Where one step can lead to, with other models in the way. */
function stepsOf(
  on: Board,
  mover: Parameters<Board['base']>,
  others: Parameters<Board['base']>[],
  ethereal = false,
) {
  const ground = groundFor(
    on.terrain,
    others.map((other) => on.base(...other)),
    [],
  );
  return on.places(steps(ground, { ...on.base(...mover), ethereal }));
}

describe('a step', () => {
  it('[DUN-MOV-06] goes to any of eight squares', () => {
    expect(stepsOf(hall(5, 5), [2, 2, 'N'], [])).toHaveLength(8);
  });

  it('[DUN-MOV-03] does not enter a square with a model', () => {
    const open = stepsOf(hall(5, 5), [2, 2, 'N'], [[2, 1, 'S']]);
    expect(open).not.toContainEqual([2, 1]);
    expect(open).toContainEqual([1, 1]);
    const large = stepsOf(hall(6, 6), [1, 2, 'N'], [[2, 3, 'S', 2]]);
    expect(large).not.toContainEqual([2, 3]);
    expect(stepsOf(hall(6, 6), [4, 4, 'N'], [[2, 3, 'S', 2]])).not.toContainEqual([3, 4]);
  });

  it('[DUN-MOV-04] does not enter a square with furniture', () => {
    const open = stepsOf(board(['....', 'O.o.', '.tt.']), [1, 1, 'N'], []);
    expect(open).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  it('[DUN-MOV-05] enters a square with bones', () => {
    expect(stepsOf(board(['Ob']), [0, 0, 'N'], [])).toEqual([[1, 0]]);
  });

  it('enters neither walls nor closed doors, but open ones', () => {
    const rows = ['###', 'O1.', '###'];
    expect(stepsOf(board(rows), [0, 1, 'N'], [])).toEqual([]);
    expect(stepsOf(board(rows, '1'), [0, 1, 'N'], [])).toEqual([[1, 1]]);
  });

  it('[DUN-VEC-08, DUN-MOV-07] goes round a corner if one square beside the diagonal is free', () => {
    expect(stepsOf(board(['O#', '..']), [0, 0, 'N'], [])).toContainEqual([1, 1]);
  });

  it('[DUN-VEC-09, DUN-MOV-08] does not slip between a wall and a model', () => {
    expect(stepsOf(board(['O#', '..']), [0, 0, 'N'], [[0, 1, 'N']])).toEqual([]);
  });

  it('[DUN-VEC-10] is not kept from a diagonal by bones', () => {
    expect(stepsOf(board(['Oo', 'b.']), [0, 0, 'N'], [])).toContainEqual([1, 1]);
    expect(stepsOf(board(['Oo', 'o.']), [0, 0, 'N'], [])).toEqual([]);
  });

  it('[DUN-RULING-05] is not kept from a diagonal by enemy front arcs', () => {
    const on = board(['O#.', '...', '...']);
    // The enemy has (0, 1) in its front arc, the only free square beside the diagonal.
    const enemy = on.base(0, 2, 'N');
    const ground = groundFor(on.terrain, [enemy], [enemy]);
    expect(ground.threats[on.at(0, 1)]).toBe(1);
    expect(on.places(steps(ground, { ...on.base(0, 0, 'N'), ethereal: false }))).toContainEqual([1, 1]);
  });

  it('of an Ethereal model passes furniture and models, but neither walls nor closed doors', () => {
    const on = board(['Oo1', 'BB#', '#..']);
    expect(stepsOf(on, [0, 0, 'N'], [[1, 0, 'N']], true)).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(stepsOf(on, [1, 0, 'N'], [], true)).not.toContainEqual([2, 0]);
  });
});

describe('a step of a Large model', () => {
  it('[DUN-LARGE-06, DUN-VEC-20] goes forward, diagonally forward or backward', () => {
    expect(stepsOf(hall(12, 12), [5, 5, 'N', 2], [])).toEqual([
      [4, 4],
      [5, 4],
      [6, 4],
      [5, 6],
    ]);
    expect(stepsOf(hall(12, 12), [5, 5, 'E', 2], [])).toEqual([
      [6, 4],
      [4, 5],
      [6, 5],
      [6, 6],
    ]);
  });

  it('[DUN-LARGE-09] needs floor and room for its whole base', () => {
    expect(stepsOf(hall(4, 4), [0, 0, 'N', 2], [])).toEqual([[0, 1]]);
    // A model on one of the two squares ahead.
    expect(stepsOf(hall(8, 8), [3, 3, 'N', 2], [[4, 2, 'S']])).toEqual([
      [2, 2],
      [3, 4],
    ]);
    // A corridor one square wide.
    expect(stepsOf(board(['#.##', '#.##', 'O...', '....']), [1, 2, 'N', 2], [])).toEqual([]);
  });

  it('[DUN-RULING-06] needs one of the two positions beside a diagonal free', () => {
    const open = ['......', '......', 'O.....', '......', '......'];
    const diagonal = [3, 1];
    expect(stepsOf(board(open), [2, 2, 'N', 2], [])).toContainEqual(diagonal);
    // (2, 1) blocks the position straight ahead but not the target.
    const ahead = ['......', '..o...', 'O.....', '......', '......'];
    expect(stepsOf(board(ahead), [2, 2, 'N', 2], [])).toContainEqual(diagonal);
    // (4, 3) blocks the position beside but not the target.
    const beside = ['......', '......', 'O.....', '....o.', '......'];
    expect(stepsOf(board(beside), [2, 2, 'N', 2], [])).toContainEqual(diagonal);
    const both = ['......', '..o...', 'O.....', '....o.', '......'];
    expect(stepsOf(board(both), [2, 2, 'N', 2], [])).not.toContainEqual(diagonal);
  });
});
