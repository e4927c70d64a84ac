// A number and the parts it is made of: each part is added up, and written down only where somebody asks for the list.

import type { Source } from '../content/index.ts';

export interface SumPart {
  readonly from: Source;
  readonly amount: number;
}

/** What a part comes to. */
export function part(from: Source, amount: number, list?: SumPart[]): number {
  list?.push({ from, amount });
  return amount;
}

export function listed(sum: (list: SumPart[]) => number): SumPart[] {
  const list: SumPart[] = [];
  sum(list);
  return list;
}

export const totalOf = (parts: readonly SumPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
