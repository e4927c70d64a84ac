import { gapSquared } from '@skald/games/grid-kit';
import { describe, expect, it } from 'vitest';
import { SHOOTING_RANGE } from '../../content/index.ts';
import { isInRange } from './range.ts';
import { hall } from './testing.ts';

const { terrain, base } = hall(24, 24);
const { grid } = terrain;
const here = base(0, 0, 'S');

describe('range', () => {
  it('[DUN-SHOOT-06] counts between the nearest points of two squares', () => {
    expect(gapSquared(grid, here, base(1, 1, 'N'))).toBe(0);
    expect(gapSquared(grid, here, base(3, 0, 'N'))).toBe(4);
    expect(gapSquared(grid, here, base(3, 4, 'N'))).toBe(4 + 9);
    expect(gapSquared(grid, base(3, 4, 'N'), here)).toBe(4 + 9);
  });

  it.each([
    [9, 0, 64, true],
    [10, 0, 81, false],
    [6, 6, 50, true],
    [7, 7, 72, false],
    [8, 5, 65, false],
    [9, 3, 68, false],
  ])('[DUN-VEC-44, DUN-RULING-17, DUN-SHOOT-04] Long to (%d, %d): gap² %d, %s', (x, y, gap, within) => {
    expect(gapSquared(grid, here, base(x, y, 'N'))).toBe(gap);
    expect(isInRange(grid, here, base(x, y, 'N'), 'long')).toBe(within);
  });

  it.each([
    [5, 0, 16, true],
    [6, 0, 25, false],
    [3, 3, 8, true],
    [4, 4, 18, false],
    [4, 3, 13, true],
    [5, 2, 17, false],
  ])('[DUN-VEC-45] Short to (%d, %d): gap² %d, %s', (x, y, gap, within) => {
    expect(gapSquared(grid, here, base(x, y, 'N'))).toBe(gap);
    expect(isInRange(grid, here, base(x, y, 'N'), 'short')).toBe(within);
  });

  it('[DUN-SHOOT-05] is Long for every shot', () => {
    expect(SHOOTING_RANGE).toBe('long');
    expect(isInRange(grid, here, base(9, 0, 'N'), SHOOTING_RANGE)).toBe(true);
    expect(isInRange(grid, here, base(10, 0, 'N'), SHOOTING_RANGE)).toBe(false);
  });

  it('takes the nearest pair of squares of Large models', () => {
    const large = base(10, 10, 'N', 2);
    expect(gapSquared(grid, large, base(14, 10, 'N'))).toBe(4);
    expect(gapSquared(grid, large, base(7, 8, 'N'))).toBe(4 + 1);
    expect(gapSquared(grid, large, base(6, 6, 'S', 2))).toBe(4 + 4);
    expect(gapSquared(grid, base(6, 6, 'S', 2), large)).toBe(4 + 4);
  });
});
