import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestSchema, readChoice } from './index.ts';

const choice = { id: 7, do: 'play', table: 'abcdefghij01', seat: 1, option: 'step:thule', at: 12 };

/** Values that stand close to the border of what is allowed, on either side of it. */
const near = fc.oneof(
  fc.constantFrom<unknown>(0, -0, -1, 1, 0.5, 63, 64, 2 ** 53 - 1, 2 ** 53, 1e300, null, true, '', 'play'),
  fc.constantFrom(
    'abcdefghij01',
    'ABCDEFGHIJ01',
    'abcdefghij01\n',
    'abcdefghij0',
    'x'.repeat(200),
    'x'.repeat(201),
  ),
  fc.jsonValue({ maxDepth: 1 }),
);
const anyRequest = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(choice), 'more'), near, { maxKeys: 3 }),
    fc.subarray(Object.keys(choice), { maxLength: 1 }),
  )
  .map(([changes, without]) => {
    const all: Record<string, unknown> = { ...choice, ...changes };
    for (const key of without) delete all[key];
    return JSON.parse(JSON.stringify(all)) as unknown;
  });

describe('a choice that is read by hand', () => {
  it('should be read', () => {
    expect(readChoice({ ...choice })).toEqual(choice);
  });

  it('should be taken exactly where the schema takes it', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyRequest, (given) => {
        const read = RequestSchema.safeParse(given).data ?? null;
        const byHand = readChoice(given);
        expect(byHand).toEqual(read?.do === 'play' ? read : null);
        if (byHand !== null) taken += 1;
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it('should not be anything else', () => {
    for (const given of [null, 7, 'play', [], [choice], { ...choice, do: 'undo' }])
      expect(readChoice(given)).toBeNull();
  });
});
