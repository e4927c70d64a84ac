import { describe, expect, it } from 'vitest';
import type { Area } from '../../content/battle-map.ts';
import { combatArea, covers } from './shares.ts';
import { field } from './testing.ts';

/** Twelve by eight paces, in cells of four: three by two. */
const MAP = field({ width: 12, height: 8, cell: 4, walls: [] });
const block = (x: number, y: number, width: number, height: number): Area =>
  Array.from({ length: height }, (_, i) => [x, y + i, width]);

describe('the share of a field', () => {
  it('[RUN-TER-06] is found by counting cells: one that is marked at all counts, and none counts twice', () => {
    const all = combatArea(MAP);
    expect(all.size).toBe(6);
    expect(all.touchedBy([block(0, 0, 4, 4)])).toBe(1);
    expect(all.touchedBy([[[3, 3, 1]]])).toBe(1);
    expect(all.touchedBy([[[3, 3, 2]]])).toBe(2);
    expect(all.touchedBy([block(3, 3, 2, 2)])).toBe(4);
    expect(all.touchedBy([block(0, 0, 4, 4), block(2, 2, 6, 1)])).toBe(2);
    expect(all.touchedBy([block(0, 0, 12, 8)])).toBe(6);
  });

  it('[RUN-TER-06] leaves out where nobody can stand', () => {
    const walled = { ...MAP, walls: block(8, 0, 4, 4) };
    const all = combatArea(walled);
    expect(all.size).toBe(5);
    expect(all.touchedBy([block(0, 0, 12, 8)])).toBe(5);
    expect(combatArea({ ...MAP, walls: block(8, 0, 3, 4) }).size).toBe(6);
  });

  it('[RUN-TER-06] [RUN-RULING-T17] is a half, a third or two thirds if no more than a cell is missing', () => {
    expect([1, 2, 3].map((cells) => covers(cells, 6, 1 / 2))).toEqual([false, true, true]);
    expect([2, 3].map((cells) => covers(cells, 6, 2 / 3))).toEqual([false, true]);
  });
});
