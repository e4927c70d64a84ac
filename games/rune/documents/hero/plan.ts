// What a hero would be with more points, and some of them spent: on a copy, which nobody keeps.

import type { Problem } from '@skald/kernel';
import { withLines } from './account.ts';
import { derive } from './derive.ts';
import { type Change, changesBetween } from './effect.ts';
import { MOMENTS, type Moment, type Purchase } from './lines.ts';
import { afterPurchase } from './purchase.ts';
import type { Hero } from './schema.ts';
import { type Standing, standingOf } from './standing.ts';

export interface Plan {
  readonly hero: Hero;
  readonly standing: Standing;
  readonly cost: number;
  /** What could not be bought, by its place in the plan. */
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
}

/** In the order in which the windows open, after one more encounter in which all that should be raised proves itself. */
export const OPEN: Readonly<Record<Purchase['kind'], Moment>> = {
  experience: 'encounter-end',
  gift: 'encounter-end',
  curds: 'encounter-end',
  legendary: 'encounter-end',
  deficit: 'encounter-end',
  gear: 'between-adventures',
  training: 'between-adventures',
  horse: 'adventure-start',
  'horse-upgrade': 'adventure-start',
  insurance: 'encounter-start',
};
const ORDER: readonly Moment[] = ['encounter-end', ...MOMENTS];

export function planOf(hero: Hero, extra: number, purchases: readonly Purchase[], on: string): Plan {
  const marked = [...new Set(purchases.flatMap((one) => (one.kind === 'experience' ? [one.ability] : [])))];
  const problems: Problem[] = [];
  let copy = withLines(hero, { line: 'gain', on, cause: 'pillaging', points: extra, marked });
  const { spent } = standingOf(copy);
  const inOrder = [...purchases.entries()].toSorted(
    ([, a], [, b]) => ORDER.indexOf(OPEN[a.kind]) - ORDER.indexOf(OPEN[b.kind]),
  );
  for (const [i, purchase] of inOrder) {
    const bought = afterPurchase(copy, purchase, { moment: OPEN[purchase.kind] }, on);
    if ('hero' in bought) copy = bought.hero;
    else problems.push(...bought.problems.map((one) => ({ ...one, path: [i] })));
  }
  const standing = standingOf(copy);
  return {
    hero: copy,
    standing,
    cost: standing.spent - spent,
    problems,
    changes: changesBetween(derive(hero), derive(copy)),
  };
}
