// What follows from an adventure, for whoever plans it: which encounters it needs, and how each that is there stands.

import { type Slot, slotsOf } from '../../content/design/adventures.ts';
import { derive as deriveEncounter, type EncounterDerived } from '../encounter/derive.ts';
import type { EncounterPrice } from '../encounter/price/index.ts';
import { sheetsOf } from './price.ts';
import { type Adventure, type AdventureContext, contextOf } from './schema.ts';

export interface AdventureDerived {
  readonly players: number;
  /** As many encounters as there must be. RUN-ADV-03 to -05 */
  readonly slots: readonly Slot[];
  readonly encounters: readonly (EncounterDerived & { readonly totals: EncounterPrice['totals'] })[];
}

export function derive(adventure: Adventure, context?: AdventureContext): AdventureDerived {
  const given = contextOf(adventure, context);
  const players = given.heroes ?? adventure.group.heroes;
  const sheets = sheetsOf(adventure, context);
  return {
    players,
    slots: slotsOf(adventure.form, players),
    encounters: adventure.encounters.flatMap(({ encounter }, i) => {
      const totals = sheets[i]?.totals;
      return totals ? [{ ...deriveEncounter(encounter, given), totals }] : [];
    }),
  };
}
