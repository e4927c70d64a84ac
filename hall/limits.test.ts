import { describe, expect, it } from 'vitest';
import { Allowance, Bucket, Buckets } from './limits.ts';

describe('a bucket', () => {
  it('should give a burst, then as much as the rate allows', () => {
    const bucket = new Bucket(2, 5, 0);
    expect([1, 2, 3, 4, 5, 6].map(() => bucket.take(0))).toEqual([true, true, true, true, true, false]);
    expect([bucket.take(400), bucket.take(500), bucket.take(500)]).toEqual([false, true, false]);
    expect(bucket.take(1500, 2)).toBe(true);
  });

  it('should never hold more than its burst', () => {
    const bucket = new Bucket(1000, 3, 0);
    expect([bucket.take(1e9, 4), bucket.take(1e9, 3)]).toEqual([false, true]);
  });

  it('should go on as before when its clock is set back', () => {
    const bucket = new Bucket(2, 5, 3_600_000);
    expect([bucket.take(3_600_000, 3), bucket.take(0, 2), bucket.take(0)]).toEqual([true, true, false]);
    expect([bucket.take(400), bucket.take(500), bucket.take(500)]).toEqual([false, true, false]);
  });
});

describe('buckets', () => {
  it('should count each address alone', () => {
    const buckets = new Buckets(1, 1);
    expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true]);
  });

  it('should not grow without end', () => {
    const buckets = new Buckets(1, 1);
    for (let i = 0; i < 25_000; i++) buckets.take(`address ${i}`, 0);
    expect(buckets.size).toBe(10_000);
  });
});

describe('an allowance', () => {
  it('should be shared by all that one person asks, wherever from', () => {
    const allowance = new Allowance(1, 3);
    const ann = (address: string) => ({ key: 'ann', address });
    expect(['a', 'b', 'c', 'd'].map((address) => allowance.take(ann(address), 0))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(allowance.take({ key: 'bob', address: 'a' }, 0)).toBe(true);
  });

  it('should be shared by a household, and what is refused costs nobody anything', () => {
    const allowance = new Allowance(1, 3);
    const many = Array.from({ length: 20 }, (_, i) =>
      [1, 2, 3, 4].map(() => allowance.take({ key: `guest ${i}`, address: 'a' }, 0)),
    );
    expect(many.flat().filter(Boolean).length).toBe(30);
    expect(many.slice(0, 10)).toEqual(new Array(10).fill([true, true, true, false]));
    expect(allowance.take({ key: 'guest 19', address: 'b' }, 0, 3)).toBe(true);
  });
});
