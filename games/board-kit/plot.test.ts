import { describe, expect, it } from 'vitest';
import { axesOf, lineOf, stepsTo } from './plot.ts';

const EDGE = { left: 20, right: 10, top: 5, bottom: 15 };

describe('a plot', () => {
  it('reaches from edge to edge', () => {
    const { x, y } = axesOf({ width: 430, height: 220 }, EDGE, 8, 10);
    expect([x(0), x(8)]).toEqual([20, 420]);
    expect([y(10), y(0)]).toEqual([5, 205]);
  });

  it('can be drawn before anything has happened', () => {
    const { x } = axesOf({ width: 430, height: 220 }, EDGE, 0, 10);
    expect(x(0)).toBe(20);
  });

  it('marks even steps', () => {
    expect(stepsTo(11, 5)).toEqual([0, 5, 10]);
    expect(
      lineOf(
        [1, 2],
        (n) => n * 10,
        (n) => n,
      ),
    ).toBe('M10 1L20 2');
  });
});
