// A number told part by part: whoever wants it adds up, whoever asks where it comes from lists the same parts.

import type { Source } from '../content/index.ts';

export type Tell = (from: Source, amount: number) => void;

export interface SumPart {
  readonly from: Source;
  readonly amount: number;
}

export function total(parts: (tell: Tell) => void): number {
  let sum = 0;
  parts((_from, amount) => {
    sum += amount;
  });
  return sum;
}

export function listed(parts: (tell: Tell) => void): SumPart[] {
  const list: SumPart[] = [];
  parts((from, amount) => list.push({ from, amount }));
  return list;
}

export const totalOf = (parts: readonly SumPart[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
