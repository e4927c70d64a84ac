import { describe, expect, it } from 'vitest';
import { fromRows, inRows } from './rows.ts';

const roll = (face: number) => ({ type: 'roll', face });

describe('a list in rows', () => {
  it('should name the fields of neighbours of one make once, and leave the others as they are', () => {
    const list = [roll(6), roll(1), { type: 'turnBegan', fighter: 'h0' }, roll(9)];
    expect(inRows(list)).toEqual([
      [
        ['type', 'face'],
        ['roll', 6],
        ['roll', 1],
      ],
      { type: 'turnBegan', fighter: 'h0' },
      roll(9),
    ]);
  });

  it('should be the same list again after it was written down', () => {
    for (const list of [
      [],
      [roll(6)],
      [roll(6), roll(6), { a: [1, [2]] }, { a: null }, { b: 1, a: 2 }, { a: 2, b: 1 }],
      [{ a: 1, b: undefined }, { a: 2 }, { a: 3, b: 4 }],
    ])
      expect(fromRows(JSON.parse(JSON.stringify(inRows<object>(list))))).toEqual(
        JSON.parse(JSON.stringify(list)),
      );
  });
});
