import { expect, it } from 'vitest';
import { asksFirst } from './second-tap.ts';

it.each([
  ['auto', 'touch', true],
  ['auto', 'pen', true],
  ['auto', 'mouse', false],
  ['always', 'mouse', true],
  ['never', 'touch', false],
] as const)('should, wished for as %s, with a %s ask first: %s', (wish, pointer, asks) => {
  expect(asksFirst(wish, pointer)).toBe(asks);
});
