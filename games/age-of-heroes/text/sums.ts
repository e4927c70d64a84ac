// Where a strength comes from, in words.

import { type Summand, sumText, withParts } from '@skald/text';
import { type CounterId, ITEMS, type Item, type Source } from '../content/index.ts';
import type { SumPart } from '../rules/sums.ts';

/** What only a sum needs a name for. */
export type SumWords = Readonly<
  Record<Exclude<Source, CounterId | Item | 'ogal' | 'eon' | 'hagall'>, string>
>;

interface Known {
  counter(id: CounterId): string;
  item(id: Item): string;
  readonly runes: { readonly ogal: string; readonly eon: string };
  readonly spells: { readonly hagall: string };
}

interface Sums {
  /** “5 Ragnar + 1 Lovi = 6” */
  sum(parts: readonly SumPart[]): string;
  /** “strength 6 (5 Ragnar + 1 Lovi)” */
  summed(named: (total: number) => string, parts: readonly SumPart[]): string;
}

export function sumsIn(known: Known, words: SumWords): Sums {
  const named = (from: Source): string => {
    if (from === 'ogal' || from === 'eon') return known.runes[from];
    if (from === 'hagall') return known.spells.hagall;
    if (isItem(from)) return known.item(from);
    return from in words ? words[from as keyof SumWords] : known.counter(from as CounterId);
  };
  const spoken = (parts: readonly SumPart[]): Summand[] =>
    parts.map(({ from, amount }) => ({ name: named(from), amount }));
  return {
    sum: (parts) => sumText(spoken(parts)),
    summed: (said, parts) => withParts(said, spoken(parts)),
  };
}

const isItem = (from: Source): from is Item => (ITEMS as readonly string[]).includes(from);
