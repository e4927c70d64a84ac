import { expect, it } from 'vitest';
import { barName, barsOf } from './bars.ts';

it('every number between the least and the greatest has its bar, even where nothing came up', () => {
  expect(barsOf({ 2: 3, 5: 1 }, 10)).toEqual([
    { from: 2, to: 2, times: 3 },
    { from: 3, to: 3, times: 0 },
    { from: 4, to: 4, times: 0 },
    { from: 5, to: 5, times: 1 },
  ]);
  expect(barsOf({}, 10)).toEqual([]);
});

it('where there are too many, some share one, and none is lost', () => {
  const bars = barsOf({ 1: 1, 4: 2, 7: 3, 11: 4 }, 4);
  expect(bars.map(barName)).toEqual(['1–3', '4–6', '7–9', '10–12']);
  expect(bars.map(({ times }) => times)).toEqual([1, 2, 3, 4]);
});

it('a number below nothing has a minus, and not the dash of a range', () => {
  expect(barsOf({ [-3]: 1, 0: 1 }, 2).map(barName)).toEqual(['−3–−2', '−1–0']);
});
