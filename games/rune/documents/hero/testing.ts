// Ledgers for tests.

import type { Ability } from '../../content/abilities.ts';
import { GIFT, type Gift } from '../../content/gifts.ts';
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

type Levels = Readonly<Partial<Record<Gift, number>>>;

const each = <T>(levels: Levels, make: (id: Gift) => T): T[] =>
  (Object.entries(levels) as [Gift, number][]).flatMap(([id, level]) =>
    Array.from({ length: level }, () => make(id)),
  );

/** Somebody with these levels and points to spare, whatever they cost. */
export const gifted = (levels: Levels, hero: Hero = made()): Hero =>
  withLines(rich(100_000, hero), ...each(levels, (id) => paid(gift(id), 0)));

/** The same for somebody who had just the points for them. */
export function spentOn(levels: Levels, hero: Hero = made()): Hero {
  const lines = each(levels, (id) => paid(gift(id), GIFT[id].cost));
  return withLines(
    rich(
      lines.reduce((sum, { points }) => sum + points, 0),
      hero,
    ),
    ...lines,
  );
}
