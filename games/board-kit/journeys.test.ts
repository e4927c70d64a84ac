import { describe, expect, it } from 'vitest';
import { elsewhereFor, type Journey, joined, lastJourney, pacesOfJourney } from './journeys.ts';

const walk = (pieces: string[], ...path: number[]): Journey<string, number> => ({
  kind: 'travel',
  pieces,
  path,
});
const word = { kind: 'word' };

describe('journeys', () => {
  it('of the same pieces are one where the second begins where the first ends', () => {
    expect(joined(walk(['a'], 1, 2), walk(['a'], 2, 3, 4))).toEqual(walk(['a'], 1, 2, 3, 4));
    expect(joined(walk(['a'], 1, 2), walk(['a'], 3, 4))).toBeNull();
    expect(joined(walk(['a'], 1, 2), walk(['a', 'b'], 2, 3))).toBeNull();
  });

  it('may compare places in their own way', () => {
    const [one, other] = [{ x: 1 }, { x: 1 }];
    const [first, second] = [
      { kind: 'travel', pieces: ['a'], path: [{ x: 0 }, one] },
      { kind: 'travel', pieces: ['a'], path: [other, { x: 2 }] },
    ] as const satisfies readonly Journey<string, { x: number }>[];
    expect(joined<Journey<string, { x: number }>>(first, second)).toBeNull();
    const same = (a?: { x: number }, b?: { x: number }): boolean => a?.x === b?.x;
    expect(joined<Journey<string, { x: number }>>(first, second, same)?.path).toHaveLength(3);
  });

  it('take a pace a step', () => {
    expect(pacesOfJourney(walk(['a'], 1, 2, 3))).toBe(2);
  });

  it('keep pieces where they were until they go, and show them nowhere else while they do', () => {
    expect([...elsewhereFor([walk(['a', 'b'], 1, 2), word, walk(['c'], 5, 6), walk(['a'], 2, 3)])]).toEqual([
      ['a', null],
      ['b', null],
      ['c', 5],
    ]);
    expect(lastJourney([walk(['a'], 1, 2), word])).toEqual(walk(['a'], 1, 2));
    expect(lastJourney([word])).toBeNull();
  });
});
