import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firstIssue, placeOf } from './issues.ts';

const Tree = z.strictObject({ kind: z.literal('tree'), leaves: z.array(z.int()) });
const Stone = z.strictObject({ kind: z.literal('stone'), weight: z.int(), cracks: z.int() });
const Place = z.strictObject({ things: z.array(z.union([Stone, Tree]).nullable()) });

const minded = (given: unknown) => {
  const { error } = Place.safeParse(given);
  return error === undefined ? null : ([firstIssue(error), placeOf(error)] as const);
};

describe('what a schema minds first', () => {
  it('is said with its place, in whichever of several things it was meant to be', () => {
    expect(minded({ things: [null, { kind: 'tree', leaves: [1] }] })).toBeNull();
    const [said, place] = minded({ things: [null, { kind: 'tree', leaves: [1, 'two'] }] }) ?? [];
    expect(said).toMatch(/^things\.1\.leaves\.1: /);
    expect(place).toEqual(['things', 1, 'leaves', 1]);
  });

  it('is the name that nobody knows', () => {
    expect(minded({ things: [], wings: 2 })?.[1]).toEqual(['wings']);
    expect(minded({ things: [{ kind: 'tree', leaves: [], roots: 3 }] })?.[1]).toEqual(['things', 0, 'roots']);
  });

  it('is the whole where nothing of it is right, and nothing where nothing is minded', () => {
    expect(minded(7)?.[0]).toMatch(/^document: /);
    expect(minded(7)?.[1]).toEqual([]);
    expect([firstIssue({ issues: [] }), placeOf({ issues: [] })]).toEqual(['', []]);
  });
});
