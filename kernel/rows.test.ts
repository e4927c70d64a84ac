import { describe, expect, it } from 'vitest';
import { fromRows, inRows, withoutRows, withRows } from './rows.ts';

const roll = (face: number) => ({ type: 'roll', face });

describe('a list in rows', () => {
  it('should say once what neighbours of one make share, and leave the others as they are', () => {
    const list = [roll(6), roll(1), { type: 'turnBegan', fighter: 'h0' }, roll(9)];
    expect(inRows(list)).toEqual([[roll(6), 'face', 1], { type: 'turnBegan', fighter: 'h0' }, roll(9)]);
  });

  it('should be the same list again after it was written down', () => {
    for (const list of [
      [],
      [roll(6)],
      [roll(6), roll(6), { a: [1, [2]] }, { a: null }, { b: 1, a: 2 }, { a: 2, b: 1 }],
      [{ a: 1, b: undefined }, { a: 2 }, { a: 3, b: 4 }],
      [{ a: 1, b: undefined, c: 2 }, { b: undefined, a: 1, c: 3 }, { a: 1, c: 4, b: 5 }, { a: 1 }],
      [{ a: [1] }, { a: [1] }, { a: 'b' }, { a: null }, { a: null }],
      [
        { a: 1, b: 2, c: null, d: 'x' },
        { a: 1, b: 3, c: null, d: 'y' },
      ],
    ])
      expect(fromRows(JSON.parse(JSON.stringify(inRows<object>(list))))).toEqual(
        JSON.parse(JSON.stringify(list)),
      );
  });

  it('should keep the order of fields, by which a choice is named', () => {
    const list = [
      { act: 'block', paces: 1, by: 'f0' },
      { act: 'block', paces: 2, by: 'f0' },
    ];
    expect(inRows(list)).toEqual([[list[0], 'paces', 2]]);
    expect(fromRows(inRows(list)).map((one) => Object.keys(one))).toEqual([
      ['act', 'paces', 'by'],
      ['act', 'paces', 'by'],
    ]);
  });

  it('should tell a way of many squares in rows, and everything else as it is', () => {
    const square = (x: number, y: number) => ({ x, y });
    const moved = { type: 'moved', fighter: 'h0', way: [square(1, 2), square(1, 3), square(2, 4)] };
    expect(withRows(moved)).toEqual({
      ...moved,
      way: { '=': [[square(1, 2), ['x', 'y'], [1, 3], [2, 4]]] },
    });
    const short = { ...moved, way: moved.way.slice(1) };
    for (const plain of [short, { a: [1, 2, 3] }, { a: [[1], [2], [3]] }, { a: null, b: { '-': [] } }, {}])
      expect(withRows(plain)).toBe(plain);
    for (const thing of [moved, short, { a: [null, square(1, 1), {}], b: { c: 1 } }, { a: [{}, {}, {}] }])
      expect(withoutRows(JSON.parse(JSON.stringify(withRows(thing))))).toEqual(thing);
  });
});
