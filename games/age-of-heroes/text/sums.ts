// Where a strength comes from, in words.

import { sumText } from '@skald/text';
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

export function sumsIn(known: Known, words: SumWords): (parts: readonly SumPart[]) => string {
  const named = (from: Source): string => {
    if (from === 'ogal' || from === 'eon') return known.runes[from];
    if (from === 'hagall') return known.spells.hagall;
    if (isItem(from)) return known.item(from);
    return from in words ? words[from as keyof SumWords] : known.counter(from as CounterId);
  };
  return (parts) => sumText(parts.map(({ from, amount }) => ({ name: named(from), amount })));
}

const isItem = (from: Source): from is Item => (ITEMS as readonly string[]).includes(from);
