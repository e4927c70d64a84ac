// How long a rune power sleeps after use, and what time passes while it does. RUN-GIFTRULE-RUNE-03, -04

export interface Span {
  readonly minutes: number;
  readonly rounds: number;
}

const hours = (n: number): Span => ({ minutes: 60 * n, rounds: 0 });
const rounds = (n: number): Span => ({ minutes: 0, rounds: n });

/** From which level on; what is between two of them has the lower one's. RUN-RULING-G09 */
const RECHARGE: readonly (readonly [from: number, span: Span])[] = [
  [16, rounds(5)],
  [12, rounds(10)],
  [10, hours(0.5)],
  [8, hours(1)],
  [6, hours(3)],
  [4, hours(6)],
  [3, hours(12)],
  [2, hours(24)],
  [1, hours(72)],
];

export function rechargeOf(level: number): Span {
  const row = RECHARGE.find(([from]) => level >= from);
  if (row === undefined) throw new RangeError(`level ${level}`);
  return row[1];
}

/** Minutes from one to the next; before the next adventure everything wakes. RUN-RULING-G09 */
export const PASSING = { event: 30, encounter: 24 * 60, adventure: Number.POSITIVE_INFINITY } as const;

/**
 * Whether it is awake again, by the level that one has now: one bought meanwhile shortens the wait. A fight's rounds come
 * to no minutes, and the least time between two fights is more than any number of rounds. RUN-RULING-G09
 */
export function isAwake(level: number, passed: Span): boolean {
  const needed = rechargeOf(level);
  if (needed.minutes > 0) return passed.minutes >= needed.minutes;
  return passed.minutes > 0 || passed.rounds >= needed.rounds;
}
