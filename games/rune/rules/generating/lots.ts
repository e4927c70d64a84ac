// Lots drawn with dice.

import type { Dice } from '@skald/kernel';

export const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1] as T;

export const between = (dice: Dice, least: number, most: number): number =>
  least + dice.roll(most - least + 1) - 1;

/** In so many of a hundred cases. */
export const happens = (dice: Dice, percent: number): boolean => dice.roll(100) <= percent;

export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = dice.roll(i + 1) - 1;
    [mixed[i], mixed[other]] = [mixed[other] as T, mixed[i] as T];
  }
  return mixed;
}
