// What a hero would be with more points, and some of them spent: on a copy, which nobody keeps.

import type { Problem } from '@skald/kernel';
import type { Weapon } from '../../content/weapons.ts';
import { withLines } from './account.ts';
import { derive, type HeroNumbers } from './derive.ts';
import { MOMENTS, type Moment, type Purchase } from './lines.ts';
import { afterPurchase } from './purchase.ts';
import type { Hero } from './schema.ts';
import { type Standing, standingOf } from './standing.ts';

interface Change {
  readonly number: string;
  /** The attack form it belongs to; null for what belongs to the hero. */
  readonly weapon: Weapon | null;
  readonly from: number;
  readonly to: number;
}

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

/** Which numbers differ; what only one of the two has, has no other to differ from. */
function changesBetween(before: HeroNumbers, after: HeroNumbers): Change[] {
  const former = listed(before);
  return listed(after).flatMap(([number, weapon, to]) => {
    const from = former.find(([of, by]) => of === number && by === weapon)?.[2];
    return from === undefined || from === to ? [] : [{ number, weapon, from, to }];
  });
}

const listed = (
  numbers: HeroNumbers,
): (readonly [number: string, weapon: Weapon | null, value: number])[] => [
  ['hitPoints', null, numbers.hitPoints.total],
  ['soak', null, numbers.soak.total],
  ['half', null, numbers.move.half.total],
  ['full', null, numbers.move.full.total],
  ['response', null, numbers.response.sum.total],
  ['decrease', null, numbers.decrease],
  ['nonCombatInit', null, numbers.nonCombatInit.total],
  ...numbers.forms.flatMap(({ weapon, init, atk, dfn, dam }) =>
    Object.entries({ init, atk, dfn, dam }).map(([of, { total }]) => [of, weapon, total] as const),
  ),
];
