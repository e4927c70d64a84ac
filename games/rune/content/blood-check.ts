// How deadly an encounter may be. Measured, not guessed: docs/blood-check.md

export const BLOOD_CHECK = {
  /** Of the runs with heroes such as it expects, in how many somebody may die at most. */
  limit: 0.69,
  /** Fewer runs prove nothing. */
  leastRuns: 100,
} as const;
