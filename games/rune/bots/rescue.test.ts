import { expect, it } from 'vitest';
import type { Surface } from '../content/terrain.ts';
import { trap } from '../documents/encounter/testing.ts';
import { goOn, holding, sit } from '../rules/sitting/testing.ts';
import { best } from './testing.ts';

/** Ragnar goes under, and Gunnhild is asked. */
const drowning = (surface: Surface, current: 'none' | 'strong') =>
  goOn(
    sit(
      holding(
        trap(null, [{ kind: 'drowning', surface, current }], { targets: { most: 1, by: 'marchingOrder' } }),
      ),
      1,
      9,
    ),
  );

it('goes in after somebody where that is likely to bring him back [RUN-HAZ-DROWN-06]', () => {
  const driver = drowning('tranquil', 'none');
  expect([driver.kind, driver.asked]).toEqual(['volunteer', [1]]);
  expect(best(driver, 1)).toBe('roll');
});

it('stays ashore where that would only make two of them [RUN-HAZ-DROWN-06]', () => {
  expect(best(drowning('undercurrent', 'strong'), 1)).toBe('leaveIt');
});
