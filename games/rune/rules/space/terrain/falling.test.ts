import { expect, it } from 'vitest';
import { fallDamage, isHarmless } from './falling.ts';

it.each([
  [9.5, -20, 0],
  [10, 6, 5],
  [10, 5, 11],
  [15, 6, 5],
  [15.5, 6, 10],
  [16, 6, 10],
  [25, 0, 36],
  [26, 9, 25],
  [100, 6, 45],
  [100.5, 6, 50],
  [101, 3, 58],
])(
  '[RUN-HAZ-FALL-01] [RUN-HAZ-FALL-04] [RUN-RULING-T50] a fall of %f feet with a Jump of %i: %i',
  (feet, jump, raw) => {
    expect(fallDamage(feet, jump)).toBe(raw);
  },
);

it.each([
  [35, 9, 2, 20],
  [35, 5, 2, 31],
  [18, 9, 2, 0],
  [18, 9, 1, 5],
  [120, 9, 1, 45],
])(
  '[RUN-RULING-G47] a fall of %f feet with a Jump of %i, read %i rows shorter: %i',
  (feet, jump, spared, raw) => {
    expect(fallDamage(feet, jump, spared)).toBe(raw);
    expect(isHarmless(feet, spared)).toBe(raw === 0);
  },
);
