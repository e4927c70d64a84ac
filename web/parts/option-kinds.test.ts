import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionKinds } from './option-kinds.ts';

const kindOf = (schema: z.ZodType) =>
  optionKinds(z.toJSONSchema(z.strictObject({ it: schema.optional() }), { io: 'input' }))[0];

describe('what one can set', () => {
  it.each([
    ['a yes or no', z.boolean(), [true, false], null],
    ['one of several', z.enum(['agree', 'quick']), ['agree', 'quick'], null],
    ['one of several numbers', z.union([z.literal(2), z.literal(4)]), [2, 4], null],
    ['a few numbers', z.int().min(1).max(4), [1, 2, 3, 4], null],
    ['many numbers', z.int().min(1).max(99), [], { low: 1, high: 99 }],
    ['a number or none', z.int().min(0).max(99).nullable(), [null], { low: 0, high: 99 }],
    ['a number without bounds', z.int(), [], { low: -999, high: 999 }],
  ])('%s', (_, schema, values, range) => {
    expect(kindOf(schema)).toEqual({ key: 'it', values, range });
  });

  it.each([
    ['a document', z.strictObject({ name: z.string() })],
    ['a document or none', z.strictObject({ name: z.string() }).nullable()],
    ['a list', z.array(z.int())],
    ['free text', z.string()],
    ['the number of an adventure or a document', z.union([z.strictObject({}), z.string()])],
  ])('%s is not set by a list or a number', (_, schema) => {
    expect(kindOf(schema)).toBeUndefined();
  });

  it('leaves the document out where a number does as well', () => {
    const kind = kindOf(z.union([z.int().min(1).max(10), z.strictObject({ name: z.string() })]));
    expect(kind).toEqual({ key: 'it', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], range: null });
  });
});
