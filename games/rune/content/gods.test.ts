import { expect, it } from 'vitest';
import { CHARACTERISTIC_PATRON } from './characteristics.ts';
import { GODS } from './gods.ts';

it('[RUN-HERO-32] [RUN-GIFTRULE-DC-04] thirteen gods give, the patrons of the Characteristics among them', () => {
  expect(new Set(GODS).size).toBe(13);
  expect(GODS).toEqual(expect.arrayContaining(Object.values(CHARACTERISTIC_PATRON)));
});
