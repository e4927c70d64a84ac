// How a suggested hero comes by what he has: one encounter after another, and what he has long wished for bought as soon
// as it can be paid.

import type { Ability } from '../../../content/abilities.ts';
import { GIFT } from '../../../content/gifts.ts';
import { withLines } from '../account.ts';
import type { Purchase } from '../lines.ts';
import { OPEN } from '../plan.ts';
import { afterPurchase } from '../purchase.ts';
import type { Hero } from '../schema.ts';
import type { Build } from './build.ts';

/** What an encounter brings him. */
const SPOILS = 50;

/** As many of his next wishes are in his mind while he fights. */
const FORESIGHT = 4;

export function grownBy({ hero, growth }: Build, points: number): Hero {
  let grown = hero;
  let wishes = growth;
  for (let fought = 0; fought * SPOILS < points; fought++) {
    const on = dayOf(fought);
    const spoils = Math.min(SPOILS, points - fought * SPOILS);
    const marked = provenFor(wishes);
    grown = withLines(grown, { line: 'gain', on, cause: 'pillaging', points: spoils, marked });
    [grown, wishes] = shopped(grown, wishes, on);
    if (wishes.length === 0) wishes = growth.filter(isEndless);
  }
  return grown;
}

/** What he means to raise proves itself. RUN-XP-02 */
const provenFor = (wishes: readonly Purchase[]): Ability[] => [
  ...new Set(wishes.slice(0, FORESIGHT).flatMap((one) => (one.kind === 'experience' ? [one.ability] : []))),
];

/** He saves for what comes next rather than buy what comes later. */
function shopped(hero: Hero, wishes: readonly Purchase[], on: string): [Hero, readonly Purchase[]] {
  const [next, ...others] = wishes;
  if (next === undefined) return [hero, wishes];
  const bought = afterPurchase(hero, next, { moment: OPEN[next.kind] }, on);
  return 'hero' in bought ? shopped(bought.hero, others, on) : [hero, wishes];
}

/** What can be wished for again and again. */
const isEndless = (purchase: Purchase): boolean =>
  purchase.kind === 'experience' || (purchase.kind === 'gift' && GIFT[purchase.gift].cap === null);

/** The years in which such heroes lived; they sail from May to October, and fight once a week. */
const YEAR = 985;
const MONTHS = 6;
const WEEKS = 4;

function dayOf(fought: number): string {
  const [month, week] = [Math.floor(fought / WEEKS), fought % WEEKS];
  const numbers = [YEAR + Math.floor(month / MONTHS), 5 + (month % MONTHS), 1 + 7 * week];
  return numbers.map((number, i) => String(number).padStart(i === 0 ? 4 : 2, '0')).join('-');
}
