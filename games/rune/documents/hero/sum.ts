// A number that can be taken apart.

interface Part {
  /** What it comes from, as words know it. */
  readonly of: string;
  readonly by: number;
}

export interface Sum {
  readonly total: number;
  /** Without those that add nothing. */
  readonly parts: readonly Part[];
}

export function sumOf(...parts: readonly (readonly [of: string, by: number])[]): Sum {
  return {
    total: parts.reduce((sum, [, by]) => sum + by, 0),
    parts: parts.filter(([, by]) => by !== 0).map(([of, by]) => ({ of, by })),
  };
}
