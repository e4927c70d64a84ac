import { describe, expect, it } from 'vitest';
import { Bucket, Buckets } from './limits.ts';

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
