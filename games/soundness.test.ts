import { describe, expect, it } from 'vitest';
import { isBounded, soundness } from './soundness.ts';

const nested = (levels: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
};

describe('a document from anywhere', () => {
  it('is bounded as far as its bounds go, and no further', () => {
    expect([isBounded(nested(24)), isBounded(nested(25))]).toEqual([true, false]);
    expect([isBounded(Array(2_500).fill(0)), isBounded(Array(2_501).fill(0))]).toEqual([true, false]);
    const rows = (count: number): unknown => Array.from({ length: count }, () => Array(2_000).fill(0));
    expect([isBounded(rows(49)), isBounded(rows(50))]).toEqual([true, false]);
    expect(isBounded(Object.fromEntries(Array.from({ length: 2_501 }, (_, i) => [`k${i}`, 0])))).toBe(false);
  });

  it('is looked at no further than the bound, however large it is', () => {
    let looked = 0;
    const watched = (): object =>
      new Proxy([], {
        get: (_, key) => {
          if (key === 'length') return 2_000;
          looked++;
          return typeof key === 'string' ? watched() : undefined;
        },
      });
    expect(isBounded(watched())).toBe(false);
    expect(looked).toBeLessThan(100_001);
  });

  it.each([
    [{ a: [{ b: Number.POSITIVE_INFINITY }] }, 'document-unsound', 'a.0.b'],
    [{ a: '\udc00' }, 'document-unsound', 'a'],
    [{ '\ud800': 1 }, 'document-unsound', '\ud800'],
    [JSON.parse('{"a":{"__proto__":1}}'), 'document-unsound', 'a.__proto__'],
    [nested(30), 'document-too-deep', expect.stringMatching(/^a\.a/)],
    [{ a: Array(3_000).fill(0) }, 'document-too-large', 'a'],
  ])('%# is told with its place', (given, code, where) => {
    expect(soundness(given)).toMatchObject({ refused: { code, params: { where } } });
  });

  it('is sound where nothing is wrong', () => {
    expect(soundness({ a: ['ä', '🜚', -1.5, null, true] })).toEqual({ ok: null });
  });
});
