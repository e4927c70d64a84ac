import { expect, it } from 'vitest';
import { sumText, withParts } from './sums.ts';

const said = (...parts: [amount: number, name: string][]): string =>
  sumText(parts.map(([amount, name]) => ({ amount, name }))).replaceAll('\u00a0', ' ');

it('a sum names every part and what they come to', () => {
  expect(said([5, 'Ragnar'], [1, 'Lovi'], [2, 'Hagen'])).toBe('5 Ragnar + 1 Lovi + 2 Hagen = 8');
  expect(said([5, 'Ragnar'], [-1, 'hail'])).toBe('5 Ragnar − 1 hail = 4');
  expect(said([-2, 'hail'], [1, 'Lovi'])).toBe('−2 hail + 1 Lovi = −1');
});

it('one part is no sum, what adds nothing is not named, and nothing is 0', () => {
  expect(said([5, 'Hauk'])).toBe('5 Hauk');
  expect(said([5, 'Hauk'], [0, 'Lovi'])).toBe('5 Hauk');
  expect(said([0, 'Gunnar'])).toBe('0 Gunnar');
  expect(said()).toBe('0');
});

it('a number under its name has its parts beside it where there are several', () => {
  const strength = (n: number): string => `strength ${n}`;
  const lovi = { name: 'Lovi', amount: 1 };
  expect(withParts(strength, [{ name: 'Ragnar', amount: 5 }, lovi]).replaceAll('\u00a0', ' ')).toBe(
    'strength 6 (5 Ragnar + 1 Lovi)',
  );
  expect(withParts(strength, [{ name: 'Hauk', amount: 5 }])).toBe('strength 5');
});
