// What would be otherwise if a hero were another: said before a step is taken.

import type { Weapon } from '../../content/weapons.ts';
import { derive, type HeroNumbers } from './derive.ts';
import type { AttackForm } from './numbers.ts';
import { priceOf } from './price.ts';
import type { Hero } from './schema.ts';

/** Numbers of the hero himself, whatever he holds. */
export const OWN_NUMBERS = [
  'hitPoints',
  'woundThreshold',
  'soak',
  'half',
  'full',
  'response',
  'decrease',
  'nonCombatInit',
] as const;
export type OwnNumber = (typeof OWN_NUMBERS)[number];

export const SCORES = ['init', 'atk', 'dfn', 'dam'] as const satisfies readonly (keyof AttackForm)[];
export type Score = (typeof SCORES)[number];

export interface Change {
  readonly number: OwnNumber | Score;
  /** The attack form it belongs to; null for what belongs to the hero. */
  readonly weapon: Weapon | null;
  readonly from: number;
  readonly to: number;
}

export interface Effect {
  /** Creation points; below 0 what is given back. */
  readonly cost: number;
  readonly changes: readonly Change[];
}

export const effectOf = (before: Hero, after: Hero): Effect => ({
  cost: priceOf(after).totals.spent - priceOf(before).totals.spent,
  changes: changesBetween(derive(before), derive(after)),
});

/** Which numbers differ; what only one of the two has, has no other to differ from. */
export function changesBetween(before: HeroNumbers, after: HeroNumbers): Change[] {
  const former = new Map(listed(before).map(([number, weapon, value]) => [`${number} ${weapon}`, value]));
  return listed(after).flatMap(([number, weapon, to]) => {
    const from = former.get(`${number} ${weapon}`);
    return from === undefined || from === to ? [] : [{ number, weapon, from, to }];
  });
}

export function ownNumber(numbers: HeroNumbers, number: OwnNumber): number {
  switch (number) {
    case 'hitPoints':
    case 'soak':
    case 'nonCombatInit':
      return numbers[number].total;
    case 'half':
    case 'full':
      return numbers.move[number].total;
    case 'response':
      return numbers.response.sum.total;
    case 'woundThreshold':
    case 'decrease':
      return numbers[number];
  }
}

const listed = (numbers: HeroNumbers): (readonly [OwnNumber | Score, Weapon | null, number])[] => [
  ...OWN_NUMBERS.map((number) => [number, null, ownNumber(numbers, number)] as const),
  ...numbers.forms.flatMap((form) => SCORES.map((score) => [score, form.weapon, form[score].total] as const)),
];
