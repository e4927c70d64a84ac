// Whose player is behind all others. RUN-VP-10, RUN-CHART-AMULET-EFFECT

import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { isHero } from './fighters.ts';
import type { Fighter, State } from './state.ts';

/** By what was finally awarded to all heroes of a player; alone nobody is behind. */
export function isHindmost({ fighters, heroes }: State, { seat }: Fighter): boolean {
  const totals = new Map<number, number>();
  for (const one of fighters)
    if (isHero(one) && one.seat !== null)
      totals.set(one.seat, (totals.get(one.seat) ?? 0) + standingOf(heroes[one.sheet] as Hero).overall);
  const own = seat === null ? undefined : totals.get(seat);
  if (own === undefined || totals.size === 1) return false;
  return [...totals].every(([other, total]) => other === seat || total > own);
}
