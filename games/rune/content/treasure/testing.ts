// Charts as the ledger has them: every number with the words of its row.

import { readFileSync } from 'node:fs';
import { CATEGORIES } from '../design/gains.ts';
import type { Chart } from './chart.ts';

const LEDGER = readFileSync(
  new URL('../../../../docs/rules/rune-4c-treasure-gains.md', import.meta.url),
  'utf8',
);

/** From its name to the next chart or rule. */
function passage(rule: string): string {
  const from = LEDGER.indexOf(`**${rule}**`);
  if (from < 0) throw new Error(`no ${rule}`);
  const text = LEDGER.slice(from);
  const end = text.slice(1).search(/\n(\*\*RUN|- \*\*RUN|#|\| ID)/);
  return text.slice(0, end + 1);
}

/** What each number is, by the words of the ledger; `00` is a hundred. */
export function ledgerChart(rule: string): ReadonlyMap<number, string> {
  const text = passage(rule);
  const rows = text.includes('\n|') ? tableRows(text) : inlineRows(text);
  const found = new Map<number, string>();
  for (const [range, words] of rows) {
    const [low = 0, high = low] = [...range.matchAll(/\d+/g)].slice(0, 2).map(([n]) => Number(n) || 100);
    for (let n = low; n <= high; n++) {
      if (found.has(n)) throw new Error(`${rule} has ${n} twice`);
      found.set(n, words);
    }
  }
  return found;
}

type Rows = readonly (readonly [range: string, words: string])[];

/** Several columns of numbers side by side, or one with whatever belongs to it. */
function tableRows(text: string): Rows {
  const [heads = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const starts = heads.flatMap((head, i) => (/^d10/.test(head) ? [i] : []));
  return rows.flatMap((cells) =>
    starts
      .map((from, i) => [cells[from] ?? '', cells.slice(from + 1, starts[i + 1]).join(' | ')] as const)
      .filter(([range]) => range !== ''),
  );
}

const inlineRows = (text: string): Rows =>
  [...text.slice(text.indexOf('):')).matchAll(/(\d+(?:–\d+)?) (?:→ )?([^;.]+)/g)].map(([, range, words]) => [
    range as string,
    (words as string).trim(),
  ]);

/** What the ledger adds for each category: between its brackets. */
export function ledgerModifiers(rule: string): Chart<unknown>['modifiers'] {
  const [, within = ''] = /\(([^)]*)\)/.exec(passage(rule).slice(rule.length)) ?? [];
  return Object.fromEntries(
    [...within.matchAll(/\b([A-F]) ([+−]\d+)/g)].map(([, category, by]) => [
      category,
      Number((by as string).replace('−', '-')),
    ]),
  ) as Chart<unknown>['modifiers'];
}

/** Every number of ours with what it brings. */
export const numbersOf = <R>({ rows }: Chart<R>): ReadonlyMap<number, R> =>
  new Map(
    rows.flatMap(([upTo, result], i) => {
      const from = (rows[i - 1]?.[0] ?? 0) + 1;
      return Array.from({ length: upTo - from + 1 }, (_, n) => [from + n, result] as const);
    }),
  );

/** Named categories only, as a plain record. */
export const modifiersOf = <R>({ modifiers = {} }: Chart<R>): Record<string, number> =>
  Object.fromEntries(
    CATEGORIES.flatMap((one) => (modifiers[one] === undefined ? [] : [[one, modifiers[one] as number]])),
  );
