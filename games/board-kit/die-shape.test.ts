import { describe, expect, it } from 'vitest';
import { dieShape, edgesPath, pathOf, pipsOf } from './die-shape.ts';

const SIDES = Array.from({ length: 17 }, (_, i) => i + 4);

describe('the face of a die', () => {
  it.each(SIDES)('lies within its box with %i sides, and so does its number', (sides) => {
    const { outline, edges, number } = dieShape(sides);
    expect(outline.length).toBeGreaterThanOrEqual(3);
    for (const [x, y] of [...outline, ...edges.flat(), number.at]) {
      expect(Math.abs(x)).toBeLessThanOrEqual(12);
      expect(y).toBeGreaterThanOrEqual(-12);
      expect(y).toBeLessThanOrEqual(12);
    }
  });

  it('is a kite on a die of ten: its lower corners lie nearer to each other than to the upper', () => {
    const [top, right, bottom, left] = dieShape(10)
      .edges.slice(0, 4)
      .map(([from]) => from);
    const apart = (a = [0, 0] as const, b = [0, 0] as const): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
    expect(apart(top as never, right as never)).toBeCloseTo(apart(top as never, left as never));
    expect(apart(bottom as never, right as never)).toBeLessThan(apart(top as never, right as never));
  });

  it('has as many pips as it counts on a die of six', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(pipsOf(face)).toHaveLength(face);
  });

  it('is drawn as a path', () => {
    expect(pathOf(dieShape(6).outline)).toBe('M-10.5 -10.5L10.5 -10.5L10.5 10.5L-10.5 10.5Z');
    expect(edgesPath(dieShape(6).edges)).toBe('');
  });
});
