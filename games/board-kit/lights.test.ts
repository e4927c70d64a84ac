import { describe, expect, it } from 'vitest';
import { edgeArrow, ringAround } from './lights.ts';

const SIZE = { width: 400, height: 300 };

describe('an arrow at the edge', () => {
  it('is not there for what is in sight', () => {
    for (const at of [
      [0, 0],
      [200, 150],
      [400, 300],
    ] as const)
      expect(edgeArrow(at, SIZE)).toBeNull();
  });

  it.each([
    ['to the right', [900, 150], [382, 150], 0],
    ['below', [200, 900], [200, 282], 90],
    ['to the left', [-500, 150], [18, 150], 180],
    ['above', [200, -500], [200, 18], -90],
    ['below to the right', [482, 382], [382, 282], 45],
  ] as const)('points at what is %s, and lies on the board', (_, at, where, turn) => {
    expect(edgeArrow(at, SIZE)).toEqual({ at: where, turn });
  });
});

it('a ring goes all around', () => {
  expect(ringAround([10, 20], 5)).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z');
});
