// Chance with a shape: lines that wander and fields that swell, from dice alone. Only sums and products are used, so
// that every machine draws the same land from the same number.

import type { Dice } from '@skald/kernel';

/** A number from 0 up to 1. */
const share = (dice: Dice): number => (dice.roll(4096) - 1) / 4096;

export const between = (dice: Dice, low: number, high: number): number => low + share(dice) * (high - low);

/** A whole number, both ends included. */
export const whole = (dice: Dice, low: number, high: number): number => low + dice.roll(high - low + 1) - 1;

export const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1] as T;

export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const pile = [...list];
  return list.map(() => pile.splice(dice.roll(pile.length) - 1, 1)[0] as T);
}

const REACH = 32;
const ease = (t: number): number => t * t * (3 - 2 * t);

/** A line that wanders between −1 and 1; `grain` is how far apart its turns are. */
export function wandering(dice: Dice, grain: number): (t: number) => number {
  const knots = Array.from({ length: REACH * 2 }, () => between(dice, -1, 1));
  return (t) => {
    const at = t / grain + REACH;
    const from = Math.floor(at);
    const [a = 0, b = 0] = [knots[from], knots[from + 1]];
    return a + (b - a) * ease(at - from);
  };
}
