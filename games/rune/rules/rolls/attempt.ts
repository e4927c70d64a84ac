// One roll against a Difficulty. RUN-BASIC-02, -03, -06, -17

import { DEFAULT_DIFFICULTY } from '../../content/difficulties.ts';
import { chanceOf, type Thrown } from '../dice.ts';

export interface Attempt {
  readonly total: number;
  readonly difficulty: number;
  /** By how much it was made, or missed. */
  readonly margin: number;
  readonly success: boolean;
}

export function attempt(
  { result }: Pick<Thrown, 'result'>,
  bonus: number,
  difficulty: number = DEFAULT_DIFFICULTY,
): Attempt {
  const total = result + bonus;
  return { total, difficulty, margin: total - difficulty, success: total >= difficulty };
}

export const chanceOfAttempt = (bonus: number, difficulty: number = DEFAULT_DIFFICULTY): number =>
  chanceOf(bonus, difficulty);

/** How likely it is made within so many tries, one after the other. RUN-OTHER-06 */
export const chanceWithin = (tries: number, bonus: number, difficulty: number = DEFAULT_DIFFICULTY): number =>
  1 - (1 - chanceOf(bonus, difficulty)) ** tries;
