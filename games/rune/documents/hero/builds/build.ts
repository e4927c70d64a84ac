// A suggested hero: as he sets out, and what he would buy with the points he gains, in this order.

import type { Ability } from '../../../content/abilities.ts';
import type { Gift } from '../../../content/gifts.ts';
import type { Purchase } from '../lines.ts';
import type { Hero } from '../schema.ts';

export interface Build {
  readonly hero: Hero;
  readonly growth: readonly Purchase[];
}

export const gifts = (...of: readonly Gift[]): Purchase[] => of.map((gift) => ({ kind: 'gift', gift }));

/** A point more each, by experience. */
export const raised = (...abilities: readonly Ability[]): Purchase[] =>
  abilities.map((ability) => ({ kind: 'experience', ability }));

export const INSURED: readonly Purchase[] = [{ kind: 'insurance' }];
export const MOUNTED: readonly Purchase[] = [{ kind: 'horse' }];
