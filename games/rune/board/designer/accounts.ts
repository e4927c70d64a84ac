// What each event and each of its elements costs and earns, and how much is wrong with it: counted once, shown in lists.

import type { DocumentPath, PriceLine, Problem } from '@skald/kernel';
import type { Sums } from '../../documents/encounter/budget.ts';

export interface Account extends Sums {
  /** What keeps it from being run. */
  readonly wrong: number;
}

const NOTHING: Account = { spent: 0, earned: 0, wrong: 0 };

/** Of an event, or of one of its elements. */
export type Accounts = (event: number, element: number | null) => Account;

export function accountsOf(lines: readonly PriceLine[], problems: readonly Problem[]): Accounts {
  const found = new Map<string, { spent: number; earned: number; wrong: number }>();
  const at = (key: string) => {
    const known = found.get(key) ?? { ...NOTHING };
    found.set(key, known);
    return known;
  };
  for (const { path, points } of lines)
    for (const key of keysOf(path))
      if (points > 0) at(key).spent += points;
      else at(key).earned -= points;
  for (const { path, advice } of problems) if (!advice) for (const key of keysOf(path)) at(key).wrong++;
  return (event, element) => found.get(element === null ? `${event}` : `${event}.${element}`) ?? NOTHING;
}

function keysOf([events, event, part, element]: DocumentPath): string[] {
  if (events !== 'events' || event === undefined) return [];
  return part === 'elements' && element !== undefined ? [`${event}`, `${event}.${element}`] : [`${event}`];
}
