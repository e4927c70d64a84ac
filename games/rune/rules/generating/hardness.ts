// How hard things may be for heroes who have gained so much.

import { HARDNESS } from '../../content/generating/budget.ts';

export interface Hardness {
  /** Of a roll that is neither easy nor hard. */
  readonly difficulty: number;
  readonly dam: number;
  /** Of falls, dice, water and animals. */
  readonly rows: number;
}

export function hardnessFor(total: number): Hardness {
  const gained = Math.max(0, total);
  const { difficulty, dam, rows } = HARDNESS;
  return {
    difficulty: Math.min(difficulty.most, difficulty.from + Math.floor(gained / difficulty.step)),
    dam: Math.min(dam.most, dam.from + dam.each * Math.floor(gained / dam.step)),
    rows: Math.min(rows.most, rows.from + Math.floor(gained / rows.step)),
  };
}
