import { expect, it } from 'vitest';
import { placed } from './placed.ts';

it.each([
  ['moved', 'M-1 2L3 4Z', { at: [10, 20] }, 'M9 22L13 24Z'],
  ['turned by a quarter', 'M10 0L0 10', { at: [0, 0], turn: 90 }, 'M0 10L-10 0'],
  ['larger', 'M1 1Q2 2 3 3', { at: [0, 0], scale: 2 }, 'M2 2Q4 4 6 6'],
  ['in a mirror', 'M1 1L2 2', { at: [0, 0], flip: true }, 'M-1 1L-2 2'],
  ['with straight strokes', 'M1 1H5V9', { at: [10, 10] }, 'M11 11L15 11L15 19'],
  ['with relative strokes', 'm1 1l2 0h3v-2zm4 4l1 1', { at: [0, 0] }, 'M1 1L3 1L6 1L6 -1ZM5 5L6 6'],
  ['with arcs', 'M0 0A5 4 0 1 0 10 0', { at: [0, 0], scale: 2, turn: 90 }, 'M0 0A10 8 90 1 0 0 20'],
  ['with arcs in a mirror', 'M0 0a5 4 10 1 0 10 0', { at: [0, 0], flip: true }, 'M0 0A5 4 -10 1 1 -10 0'],
  ['with many points after one letter', 'M0 0L1 1 2 2-3-3', { at: [0, 0] }, 'M0 0L1 1L2 2L-3 -3'],
] as const)('a drawing is %s', (_, path, put, drawn) => {
  expect(placed(path, put)).toBe(drawn);
});

it('knows which strokes it cannot move', () => {
  expect(() => placed('M0 0T1 1', { at: [0, 0] })).toThrow('T');
});
