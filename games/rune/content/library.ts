// Adventures that one names instead of bringing them: told in two editions, or made from a number.

export const ADVENTURE_NAMES = ['stolen-rune', 'stolen-rune-printed', 'generated'] as const;
export type AdventureName = (typeof ADVENTURE_NAMES)[number];

/** Numbers from which an adventure is made, and the one that is taken where nobody names any. */
export const MOST_SEEDS = 99_999;
export const USUAL_SEED = 1;
