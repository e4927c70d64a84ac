// Timing: warm up, repeat, and say how far the rounds lie apart.

/** What several rounds of the same work gave. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Plan {
  /** The work is repeated for at least so long before anything counts. */
  readonly warmUpMs: number;
  readonly rounds: number;
  /** How often a round does the work; 1 if not given. */
  readonly repeats?: number;
}

/** Milliseconds that the processor has spent on us: a busy machine disturbs them less than the clock on the wall. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one call of `work`. */
export function time({ warmUpMs, rounds, repeats = 1 }: Plan, work: () => void): Spread {
  const round = (): number => {
    const from = processorTime();
    for (let i = 0; i < repeats; i++) work();
    return (processorTime() - from) / repeats;
  };
  const warm = processorTime() + warmUpMs;
  do round();
  while (processorTime() < warm);
  return spread(Array.from({ length: rounds }, round));
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
  return { median, min: sorted[0] as number, max: sorted.at(-1) as number };
}

/** What so large a share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] as number;

/** So much work in each round's milliseconds, as a rate a second. */
export const rate = (amount: number, ms: Spread): Spread => ({
  median: (amount * 1000) / ms.median,
  min: (amount * 1000) / ms.max,
  max: (amount * 1000) / ms.min,
});

export const scale = (by: number, { median, min, max }: Spread): Spread => ({
  median: by * median,
  min: by * min,
  max: by * max,
});

/** How many times as fast; its spread is the widest that the rounds allow. */
export const ratio = (a: Spread, b: Spread): Spread => ({
  median: a.median / b.median,
  min: a.min / b.max,
  max: a.max / b.min,
});

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
