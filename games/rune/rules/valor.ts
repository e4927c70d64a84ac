// The Roll of Valor: the numbers of the heroes present, from which foes are made. RUN-FOE-01 to -08

import { recordOf } from '@skald/kernel';
import { STATISTICS, type Statistics } from '../content/threats.ts';
import type { HeroNumbers } from '../documents/hero/derive.ts';

/** What a hero reports, his hit points whole even when he is hurt. RUN-FOE-01, RUN-RULING-F19 */
export const reportOf = ({ valor, soak, hitPoints, response }: HeroNumbers): Statistics => ({
  init: valor.init.total,
  atk: valor.atk.total,
  dfn: valor.dfn.total,
  dam: valor.dam.total,
  soak: soak.total,
  hp: hitPoints.total,
  res: response.sum.total,
});

/** As many heroes as this, and the second-worst number counts. */
const MANY = 4;
const FEW = 3;
/** Off the worst number where even those are lacking. RUN-FOE-07 */
const TOO_FEW = { hp: 10, other: 1 } as const;

/** Of each column the second-lowest of the numbers that differ; of few heroes the lowest. RUN-FOE-04 to -08 */
export function tallyOf(reports: readonly Statistics[]): Statistics {
  return recordOf(STATISTICS, (column) => {
    const [worst, second] = [...new Set(reports.map((report) => report[column]))].sort((a, b) => a - b);
    if (worst === undefined) throw new RangeError('no heroes');
    if (reports.length >= MANY) return second ?? worst;
    if (reports.length === FEW) return worst;
    return worst - (column === 'hp' ? TOO_FEW.hp : TOO_FEW.other);
  });
}
