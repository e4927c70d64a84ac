import { describe, expect, it } from 'vitest';
import { AREAS, type Area } from '../../content/index.ts';
import { centred, fitScale, showing, within, zoomed } from './camera.ts';
import { areaTowards, type Direction } from './cursor.ts';
import { HEIGHT, middleOf, spotOf, WIDTH } from './geometry.ts';

const SIZE = { width: 800, height: 600 };

describe('the camera', () => {
  it('never looks beyond the map, and never from further than all of it', () => {
    const far = within({ scale: 0.01, left: 900, top: -900 }, SIZE);
    expect(far.scale).toBe(fitScale(SIZE));
    expect(far.top).toBeCloseTo((SIZE.height - HEIGHT * far.scale) / 2);
    const near = within({ scale: 2, left: 500, top: -9999 }, SIZE);
    expect(near).toEqual({ scale: 2, left: 0, top: SIZE.height - HEIGHT * 2 });
  });

  it('zooms around the point under the pointer', () => {
    const from = centred(SIZE, 1, [WIDTH / 2, HEIGHT / 2]);
    const to = zoomed(from, SIZE, 1.5, 300, 200);
    expect((300 - to.left) / to.scale).toBeCloseTo((300 - from.left) / from.scale);
    expect((200 - to.top) / to.scale).toBeCloseTo((200 - from.top) / from.scale);
  });

  it('moves only as far as needed to show an area', () => {
    const from = centred(SIZE, 2, spotOf('wessex'));
    expect(showing(from, SIZE, spotOf('wessex'))).toEqual(from);
    for (const area of AREAS) {
      const { left, top } = showing(from, SIZE, spotOf(area));
      const [x, y] = spotOf(area);
      expect(x * 2 + left).toBeGreaterThan(0);
      expect(x * 2 + left).toBeLessThan(SIZE.width);
      expect(y * 2 + top).toBeGreaterThan(0);
      expect(y * 2 + top).toBeLessThan(SIZE.height);
    }
  });
});

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
