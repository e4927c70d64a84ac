import { begun, continued } from '@skald/games/board-kit';
import type { Place } from '@skald/games/grid-kit';
import { expect, it } from 'vitest';
import { field } from '../../../documents/encounter/testing.ts';
import type { Squares } from './areas.ts';
import { type Breadth, type Form, formOn } from './forms.ts';
import { painted } from './paint.ts';
import { PAINTS } from './paints.ts';

/** The squares of a stroke over these places, as column and row. */
function drawn(form: Form | 'single', breadth: Breadth, ...places: readonly Readonly<Place>[]): string[] {
  const [first, ...others] = places;
  const wall = painted(field(), new Set(Array.from({ length: 12 }, (_, x) => 24 + x)), PAINTS.wall);
  const start = begun<Squares, Readonly<Place>>(new Set(), formOn(wall, form, breadth), first!);
  const { drawn: squares } = others.reduce(continued<Squares, Readonly<Place>>, start);
  return [...squares].sort((a, b) => a - b).map((square) => `${square % 12}.${Math.floor(square / 12)}`);
}

it('a brush paints all that it comes over, as broad as it is', () => {
  expect(drawn('brush', 1, [1, 5], [4, 5], [4, 6])).toEqual(['1.5', '2.5', '3.5', '4.5', '4.6']);
  expect(drawn('brush', 2, [1, 5])).toEqual(['1.5', '2.5', '1.6', '2.6']);
  expect(drawn('brush', 3, [0, 0])).toEqual(['0.0', '1.0', '0.1', '1.1']);
});

it('a line and a rectangle follow their end, from beyond the edge too', () => {
  expect(drawn('line', 1, [1, 5], [9, 9], [3, 7])).toEqual(['1.5', '2.6', '3.7']);
  expect(drawn('rectangle', 3, [-2, 10], [1, 13])).toEqual(['0.10', '1.10', '0.11', '1.11']);
});

it('what there is one of is where the pointer is', () => {
  expect(drawn('single', 5, [1, 5], [4, 5])).toEqual(['4.5']);
  expect(drawn('single', 1, [1, 5], [40, 5])).toEqual([]);
});

it('filling takes the region under the pointer', () => {
  expect(drawn('fill', 1, [1, 5])).toHaveLength(108);
  expect(drawn('fill', 1, [1, 5], [1, 0])).toHaveLength(24);
});
