// What every chart of treasure is made of. RUN-TRE-23, -24

import type { Category } from '../design/gains.ts';

/** A row ends with this number, and begins after the row before it. */
type Row<R> = readonly [upTo: number, result: R];

export interface Chart<R> {
  /** By which it is told apart, and its place in the ledger. */
  readonly rule: string;
  readonly rows: readonly Row<R>[];
  /** Categories that are not named change nothing. RUN-TRE-23 */
  readonly modifiers?: Readonly<Partial<Record<Category, number>>>;
  /** What falls beyond is thrown again. */
  readonly rerolls?: Readonly<
    Partial<Record<Category, { readonly below?: number; readonly above?: number }>>
  >;
  /** What leaves it at one end is thrown anew, without anything added, until it is on that side of this. RUN-TRE-55 */
  readonly turnsAt?: number;
}

/** One die, or two of which the first counts tens. */
export const topOf = <R>({ rows }: Chart<R>): number => rows.at(-1)?.[0] ?? 0;

export const resultAt = <R>({ rows }: Chart<R>, number: number): R =>
  (rows.find(([upTo]) => number <= upTo) ?? (rows.at(-1) as Row<R>))[1];
