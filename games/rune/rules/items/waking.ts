// What wakes a charm outside a fight. RUN-TRE-49, RUN-CHART-CHARM-RECHARGE

import type { Characteristic } from '../../content/characteristics.ts';
import type { God } from '../../content/gods.ts';
import type { ItemOf } from '../../content/treasure/item.ts';

export type Waking =
  /** A ten at a roll of the notes, by its Characteristic. */
  | { readonly by: 'triumph'; readonly of: Characteristic }
  | { readonly by: 'gift-roll' }
  | { readonly by: 'shrine'; readonly god: God; readonly primary: readonly God[] }
  | { readonly by: 'next-event' | 'next-encounter' };

export const woken = (charm: ItemOf<'charm'>, waking: Waking): ItemOf<'charm'> =>
  wakes(charm.recharge, waking) ? { ...charm, charged: true } : charm;

function wakes(recharge: ItemOf<'charm'>['recharge'], waking: Waking): boolean {
  switch (waking.by) {
    case 'triumph':
      return recharge === `triumph-${waking.of}`;
    case 'shrine':
      return (
        recharge === 'any-shrine' || (recharge === 'primary-shrine' && waking.primary.includes(waking.god))
      );
    // A new encounter begins with an event.
    case 'next-encounter':
      return recharge === 'next-encounter' || recharge === 'next-event';
    default:
      return recharge === waking.by;
  }
}
