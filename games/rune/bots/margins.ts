// What success is worth on the average: by how much a die comes out above what it has to reach.

import { FARTHEST, ordinaryIs } from '../rules/dice.ts';

const MARGINS = new Map<number, number>();

/** Failures counted as nothing. RUN-VP-21 */
export function marginOver(least: number): number {
  const known = MARGINS.get(least);
  if (known !== undefined) return known;
  let sum = 0;
  for (let face = Math.max(least + 1, -FARTHEST); face <= FARTHEST; face++)
    sum += (face - least) * ordinaryIs(face);
  MARGINS.set(least, sum);
  return sum;
}
