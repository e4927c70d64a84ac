// How hard things are. RUN-BASIC-04

export const DIFFICULTY = {
  veryEasy: 3,
  average: 6,
  tough: 9,
  veryTough: 12,
  nearlyImpossible: 15,
  superhuman: 16,
} as const;
export type DifficultyName = keyof typeof DIFFICULTY;
const DIFFICULTY_NAMES = Object.keys(DIFFICULTY) as DifficultyName[];

/** Where neither the notes nor a rule say another. RUN-BASIC-17 */
export const DEFAULT_DIFFICULTY: number = DIFFICULTY.average;

/** By what a number is called: the hardest that it reaches; null where it is easier than very easy. RUN-BASIC-04 */
export const difficultyName = (difficulty: number): DifficultyName | null =>
  DIFFICULTY_NAMES.findLast((name) => difficulty >= DIFFICULTY[name]) ?? null;
