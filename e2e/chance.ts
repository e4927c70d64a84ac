// What the hands of a test choose by chance, from a number that is its own: a red test answers in the same way again.

import { FastDice } from '@skald/kernel';

let dice = new FastDice(1);

/** From the beginning, for the test of this name. */
export function beginChance(name: string): void {
  let number = 1;
  for (const letter of name) number = (Math.imul(number, 31) + (letter.codePointAt(0) as number)) >>> 0;
  dice = new FastDice(number);
}

/** Any place of so many, from 0. */
export const anyOf = (count: number): number => dice.roll(Math.max(1, count)) - 1;

export const inPercent = (percent: number): boolean => dice.roll(100) <= percent;
