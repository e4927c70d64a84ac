import { describe, expect, it } from 'vitest';
import { AREAS, type Area } from '../../content/index.ts';
import { areaTowards, type Direction } from './cursor.ts';
import { middleOf } from './geometry.ts';

describe('the arrow keys', () => {
  const keys: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

  it('lead from every area to every other', () => {
    for (const start of AREAS) {
      const reached = new Set<Area>([start]);
      for (const from of reached) for (const key of keys) reached.add(areaTowards(from, key));
      expect(reached.size, start).toBe(AREAS.length);
    }
  });

  it('lead where they point', () => {
    for (const from of AREAS) {
      const [x, y] = middleOf(from);
      const [right, down] = [
        middleOf(areaTowards(from, 'ArrowRight')),
        middleOf(areaTowards(from, 'ArrowDown')),
      ];
      expect(right[0], from).toBeGreaterThanOrEqual(x);
      expect(down[1], from).toBeGreaterThanOrEqual(y);
    }
  });
});
