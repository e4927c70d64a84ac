import { describe, expect, it } from 'vitest';
import { amountByKey, withinRange } from './amount.ts';

describe('an amount', () => {
  it('stays between the least and the most', () => {
    expect([-3, 2, 9].map((n) => withinRange(n, [0, 5]))).toEqual([0, 2, 5]);
  });

  it('is set by a digit in the direction it goes, and moved by the signs', () => {
    expect(['4', '+', '-', 'x', 'Enter'].map((key) => amountByKey(key, 2))).toEqual([4, 3, 1, null, null]);
    expect(amountByKey('4', -2)).toBe(-4);
  });
});
