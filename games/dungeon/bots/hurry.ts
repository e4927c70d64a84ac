// The deck runs out: what haste is worth.

import type { Field } from './field.ts';

/** A step nearer to the goal. */
export const stepWorth = ({ roundsLeft }: Field): number => Math.min(0.9, 0.16 + 1.2 / roundsLeft);

/** A door that opens. */
export const doorWorth = ({ roundsLeft }: Field): number => 2.2 + Math.min(4, 8 / roundsLeft);
