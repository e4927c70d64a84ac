// How much an encounter may cost, and whether what it costs is earned. RUN-BUDGET

import type { PriceLine } from '@skald/kernel';
import { BASE_LIMIT, type EncounterKind, EXPERIENCE } from '../../content/design/budget.ts';
import { DESIGN_RULINGS, type DesignRulings } from '../../content/design/rulings.ts';

/** What more than half of the players have reached. RUN-BUDGET-05, -07 */
export const majorityTotal = (totals: readonly number[]): number =>
  totals.toSorted((one, other) => other - one)[Math.floor(totals.length / 2)] ?? 0;

/** Only the highest row counts. RUN-BUDGET-06 */
export const increaseFor = (total: number): number =>
  total < EXPERIENCE.from ? 0 : EXPERIENCE.points * Math.floor(total / EXPERIENCE.step);

/** RUN-RULING-F01: a group may take the other number for what is no plot. */
export const baseFor = (kind: EncounterKind, { baseLimit }: DesignRulings): number =>
  BASE_LIMIT[kind] === DESIGN_RULINGS.baseLimit ? baseLimit : BASE_LIMIT[kind];

export interface Sums {
  readonly spent: number;
  readonly earned: number;
}

/** Nothing is set off against anything. RUN-BUDGET-08, -09 */
export function sumsOf(lines: readonly PriceLine[]): Sums {
  let spent = 0;
  let earned = 0;
  for (const { points } of lines)
    if (points > 0) spent += points;
    else earned -= points;
  return { spent, earned };
}
