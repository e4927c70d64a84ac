// What a foe will come to against the heroes it is made for, and how a blow between them may end. RUN-FOE-10 to -13

import type { Statistics } from '../../../content/threats.ts';
import { kindOf } from '../../../documents/encounter/fights.ts';
import { adjustOf } from '../../../documents/encounter/mix.ts';
import type { Encounter, FoeEntry } from '../../../documents/encounter/schema.ts';
import { type Exchange, exchangeOf } from '../../../rules/exchange.ts';
import { statisticsOf } from '../../../rules/foe-making.ts';
import { likelyValor } from '../../../rules/likely-valor.ts';

export interface FoePreview {
  readonly statistics: Statistics;
  readonly exchange: Exchange;
}

/** Null where an own creature is named that is not there. */
export function previewOf(encounter: Encounter, foe: FoeEntry): FoePreview | null {
  const kind = kindOf(encounter, foe);
  if (kind === undefined) return null;
  const { tally, middle } = likelyValor(encounter.group);
  const statistics = statisticsOf(tally, foe.threat, adjustOf({ ...foe, kind }));
  return { statistics, exchange: exchangeOf(middle, statistics, kind.powers) };
}
