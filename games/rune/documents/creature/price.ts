// What a creature's own numbers and powers add to its Mix, in tenths. RUN-CREATE-07 to -11, RUN-RULING-F26

import type { Price, PriceLine } from '@skald/kernel';
import type { Adjust } from '../../content/foes.ts';
import { POWER, powersMix } from '../../content/powers.ts';
import { STATISTICS, type Statistic } from '../../content/threats.ts';
import type { Creature } from './schema.ts';

/** How much of each is one point. RUN-CREATE-07 */
const UNIT: Readonly<Record<Statistic, number>> = {
  init: 3,
  atk: 1,
  dfn: 1,
  dam: 3,
  soak: 1,
  hp: 10,
  res: 3,
};

/** Less of these pays for nothing. RUN-CREATE-09 */
const PAYS_NOTHING: readonly Statistic[] = ['init', 'hp', 'res'];
export const isIgnored = (name: Statistic, by: number): boolean => by < 0 && PAYS_NOTHING.includes(name);

/** Thirtieths of a point, so that thirds and tenths can be added without a remainder. */
const WHOLE = 30;
const thirtieths = (name: Statistic, by: number): number =>
  isIgnored(name, by) ? 0 : (by * WHOLE) / UNIT[name];

/** Tenths of Mix: a point each, what is left of the sum dropped. RUN-CREATE-10, -11 */
export function adjustMix(adjust: Adjust): number {
  const sum = STATISTICS.reduce((all, name) => all + thirtieths(name, adjust[name] ?? 0), 0);
  return Math.trunc(sum / WHOLE) + 0;
}

/** Line by line with its fractions; only the total is whole. */
export function priceOf({ adjust, powers }: Creature): Price & { readonly totals: { readonly mix: number } } {
  const lines: PriceLine[] = [
    ...STATISTICS.flatMap((name) => {
      const by = adjust[name] ?? 0;
      const points = thirtieths(name, by) / WHOLE;
      return by === 0
        ? []
        : [{ path: ['adjust', name], code: 'adjust', points, rule: 'RUN-CREATE-07', params: { name, by } }];
    }),
    ...powers.flatMap((kind, i) => {
      const points = powersMix([POWER[kind]]);
      return points === 0
        ? []
        : [{ path: ['powers', i], code: 'power', points, rule: 'RUN-RULING-F27', params: { kind } }];
    }),
  ];
  return { lines, totals: { mix: adjustMix(adjust) + powersMix(powers.map((kind) => POWER[kind])) } };
}
