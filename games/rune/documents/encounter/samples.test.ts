import { expect, it } from 'vitest';
import { check } from './check/index.ts';
import { priceOf } from './price/index.ts';
import { ENCOUNTER_SAMPLES } from './samples.ts';

it('the sample is legal to the point, and says what it costs', () => {
  const [, toll] = ENCOUNTER_SAMPLES;
  expect(toll && check(toll)).toEqual([]);
  expect(toll && priceOf(toll).totals).toEqual({
    // The warren is dark, and goblins see in it.
    spent: 55,
    earned: 61,
    base: 300,
    increase: 0,
    limit: 300,
    remaining: 6,
  });
});
