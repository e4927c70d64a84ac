// Ledgers for tests.

import type { Ability } from '../../content/abilities.ts';
import type { Gift } from '../../content/gifts.ts';
import { withLines } from './account.ts';
import type { LineOf, Moment, Place, Purchase } from './lines.ts';
import { afterPurchase } from './purchase.ts';
import { READY_MADE } from './ready-made.ts';
import { type Hero, HeroSchema } from './schema.ts';

export const DAY = '2024-05-01';

export const made = (changes: Partial<Hero> = {}): Hero =>
  HeroSchema.parse({ ...READY_MADE.ragnar, ...changes });

export const gained = (
  points: number,
  marked: Ability[] = [],
  cause: LineOf<'gain'>['cause'] = 'pillaging',
): LineOf<'gain'> => ({ line: 'gain', on: DAY, cause, points, marked });

/** Somebody with so much to spend. */
export const rich = (points: number, hero: Hero = made()): Hero => withLines(hero, gained(points));

export const at = (moment: Moment, more: Omit<Place, 'moment'> = {}): Place => ({ moment, ...more });

export const gift = (id: Gift): Purchase => ({ kind: 'gift', gift: id });

export const paid = (
  purchase: Purchase,
  points: number,
  place: Place = at('encounter'),
): LineOf<'expense'> => ({ line: 'expense', on: DAY, points, purchase, place });

/** After purchases that must succeed. */
export const having = (hero: Hero, purchases: readonly Purchase[], place: Place = at('encounter')): Hero =>
  purchases.reduce((buyer, purchase) => {
    const bought = afterPurchase(buyer, purchase, place, DAY);
    if ('problems' in bought) throw new Error(JSON.stringify([purchase, bought.problems]));
    return bought.hero;
  }, hero);

/** Codes and rules that keep it from being bought. */
export function refused(hero: Hero, purchase: Purchase, place: Place): [string, string | null][] {
  const bought = afterPurchase(hero, purchase, place, DAY);
  return 'problems' in bought ? bought.problems.map(({ code, rule }) => [code, rule]) : [];
}

/** Somebody with these levels, whatever they cost. */
export const gifted = (levels: Readonly<Partial<Record<Gift, number>>>, hero: Hero = made()): Hero =>
  withLines(
    rich(100_000, hero),
    ...Object.entries(levels).flatMap(([id, level]) =>
      Array.from({ length: level }, () => paid(gift(id as Gift), 0)),
    ),
  );
