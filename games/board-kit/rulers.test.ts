import { describe, expect, it } from 'vitest';
import { labelsOf } from './rulers.ts';

const named = (...names: string[]) => names.map((name, i) => ({ name, at: i * 60 + 30 }));
const GRID = { columns: named('A', 'B', 'C'), rows: named('1', '2', '3'), spacing: 60 };
const SIZE = { width: 300, height: 200 };

describe('the names of columns and rows', () => {
  it('stand beside a map that leaves room', () => {
    const labels = labelsOf(GRID, { scale: 0.5, left: 50, top: 40 }, SIZE);
    expect(labels[0]).toEqual({ name: 'A', x: 65, y: 25 });
    expect(labels[3]).toEqual({ name: '1', x: 35, y: 55 });
  });

  it('stand at the edge of one that does not, and leave out what is out of sight', () => {
    const labels = labelsOf(GRID, { scale: 2, left: -130, top: -10 }, SIZE);
    expect(labels).toEqual([
      { name: 'B', x: 50, y: 9 },
      { name: 'C', x: 170, y: 9 },
      { name: '1', x: 9, y: 50 },
      { name: '2', x: 9, y: 170 },
    ]);
  });

  it('leave some out where they would crowd one another', () => {
    const labels = labelsOf(GRID, { scale: 0.2, left: 50, top: 40 }, SIZE);
    expect(labels.map(({ name }) => name)).toEqual(['A', 'C', '1', '3']);
  });
});
