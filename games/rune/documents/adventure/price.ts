// What the encounters of an adventure cost, one after the other. RUN-ADV-06, RUN-BUDGET

import type { Price } from '@skald/kernel';
import { type EncounterPrice, priceOf as encounterPrice } from '../encounter/price/index.ts';
import { type Adventure, type AdventureContext, contextOf } from './schema.ts';

/** The cost sheet of each, by itself: no encounter pays for another. */
export function sheetsOf(adventure: Adventure, context?: AdventureContext): EncounterPrice[] {
  const given = contextOf(adventure, context);
  return adventure.encounters.map(({ encounter }) => encounterPrice(encounter, given));
}

export function priceOf(adventure: Adventure, context?: AdventureContext): Price {
  const sheets = sheetsOf(adventure, context);
  const sum = (of: keyof EncounterPrice['totals']): number =>
    sheets.reduce((all, { totals }) => all + totals[of], 0);
  return {
    lines: sheets.flatMap(({ lines }, i) =>
      lines.map((line) => ({ ...line, path: ['encounters', i, 'encounter', ...line.path] })),
    ),
    totals: { spent: sum('spent'), earned: sum('earned'), limit: sum('limit') },
  };
}
