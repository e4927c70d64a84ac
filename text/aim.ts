// What one plays for: told before the first choice, kept in sight while it is played, taken apart at the end.

/** Before the first choice. */
export interface Briefing {
  /** Where one is, and how it came to that. */
  readonly story: readonly string[];
  readonly goal: string;
  /** What must not happen. */
  readonly perils: readonly string[];
}

/** In sight all the time. */
export interface Aim {
  readonly goal: string;
  /** How much time is left; null where nothing ends by itself. */
  readonly clock: string | null;
  /** Whether it is the last turn or round. */
  readonly last: boolean;
}

/** What decides in the end, for one seat. */
export interface Score {
  /** As short as a number. */
  readonly short: string;
  /** What is counted. */
  readonly name: string;
  /** What it is made of, in the order of adding; empty where there is nothing to take apart. */
  readonly parts: readonly ScorePart[];
}

export interface ScorePart {
  readonly name: string;
  readonly value: number;
}
